import { RowLabel } from '../data-pages/page/exhibit-table.tsx';
import { FilteredList } from '../taxonomy/lists/filtered-list.tsx';
import { Flag } from '../ui/flag.tsx';
import { Monogram } from '../ui/monogram.tsx';
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
    className: 'min-[360px]:max-sm:w-[45%]',
    cell: ({ slug, label, domain, href }) => (
      <span className="flex items-center gap-3 max-[359px]:*:first:hidden">
        <Monogram name={label} size="small" />
        <span className="min-w-0 wrap-anywhere">
          <RowLabel label={label} href={href} locked={!href} shop={slug} />
          {/* Some shops are named after their domain. */}
          {domain !== label.toLowerCase() && (
            <small className="block text-sm font-normal text-soft sm:ml-2 sm:inline">{domain}</small>
          )}
        </span>
      </span>
    ),
  },
  {
    key: 'country',
    head: 'Country',
    className: 'max-sm:text-sm',
    cell: ({ code, country }) => (
      <>
        <Flag country={code} /> {country}
      </>
    ),
  },
  { key: 'category', head: 'Main category', className: 'max-sm:text-sm', cell: ({ category }) => category },
];
