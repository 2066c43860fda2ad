import { AppLink } from '../ui/app-link.tsx';
import { Table, type Column } from '../ui/table.tsx';
import { textLink } from '../ui/text-link.ts';
import type { View } from './inspect.server.ts';
import { Fields, inspectedPath } from './inspector-tables.tsx';

export function LeadList({ leads }: View<'leads'>) {
  return (
    <Table
      caption="Leads"
      captionHidden
      columns={columns}
      rows={leads}
      rowKey={({ id }) => String(id)}
      empty="Nobody has asked for anything yet."
      note={`The newest ${leads.length}. Times are UTC.`}
    />
  );
}

const columns: Column<View<'leads'>['leads'][number]>[] = [
  {
    key: 'number',
    head: 'Request',
    cell: ({ id, number }) => (
      <AppLink to={inspectedPath('leads', id)} className={textLink}>
        {number}
      </AppLink>
    ),
  },
  { key: 'form', head: 'Form', cell: ({ formType }) => formType },
  { key: 'email', head: 'Email', cell: ({ email }) => email },
  { key: 'received', head: 'Received', numeric: true, cell: ({ receivedAt }) => receivedAt },
  { key: 'delivered', head: 'Delivered', numeric: true, cell: ({ delivered }) => delivered },
];

export function LeadView({ lead }: View<'lead'>) {
  const { number, formType, receivedAt, delivered, entered, posted } = lead;
  return (
    <article className="grid gap-8">
      <div>
        <h2 className="text-2xl">
          {number}, {formType}
        </h2>
        <p className="mt-2 text-soft">
          Received {receivedAt}, delivered {delivered}.
        </p>
      </div>
      <Fields caption="What was entered" fields={entered} />
      {posted ? (
        <Fields
          caption="What the sales system would have been told"
          fields={Object.entries(posted.body)}
          note={`Posted ${posted.times === 1 ? 'once' : `${posted.times} times`}, first at ${posted.at}.`}
        />
      ) : (
        <p>The sandbox has captured no delivery of it.</p>
      )}
    </article>
  );
}
