import { sql } from 'drizzle-orm';
import { formatEur } from '../../base/money.ts';
import type { Database } from '../../base/database.server.ts';
import { momentOf } from './moment.ts';

/** The visits to the sandbox's payment page, newest first. Who paid is left out. */
export async function sandboxSessions(db: Database) {
  const { rows } = await db.execute<{
    id: string;
    order: string | null;
    method: string;
    status: string;
    payment: string;
    total: number;
    page: string | null;
    created: number;
  }>(sql`
    select id, body #>> '{metadata,order_id}' as order, body #>> '{payment_method_types,0}' as method,
      body ->> 'status' as status, body ->> 'payment_status' as payment, (body ->> 'amount_total')::integer as total,
      body ->> 'url' as page, (body ->> 'created')::integer as created
    from sandbox_payment_object where type = 'checkout.session' order by position desc limit ${most}`);
  return rows.map(({ total, created, ...row }) => ({
    ...row,
    total: formatEur(total),
    created: momentOf(new Date(created * 1_000)),
  }));
}

/** What the sandbox has told us or is about to, newest first: every event comes twice. */
export async function sandboxWebhooks(db: Database) {
  const { rows } = await db.execute<{
    id: number;
    event: string;
    type: string;
    attempts: number;
    due: string;
    delivered: string | null;
  }>(sql`
    select delivery.id::integer, event, body ->> 'type' as type, attempts, delivery.due_at as due, delivered_at as delivered
    from sandbox_payment_delivery delivery join sandbox_payment_object object on object.id = event
    order by delivery.id desc limit ${most}`);
  return rows.map(({ due, delivered, ...row }) => ({
    ...row,
    due: momentOf(due),
    delivered: delivered && momentOf(delivered),
  }));
}

const most = 100;
