import { eq } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import type { Services } from '../context.server.ts';
import { checkoutTable as table } from '../orders/checkout-table.server.ts';
import { emptyCheckout, type CheckoutState } from './checkout-state.ts';
import { readStoredState } from './stored-state.server.ts';

export type Checkout = { id: string; state: CheckoutState };

/** Not stored before something is entered. Never an id that was used before: that may have become an order. */
export function newCheckout(): Checkout {
  return { id: crypto.randomUUID(), state: emptyCheckout };
}

/** Null when it is gone: paid, or not touched for too long. */
export async function findCheckout(db: Database, id: string): Promise<Checkout | null> {
  const [row] = await db.select({ state: table.state }).from(table).where(eq(table.id, id));
  const state = row && readStoredState(row.state);
  return state ? { id, state } : null;
}

/** Stores what comes of it, and tells. Tabs that send at the same time do so one after the other. */
export async function changeCheckout(
  { db, now }: Pick<Services, 'db' | 'now'>,
  id: string,
  change: (state: CheckoutState) => CheckoutState,
): Promise<CheckoutState> {
  return db.transaction(async (tx) => {
    await tx.insert(table).values({ id, state: emptyCheckout }).onConflictDoNothing();
    const [row] = await tx.select({ state: table.state }).from(table).where(eq(table.id, id)).for('update');
    const state = change(readStoredState(row?.state) ?? emptyCheckout);
    await tx.update(table).set({ state, changedAt: now() }).where(eq(table.id, id));
    return state;
  });
}

/** One more in which somebody goes on with an order. What was entered comes from there: the first one may be gone. */
export async function copyCheckout(
  { db, now }: Pick<Services, 'db' | 'now'>,
  firstId: string,
  { state, continues }: { state: CheckoutState; continues: number },
): Promise<string> {
  const { id } = newCheckout();
  await db.transaction(async (tx) => {
    await tx.insert(table).values({ id, state, continues, changedAt: now() });
    // Once the copy has taken the order over, the first one finds it still.
    await tx.update(table).set({ continues }).where(eq(table.id, firstId));
  });
  return id;
}

/** It was paid: what was entered stands in the order. */
export async function endCheckout(tx: Database, id: string): Promise<void> {
  await tx.delete(table).where(eq(table.id, id));
}
