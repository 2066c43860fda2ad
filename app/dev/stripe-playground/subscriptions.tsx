import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { WithId } from '../inspectors/with-id.tsx';
import { moves } from './moves.ts';
import type { World } from './play.server.ts';

type Subscription = NonNullable<World>['subscriptions'][number];

export function Subscriptions({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  return (
    <Table
      caption="Subscriptions"
      columns={columns}
      rows={subscriptions}
      rowKey={({ id }) => id}
      empty="Nothing was bought yet."
      note="What is done here reaches the site as it does in life: by webhooks, a moment later."
    />
  );
}

const columns: Column<Subscription>[] = [
  {
    key: 'order',
    head: 'Order',
    cell: ({ order, id }) => <WithId name={order ?? 'not ours'} id={id} />,
  },
  { key: 'plan', head: 'Plan', cell: ({ plan }) => plan },
  { key: 'status', head: 'Status', cell: ({ status }) => status },
  { key: 'until', head: 'Year ends', numeric: true, cell: ({ until }) => until },
  { key: 'moves', head: 'Let it', cell: (one) => (one.status === 'canceled' ? '–' : <Moves {...one} />) },
];

function Moves({ id, order }: Subscription) {
  return (
    <Form method="post" className="flex flex-wrap gap-2">
      <input type="hidden" name="subscription" value={id} />
      {Object.entries(moves).map(([move, label]) => (
        <Button
          key={move}
          type="submit"
          size="small"
          name="move"
          value={move}
          aria-label={`${label}: ${order ?? id}`}
        >
          {label}
        </Button>
      ))}
    </Form>
  );
}
