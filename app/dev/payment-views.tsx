import { Table, type Column } from '../ui/table.tsx';
import { textLink } from '../ui/text-link.ts';
import type { View } from './inspect.server.ts';
import { WithId } from './inspector-tables.tsx';

export function Payments({ sessions, webhooks }: Omit<View<'payments'>, 'kind'>) {
  return (
    <div className="grid min-w-0 gap-12">
      <Table
        caption="Visits to the payment page"
        columns={sessionColumns}
        rows={sessions}
        rowKey={({ id }) => id}
        empty="No payment page has been opened yet."
        note={`The newest ${sessions.length}. Times are UTC.`}
      />
      <Table
        caption="Webhooks"
        columns={webhookColumns}
        rows={webhooks}
        rowKey={({ id }) => String(id)}
        empty="The sandbox has sent no webhooks yet."
        note={`The newest ${webhooks.length}. Each is sent twice and in random order, on purpose. Times are UTC.`}
      />
    </div>
  );
}

const sessionColumns: Column<View<'payments'>['sessions'][number]>[] = [
  {
    key: 'order',
    head: 'Order',
    cell: ({ order, id }) => <WithId name={order ?? 'not ours'} id={id} />,
  },
  { key: 'method', head: 'Method', cell: ({ method }) => method },
  {
    key: 'status',
    head: 'Status',
    cell: ({ status, payment, page }) => (
      <>
        {status}, {payment}
        {page && (
          <a href={page} className={`${textLink} block text-sm`}>
            Payment page
          </a>
        )}
      </>
    ),
  },
  { key: 'total', head: 'Total', numeric: true, cell: ({ total }) => total },
  { key: 'created', head: 'Created', numeric: true, cell: ({ created }) => created },
];

const webhookColumns: Column<View<'payments'>['webhooks'][number]>[] = [
  {
    key: 'type',
    head: 'Event',
    cell: ({ type, event }) => <WithId name={type} id={event} />,
  },
  { key: 'attempts', head: 'Attempts', numeric: true, cell: ({ attempts }) => attempts },
  {
    key: 'delivered',
    head: 'Delivered',
    numeric: true,
    cell: ({ delivered, due }) => delivered ?? `due ${due}`,
  },
];
