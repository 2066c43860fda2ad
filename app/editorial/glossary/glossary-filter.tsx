import { Form } from 'react-router';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { textLink } from '../../ui/text-link.ts';
import type { GlossaryView } from './glossary-view.ts';

/** A plain form, so that it works without scripts. */
export function GlossaryFilter({ q, group, groups }: Pick<GlossaryView, 'q' | 'group' | 'groups'>) {
  return (
    <search aria-label="Glossary">
      <Form
        // The fields keep what was entered by hand, also when a link has led elsewhere since.
        key={`${q} ${group?.value}`}
        method="get"
        action="/glossary"
        className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto] print:hidden"
      >
        <TextField
          id="glossary-q"
          name="q"
          type="search"
          label="Find a term"
          required={false}
          defaultValue={q}
        />
        <Select
          id="glossary-group"
          name="group"
          label="Group"
          required={false}
          defaultValue={group?.value ?? ''}
          options={[...groups]}
        />
        <div className="flex items-center gap-4">
          <Button type="submit">Filter</Button>
          {(q || group) && (
            <AppLink to="/glossary" className={textLink}>
              Clear
            </AppLink>
          )}
        </div>
      </Form>
    </search>
  );
}
