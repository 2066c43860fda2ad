import { Check, Minus } from 'lucide-react';
import type { PlanView } from '../../plans/plan-view.ts';
import { features, tiers, type FeatureId } from '../../plans/tier.ts';
import { Table, type Column } from '../../ui/table.tsx';

type Cell = string | boolean;

/** The first cell is what visitors get without a plan; a boolean says whether it is included. */
type Row = { name: string; about: string | null; cells: readonly Cell[] };

export function compareTiers(plans: readonly Pick<PlanView, 'prices'>[]): Row[] {
  const priceRow = (
    name: string,
    about: string,
    priceOf: (prices: NonNullable<PlanView['prices']>) => string,
  ) => ({
    name,
    about,
    cells: ['Free', ...plans.map(({ prices }) => (prices ? priceOf(prices) : 'On request'))],
  });
  return [
    priceRow('A year', 'Without VAT', ({ annually }) => annually.base),
    priceRow('A year, with VAT', 'What is charged', ({ annually }) => annually.total),
    {
      name: 'Users',
      about: null,
      cells: ['Anyone', ...tiers.map(({ users }) => (users === 1 ? '1' : `Up to ${users}`))],
    },
    ...(Object.keys(features) as FeatureId[]).map((id) => ({
      name: features[id].name,
      about: features[id].about,
      cells: [features[id].free ?? false, ...tiers.map((tier) => tier.features.includes(id))],
    })),
  ];
}

type Props = { columns: readonly string[]; rows: readonly Row[] };

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

function columnOf(head: string, at: number): Column<Row> {
  return { key: head, head, cell: ({ cells }) => <CellValue value={cells[at]!} /> };
}

function RowHead({ name, about }: Row) {
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

function CellValue({ value }: { value: Cell }) {
  if (typeof value === 'string') return <span className="block min-w-20">{value}</span>;
  const Mark = value ? Check : Minus;
  return (
    <span className="relative block">
      <Mark aria-hidden="true" className={value ? 'size-5 text-sea' : 'size-5 text-edge'} />
      <span className="sr-only">{value ? 'Included' : 'Not included'}</span>
    </span>
  );
}
