import { Check, Minus } from 'lucide-react';
import { Table, type Column } from '../../ui/table.tsx';
import type { ComparisonCell, ComparisonRow } from './comparison.ts';

type Props = {
  /** The heads of the cells, beginning with what is free. */
  columns: readonly string[];
  rows: readonly ComparisonRow[];
};

/** Line by line what each plan has. */
export function ComparisonTable({ columns, rows }: Props) {
  return (
    <Table
      caption="What each plan has"
      captionHidden
      stickyFirst
      columns={[{ key: 'name', head: 'In the plan', cell: RowHead }, ...columns.map(columnOf)]}
      rows={rows}
      rowKey={({ name }) => name}
    />
  );
}

function columnOf(head: string, at: number): Column<ComparisonRow> {
  return { key: head, head, cell: ({ cells }) => <Cell value={cells[at]!} /> };
}

function RowHead({ name, about }: ComparisonRow) {
  return (
    <>
      {name}
      {about && (
        <span className="block max-w-72 text-[0.8125rem] leading-5 font-normal text-soft max-sm:sr-only">
          {about}
        </span>
      )}
    </>
  );
}

function Cell({ value }: { value: ComparisonCell }) {
  if (typeof value === 'string') return <span className="block min-w-20">{value}</span>;
  const Mark = value ? Check : Minus;
  return (
    <span className="relative block">
      <Mark aria-hidden="true" className={value ? 'size-5 text-sea' : 'size-5 text-edge'} />
      <span className="sr-only">{value ? 'Included' : 'Not included'}</span>
    </span>
  );
}
