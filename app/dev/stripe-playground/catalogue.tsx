import { checkoutPath } from '../../plans/plan-view.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { textLink } from '../../ui/text-link.ts';
import type { World } from './play.server.ts';

type Part<Name extends keyof NonNullable<World>> = Pick<NonNullable<World>, Name>;
type RowOf<Name extends keyof NonNullable<World>> = NonNullable<World>[Name][number];

export function Prices({ prices }: Part<'prices'>) {
  return <Table caption="Prices" columns={priceColumns} rows={prices} rowKey={({ id }) => id} />;
}

const priceColumns: Column<RowOf<'prices'>>[] = [
  {
    key: 'plan',
    head: 'Plan',
    cell: ({ id, name }) => (
      <AppLink to={checkoutPath(id)} className={textLink}>
        {name}
      </AppLink>
    ),
  },
  { key: 'key', head: 'Lookup key', cell: ({ id }) => id },
  { key: 'price', head: 'A year, net', numeric: true, cell: ({ price }) => price },
];

export function Codes({ codes }: Part<'codes'>) {
  return <Table caption="Promo codes" columns={codeColumns} rows={codes} rowKey={({ code }) => code} />;
}

const codeColumns: Column<RowOf<'codes'>>[] = [
  { key: 'code', head: 'Code', cell: ({ code }) => code },
  { key: 'off', head: 'Takes off', numeric: true, cell: ({ takesOff }) => takesOff },
  { key: 'plans', head: 'Plans', cell: ({ plans }) => plans },
  { key: 'state', head: 'State', cell: ({ state }) => state },
];

export function Numbers({ numbers }: Part<'numbers'>) {
  return (
    <Table
      caption="Test cards and accounts"
      columns={numberColumns}
      rows={numbers}
      rowKey={({ number }) => number}
      note="Everything else on the payment page may be made up."
    />
  );
}

const numberColumns: Column<RowOf<'numbers'>>[] = [
  { key: 'number', head: 'Number', cell: ({ number }) => <code>{number}</code> },
  { key: 'does', head: 'What comes of it', cell: ({ does }) => does },
];
