import { Form } from 'react-router';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import type { Option } from '../../ui/form/control.ts';
import { Select } from '../../ui/form/select.tsx';
import { textLink } from '../../ui/text-link.ts';
import { listAddress, type ListChoice } from './list-choice.ts';

type Props = {
  action: string;
  choice: ListChoice;
  regions: readonly Option[];
  categories: readonly Option[];
};

/** Part of the world and category; a plain form, so that it works without scripts. */
export function ListFilters({ action, choice, regions, categories }: Props) {
  const { letter, region, category } = choice;
  return (
    <Form
      // A select keeps what was chosen by hand, also when a link has led elsewhere since.
      key={`${region} ${category}`}
      method="get"
      action={action}
      className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
    >
      {letter && <input type="hidden" name="letter" value={letter} />}
      <Select
        id="list-region"
        name="region"
        label="Region"
        required={false}
        defaultValue={region}
        options={[...regions]}
      />
      <Select
        id="list-category"
        name="category"
        label="Category"
        required={false}
        defaultValue={category}
        options={[...categories]}
      />
      <div className="flex items-center gap-4">
        <Button type="submit">Filter</Button>
        {(region || category) && (
          <AppLink
            to={listAddress(action, { ...choice, region: '', category: '', page: 1 })}
            className={textLink}
          >
            Clear
          </AppLink>
        )}
      </div>
    </Form>
  );
}
