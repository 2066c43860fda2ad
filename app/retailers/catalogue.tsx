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

const narrow = 'max-sm:px-1.5! max-sm:text-sm';

const columns: Column<CatalogueView['rows'][number]>[] = [
  {
    key: 'retailer',
    head: 'Retailer',
    className: 'max-sm:w-[45%] max-[399px]:min-w-24!',
    cell: ({ slug, label, domain, href }) => (
      <span className="flex items-center gap-2 sm:gap-3 max-[399px]:*:first:hidden">
        <Monogram name={label} size="small" />
        <span className="min-w-0 grow wrap-anywhere">
          <RowLabel label={label} href={href} locked={!href} shop={slug} />
          {/* Some shops are named after their domain. */}
          {domain !== label.toLowerCase() && (
            <small className="block truncate text-[0.8125rem] font-normal text-soft contain-inline-size sm:ml-2 sm:inline sm:text-sm">
              {domain}
            </small>
          )}
        </span>
      </span>
    ),
  },
  {
    key: 'country',
    head: 'Country',
    className: narrow,
    cell: ({ code, country }) => (
      <span className="flex items-baseline gap-x-1.5 *:first:translate-y-0.5 max-[359px]:*:first:hidden">
        <Flag country={code} />
        <span>{country}</span>
      </span>
    ),
  },
  { key: 'category', head: 'Main category', className: narrow, cell: ({ category }) => category },
];
