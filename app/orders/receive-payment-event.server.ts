import type { Services } from '../context.server.ts';
import { paymentEventTable as table } from './order-tables.server.ts';

type Needs = Pick<Services, 'db' | 'payments' | 'enqueue'>;

/** Stores what the provider tells with the job that handles it; false for what it has not signed. A repeat is known. */
export async function receivePaymentEvent(
  { db, payments, enqueue }: Needs,
  rawBody: string,
  signature: string | null,
): Promise<boolean> {
  const event = payments.readEvent(rawBody, signature);
  if (!event) return false;
  await db.transaction(async (tx) => {
    const stored = await tx
      .insert(table)
      .values({ id: event.id, kind: event.kind, event })
      .onConflictDoNothing({ target: table.id })
      .returning({ id: table.id });
    if (stored.length > 0) await enqueue(tx, 'handle-payment-event', { eventId: event.id });
  });
  return true;
}
