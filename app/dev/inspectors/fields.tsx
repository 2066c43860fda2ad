import { Table, type Column } from '../../ui/table.tsx';

type Props = { caption: string; fields: readonly (readonly [string, string])[]; note?: string };

/** Names and values, one under the other. */
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
