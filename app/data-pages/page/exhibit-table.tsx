import { Lock } from 'lucide-react';
import { lockedShopPath } from '../../subjects/retailer.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { StaticTable, type Column } from '../../ui/table.tsx';
import { quietLink, textLink } from '../../ui/text-link.ts';
import { PassportLink } from '../../passport/passport-link.tsx';
import type { ExhibitView, RowView } from './sheet-view.ts';

export function ExhibitTable({ id, title, table }: Pick<ExhibitView, 'id' | 'title' | 'table'>) {
  return (
    <StaticTable
      captionId={`${id}-table`}
      caption={title}
      captionHidden
      columns={columnsOf(table)}
      rows={table.rows}
      rowKey={({ label }, at) => `${at} ${label}`}
      cards={table.columns.length > 3}
      first={table.first}
    />
  );
}

function columnsOf({ columns: [first = '', ...rest], rows }: ExhibitView['table']): Column<RowView>[] {
  return [
    { key: 'row', head: first, cell: RowLabel },
    ...rest.map((head, at) => ({
      key: head,
      head,
      numeric: rows.some(({ cells }) => isValue(cells[at])),
      cell: ({ cells }: RowView) => renderCell(cells[at] ?? null),
    })),
  ];
}

/** A link to the row's page, or a lock and a link to what is public of a retailer without one. */
export function RowLabel({ label, href, locked, shop }: Pick<RowView, 'label' | 'href' | 'locked' | 'shop'>) {
  if (href) {
    return (
      <AppLink to={href} className={textLink}>
        {label}
      </AppLink>
    );
  }
  if (!locked || !shop) return label;
  return (
    <AppLink to={lockedShopPath(shop)} className={quietLink}>
      {label}
      <Lock aria-hidden="true" className="ml-1.5 inline size-3.5 text-soft" />
      <span className="sr-only"> (profile locked)</span>
    </AppLink>
  );
}

const isValue = (cell: RowView['cells'][number] | undefined) =>
  typeof cell === 'object' && cell !== null && 'passport' in cell;

function renderCell(cell: RowView['cells'][number]) {
  if (cell === null) return <span className="text-soft">N/A</span>;
  if (typeof cell === 'string')
    return cell.length > 16 ? cell : <span className="whitespace-nowrap">{cell}</span>;
  if ('passport' in cell) return <PassportLink value={cell} />;
  return (
    <a href={cell.href} className={textLink}>
      {cell.text}
    </a>
  );
}
