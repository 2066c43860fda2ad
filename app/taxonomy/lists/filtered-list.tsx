import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import type { Option } from '../../ui/form/control.ts';
import { Select } from '../../ui/form/select.tsx';
import { LetterIndex } from '../../ui/navigation/letter-index.tsx';
import { Pagination } from '../../ui/navigation/pagination.tsx';
import { StaticTable, type Column } from '../../ui/table.tsx';
import { textLink } from '../../ui/text-link.ts';
import { listAddress, type ListChoice } from './list-choice.ts';

export type ListPage<Row> = {
  choice: ListChoice;
  total: number;
  pages: number;
  letters: readonly { letter: string; filled: boolean }[];
  regions: readonly Option[];
  categories: readonly Option[];
  rows: readonly Row[];
};

type Props<Row> = {
  page: ListPage<Row>;
  action: string;
  /** Also the anchor of the list on the page. */
  name: string;
  columns: Column<Row>[];
  rowKey: (row: Row) => string;
  firstOnPhones?: number;
};

/** Without hooks, for static markup. Its links and its form load a document, which begins at the list. */
export function FilteredList<Row>({ page, action, name, columns, rowKey, firstOnPhones }: Props<Row>) {
  const { choice, total, pages, letters, regions, categories, rows } = page;
  const list = `${action}#${name}`;
  return (
    <div id={name} className="grid gap-6">
      <ListFilters action={list} choice={choice} regions={regions} categories={categories} />
      <LetterIndex
        letters={letters}
        current={choice.letter}
        to={(letter) => listAddress(list, { ...choice, letter, page: 1 })}
      />
      <p className="text-[0.9375rem] text-soft">
        {total.toLocaleString('en-US')} {name}
        {pages > 1 && `, page ${choice.page} of ${pages}`}
      </p>
      <StaticTable
        captionId={`${name}-caption`}
        caption={`List of ${name}`}
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        firstOnPhones={firstOnPhones}
        empty={total > 0 ? 'There is no such page in this list.' : 'No matches. Try fewer filters.'}
      />
      <Pagination
        current={choice.page}
        total={pages}
        to={(number) => listAddress(list, { ...choice, page: number })}
      />
    </div>
  );
}

type FilterProps = {
  action: string;
  choice: ListChoice;
  regions: readonly Option[];
  categories: readonly Option[];
};

function ListFilters({ action, choice, regions, categories }: FilterProps) {
  const { letter, region, category } = choice;
  return (
    <form action={action} className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
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
    </form>
  );
}
