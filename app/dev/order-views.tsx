import { AppLink } from '../ui/app-link.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { Table, type Column } from '../ui/table.tsx';
import { textLink } from '../ui/text-link.ts';
import type { View } from './inspect.server.ts';
import { Fields, inspectedPath } from './inspector-tables.tsx';

export function OrderList({ orders }: View<'orders'>) {
  return (
    <Table
      caption="Orders"
      captionHidden
      columns={columns}
      rows={orders}
      rowKey={({ id }) => String(id)}
      empty="Nobody has ordered anything yet."
      note={`The newest ${orders.length}. Times are UTC.`}
    />
  );
}

const columns: Column<View<'orders'>['orders'][number]>[] = [
  {
    key: 'order',
    head: 'Order',
    cell: ({ id, reference }) => (
      <AppLink to={inspectedPath('orders', id)} className={textLink}>
        {reference}
      </AppLink>
    ),
  },
  {
    key: 'state',
    head: 'State',
    cell: ({ state, problems }) => (problems.length > 0 ? `${state}, problem` : state),
  },
  { key: 'tier', head: 'Plan', cell: ({ tier }) => tier },
  { key: 'email', head: 'Email', cell: ({ email }) => email },
  { key: 'total', head: 'Total', numeric: true, cell: ({ total }) => total },
  { key: 'ordered', head: 'Ordered', numeric: true, cell: ({ orderedAt }) => orderedAt },
];

export function OrderView({ order }: View<'order'>) {
  const { reference, state, page, problems, fields, buyer, billing, vatChecks, account, invoices, events } =
    order;
  return (
    <article className="grid min-w-0 gap-10">
      <h2 className="text-2xl">
        {reference}, {state}
      </h2>
      {problems.map(({ at, note }) => (
        <Alert key={note} severity="warning">
          {at}: {note}
        </Alert>
      ))}
      <p>
        <a href={page} className={textLink}>
          Open the buyer’s order page
        </a>
      </p>
      <Fields caption="Order" fields={fields} />
      <Fields caption="Buyer" fields={buyer} />
      <Fields caption="Billing address" fields={billing} />
      <Table
        caption="VAT ID checks"
        columns={checkColumns}
        rows={vatChecks}
        rowKey={({ checkedAt }, at) => `${checkedAt} ${at}`}
        empty="No VAT ID had to be checked."
      />
      {account ? <Fields caption="Account" fields={account} /> : <p>No account.</p>}
      <Table
        caption="Invoices"
        columns={invoiceColumns}
        rows={invoices}
        rowKey={({ number }) => number}
        empty="No invoices."
      />
      <Table
        caption="Events from the provider"
        columns={eventColumns}
        rows={events}
        rowKey={({ event }) => event}
        empty="No events."
        note="Times are UTC."
      />
    </article>
  );
}

const invoiceColumns: Column<View<'order'>['order']['invoices'][number]>[] = [
  {
    key: 'number',
    head: 'Invoice',
    cell: ({ number, kind }) => (kind ? `${number}, ${kind}` : number),
  },
  { key: 'period', head: 'Period', cell: ({ period }) => period },
  { key: 'vat', head: 'VAT', cell: ({ vat }) => vat },
  { key: 'total', head: 'Total', numeric: true, cell: ({ total }) => total },
  { key: 'issued', head: 'Issued', numeric: true, cell: ({ issuedAt }) => issuedAt },
];

const checkColumns: Column<View<'order'>['order']['vatChecks'][number]>[] = [
  { key: 'id', head: 'VAT ID', cell: ({ vatId }) => vatId },
  { key: 'outcome', head: 'Answer', cell: ({ outcome }) => outcome },
  { key: 'consultation', head: 'Consultation', cell: ({ consultation }) => consultation ?? '–' },
  { key: 'checked', head: 'Asked', numeric: true, cell: ({ checkedAt }) => checkedAt },
];

const eventColumns: Column<View<'order'>['order']['events'][number]>[] = [
  { key: 'kind', head: 'Event', cell: ({ kind }) => kind },
  { key: 'received', head: 'Received', numeric: true, cell: ({ receivedAt }) => receivedAt },
  { key: 'handled', head: 'Handled', numeric: true, cell: ({ handledAt }) => handledAt ?? 'not yet' },
];
