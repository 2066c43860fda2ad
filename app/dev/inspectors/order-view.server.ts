import { eq } from 'drizzle-orm';
import type { Database } from '../../base/database.server.ts';
import { formatEur } from '../../base/money.ts';
import { showOrder } from '../../orders/order-queries.server.ts';
import { orderTable as table, type Order } from '../../orders/order-tables.server.ts';
import { momentOf } from './moment.ts';

export function toOrderRow({ id, reference, state, problems, tier, buyer, totalCents, orderedAt }: Order) {
  return {
    id,
    reference,
    state,
    problems: problems.map(({ at, note }) => ({ at: momentOf(new Date(at)), note })),
    tier,
    email: buyer.email,
    total: formatEur(totalCents),
    orderedAt: momentOf(orderedAt),
  };
}

/** An order with all that belongs to it, as names and values; null where there is none. */
export async function orderView(db: Database, id: number) {
  const [named] = await db.select({ reference: table.reference }).from(table).where(eq(table.id, id));
  const found = named && (await showOrder(db, named.reference));
  if (!found) return null;
  const { order, account, invoices, events } = found;
  const { buyer, billing, problems: _all, problem: _latest, ...rest } = order;
  return {
    ...toOrderRow(order),
    fields: written({ ...rest, ...buyer, ...billing }),
    account: account && written(account),
    invoices: invoices.map(({ number, cancels, issuedAt, periodStart, periodEnd, content }) => ({
      number,
      cancels,
      issuedAt: momentOf(issuedAt),
      period: `${periodStart} to ${periodEnd}`,
      total: (cancels ? '−' : '') + formatEur(content.amounts.total),
    })),
    events: events.map(({ id: event, kind, receivedAt, handledAt }) => ({
      event,
      kind,
      receivedAt: momentOf(receivedAt),
      handledAt: handledAt && momentOf(handledAt),
    })),
  };
}

/** What is there, readable. */
function written(fields: Record<string, string | number | Date | null>): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (value === null || value === '') return [];
    return [[name, value instanceof Date ? momentOf(value) : String(value)]];
  });
}
