import { href } from 'react-router';
import { Table, type Column } from '../ui/table.tsx';
import type { InspectorSlug } from './inspectors.ts';

export const inspectedPath = (slug: InspectorSlug, id: number) =>
  `${href('/sandbox/:slug', { slug })}?id=${id}`;

type Props = { caption: string; fields: readonly (readonly [string, string])[]; note?: string };

export function Fields({ caption, fields, note }: Props) {
  return (
    <Table
      caption={caption}
      columns={fieldColumns}
      rows={fields}
      rowKey={([name]) => name}
      empty="Nothing."
      note={note}
    />
  );
}

const fieldColumns: Column<readonly [string, string]>[] = [
  { key: 'name', head: 'Field', cell: ([name]) => name },
  {
    key: 'value',
    head: 'Value',
    cell: ([, value]) => <span className="whitespace-pre-wrap wrap-anywhere">{value}</span>,
  },
];

export function WithId({ name, id }: { name: string; id: string }) {
  return (
    <>
      {name}
      <span className="block text-sm font-normal text-soft">{id}</span>
    </>
  );
}
