import { RowLabel } from '../data-pages/page/exhibit-table.tsx';
import { FilteredList } from '../taxonomy/lists/filtered-list.tsx';
import { Flag } from '../ui/flag.tsx';
import type { Column } from '../ui/table.tsx';
import type { CatalogueView } from './catalogue.server.ts';

type Props = {
  page: CatalogueView;
  /** The address of the page that shows the catalogue. */
  action: string;
  firstOnPhones?: number;
};

export function Catalogue({ page, action, firstOnPhones }: Props) {
  return (
    <FilteredList
      page={page}
      action={action}
      name="retailers"
      columns={columns}
      rowKey={({ slug }) => slug}
      firstOnPhones={firstOnPhones}
    />
  );
}

const columns: Column<CatalogueView['rows'][number]>[] = [
  {
    key: 'retailer',
    head: 'Retailer',
    cell: ({ slug, label, domain, href }) => (
      <>
        <RowLabel label={label} href={href} locked={!href} shop={slug} />
        <span className="block text-sm font-normal text-soft wrap-anywhere">{domain}</span>
      </>
    ),
  },
  {
    key: 'kind',
    head: 'Country and main category',
    cell: ({ code, country, category }) => (
      <>
        <Flag country={code} /> {country}
        <span className="block text-sm text-soft">{category}</span>
      </>
    ),
  },
];
