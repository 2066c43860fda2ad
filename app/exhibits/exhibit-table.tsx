import { Lock } from 'lucide-react';
import { brand } from '../brand.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Table, type Column } from '../ui/table.tsx';
import { quietLink, textLink } from '../ui/text-link.ts';
import { PassportLink } from './passport-link.tsx';
import type { ExhibitView, RowView } from './sheet-view.ts';

/** The same numbers as the chart beside it. */
export function ExhibitTable({ title, table }: Pick<ExhibitView, 'title' | 'table'>) {
  const [first = '', ...rest] = table.columns;
  const columns: Column<RowView>[] = [
    { key: 'row', head: first, cell: RowLabel },
    ...rest.map((head, at) => ({
      key: head,
      head,
      numeric: table.rows.some(({ cells }) => isValue(cells[at])),
      cell: ({ cells }: RowView) => <TableCell cell={cells[at] ?? null} />,
    })),
  ];
  return (
    <Table
      caption={title}
      captionHidden
      columns={columns}
      rows={table.rows}
      rowKey={({ label }, at) => `${at} ${label}`}
      stickyFirst={table.columns.length > 3}
    />
  );
}

function RowLabel({ label, href, locked }: RowView) {
  if (href) {
    return (
      <AppLink to={href} className={textLink}>
        {label}
      </AppLink>
    );
  }
  if (!locked) return label;
  return (
    <a href={brand.tool.registerUrl} className={quietLink}>
      {label}
      <Lock role="img" aria-label="In the tool only" className="ml-1.5 inline size-3.5 text-soft" />
    </a>
  );
}

const isValue = (cell: RowView['cells'][number] | undefined) =>
  typeof cell === 'object' && cell !== null && 'passport' in cell;

function TableCell({ cell }: { cell: RowView['cells'][number] }) {
  if (cell === null) return <span className="text-soft">N/A</span>;
  if (typeof cell === 'string') return cell;
  if ('passport' in cell) return <PassportLink value={cell} />;
  return (
    <a href={cell.href} className={textLink}>
      {cell.text}
    </a>
  );
}
