import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { tableAsCsv } from '../documents/csv.server.ts';
import type { Database } from '../base/database.server.ts';
import { forgotten, type Forget } from '../base/retention.ts';
import type { Services } from '../context.server.ts';
import {
  accountTable,
  checkoutTable,
  invoiceTable,
  orderTable as table,
  paymentEventTable,
  type Account,
  type Invoice,
  type Order,
  type OrderProblem,
} from './order-tables.server.ts';

export async function findOrder(db: Database, reference: string): Promise<Order | null> {
  const [order] = await db.select().from(table).where(eq(table.reference, reference));
  return order ?? null;
}

export async function findOrderOfCheckout(db: Database, checkoutId: string): Promise<Order | null> {
  const continued = db
    .select({ id: checkoutTable.continues })
    .from(checkoutTable)
    .where(eq(checkoutTable.id, checkoutId));
  const [order] = await db
    .select()
    .from(table)
    .where(or(eq(table.checkoutId, checkoutId), inArray(table.id, continued)));
  return order ?? null;
}

export async function findOrderOfCustomer(db: Database, customerId: string): Promise<Order | null> {
  const [order] = await db.select().from(table).where(eq(table.customerId, customerId));
  return order ?? null;
}

export async function findAccount(db: Database, orderId: number): Promise<Account | null> {
  const [account] = await db.select().from(accountTable).where(eq(accountTable.orderId, orderId));
  return account ?? null;
}

export function invoicesOf(db: Database, orderId: number): Promise<Invoice[]> {
  return db
    .select()
    .from(invoiceTable)
    .where(eq(invoiceTable.orderId, orderId))
    .orderBy(asc(invoiceTable.issuedAt), asc(invoiceTable.number));
}

export async function latestInvoice(db: Database, orderId: number): Promise<Invoice | null> {
  return (await invoicesOf(db, orderId)).findLast(({ cancels }) => cancels === null) ?? null;
}

export async function listOrders(db: Database, { problems = false, most = 200 } = {}): Promise<Order[]> {
  const orders = db
    .select()
    .from(table)
    .where(problems ? isNotNull(table.problem) : undefined)
    .orderBy(desc(table.id));
  return most === Infinity ? orders : orders.limit(most);
}

export async function showOrder(db: Database, reference: string) {
  const order = await findOrder(db, reference);
  if (!order) return null;
  const [account, invoices, events] = await Promise.all([
    findAccount(db, order.id),
    invoicesOf(db, order.id),
    db
      .select()
      .from(paymentEventTable)
      .where(
        or(
          sql`${paymentEventTable.event} ->> 'orderId' = ${reference}`,
          sql`${paymentEventTable.event} ->> 'customerId' = ${order.customerId}`,
        ),
      )
      .orderBy(asc(paymentEventTable.receivedAt)),
  ]);
  return { order, account, invoices, events };
}

/** Records a problem once and keeps earlier ones. `npm run ops -- orders --problems` lists them. */
export async function recordProblem(
  tx: Database,
  { log, now }: Pick<Services, 'log' | 'now'>,
  order: Order,
  note: string,
): Promise<Order> {
  const problem: OrderProblem = { at: now().toISOString(), note };
  const isNew = sql`not ${table.problems} @> ${JSON.stringify([{ note }])}::jsonb`;
  const [recorded] = await tx
    .update(table)
    .set({ problems: sql`${table.problems} || ${JSON.stringify([problem])}::jsonb` })
    .where(and(eq(table.id, order.id), isNew))
    .returning();
  if (!recorded) return order;
  log.error({ order: order.reference, problem: note }, 'an order needs an operator');
  return recorded;
}

/** Keeps paid orders, as the law requires, and orders with problems. */
export const forgetUnpaidOrders: Forget = async (db, { oldest }) => {
  const cannotBePaid = or(
    inArray(table.state, ['draft', 'expired']),
    // A failed debit is not retried, while a buyer who cancelled on the payment page may still pay there.
    and(eq(table.state, 'failed'), isNotNull(table.submittedAt)),
  );
  const deleted = await db
    .delete(table)
    .where(and(lt(table.orderedAt, oldest), isNull(table.problem), cannotBePaid));
  return [forgotten('unpaid orders', deleted)];
};

export async function ordersAsCsv(db: Database): Promise<string> {
  const rows = await db
    .select()
    .from(table)
    .leftJoin(accountTable, eq(accountTable.orderId, table.id))
    .orderBy(asc(table.id));
  return tableAsCsv(rows, {
    order: ({ plan_order: order }) => order.reference,
    state: ({ plan_order: order }) => order.state,
    ordered: ({ plan_order: order }) => order.orderedAt.toISOString(),
    paid: ({ plan_order: order }) => order.paidAt?.toISOString() ?? '',
    refunded: ({ plan_order: order }) => order.refundedAt?.toISOString() ?? '',
    tier: ({ plan_order: order }) => order.tier,
    price_cents: ({ plan_order: order }) => order.priceCents,
    discount_cents: ({ plan_order: order }) => order.discountCents,
    tax_cents: ({ plan_order: order }) => order.taxCents,
    total_cents: ({ plan_order: order }) => order.totalCents,
    promo_code: ({ plan_order: order }) => order.promoCode ?? '',
    payment_method: ({ plan_order: order }) => order.paymentMethod,
    paid_until: ({ account }) => account?.paidUntil ?? '',
    cancelled: ({ account }) => account?.cancelledAt?.toISOString() ?? '',
    ended: ({ account }) => account?.endedAt?.toISOString() ?? '',
    first_name: ({ plan_order: order }) => order.buyer.firstName,
    last_name: ({ plan_order: order }) => order.buyer.lastName,
    email: ({ plan_order: order }) => order.buyer.email,
    company: ({ plan_order: order }) => order.buyer.company,
    country: ({ plan_order: order }) => order.billing.country,
    vat_id: ({ plan_order: order }) => order.vatId ?? '',
    renewal_vat: ({ plan_order: order }) => order.vatTreatment,
    problems: ({ plan_order: order }) => order.problems.map(({ at, note }) => `${at} ${note}`).join('\n'),
  });
}
