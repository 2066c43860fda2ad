import { eq, lt } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../base/database.server.ts';
import { daysBefore } from '../base/dates.ts';
import { forgotten, type Forget } from '../base/retention.ts';
import { ownCookies } from '../consent/own-storage.ts';
import type { Services } from '../context.server.ts';
import { checkoutTable as table } from '../orders/order-tables.server.ts';
import { paymentMethods } from '../orders/order.ts';
import { isTierId, type TierId } from '../plans/tier.ts';
import { emptyCheckout, type CheckoutState } from './checkout-state.ts';

export type Checkout = { id: string; state: CheckoutState };

/** Not stored before something is entered. An id is never reused: it may belong to an order. */
export function newCheckout(): Checkout {
  return { id: crypto.randomUUID(), state: emptyCheckout };
}

export async function findCheckout(db: Database, id: string): Promise<Checkout | null> {
  const [row] = await db.select({ state: table.state }).from(table).where(eq(table.id, id));
  const state = row && readStoredState(row.state);
  return state ? { id, state } : null;
}

/** Locks the row, so that concurrent tabs do not overwrite each other. */
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

/** The state comes from the order, because the first checkout may have been deleted. */
export async function copyCheckout(
  { db, now }: Pick<Services, 'db' | 'now'>,
  firstId: string,
  { state, continues }: { state: CheckoutState; continues: number },
): Promise<string> {
  const { id } = newCheckout();
  await db.transaction(async (tx) => {
    await tx.insert(table).values({ id, state, continues, changedAt: now() });
    // Lets the first checkout find the order after the copy has taken it over.
    await tx.update(table).set({ continues }).where(eq(table.id, firstId));
  });
  return id;
}

/** A checkout is kept as long as the cookie that names it. */
export const forgetCheckouts: Forget = async (db, { now }) => {
  const abandoned = await db
    .delete(table)
    .where(lt(table.changedAt, daysBefore(now, ownCookies.checkout.days)));
  return [forgotten('abandoned checkouts', abandoned)];
};

/** Null for a state stored by another version of the site. */
function readStoredState(stored: unknown): CheckoutState | null {
  return schema.safeParse(stored).data ?? null;
}

const text = z.string();
const amounts = z.object({ majorUnit: z.number(), base: text, taxes: text, total: text });

const vatCheck = z.object({
  vatId: text,
  outcome: z.enum(['valid', 'invalid', 'unavailable']),
  checkedAt: text,
  consultation: text.nullable(),
  name: text.nullable(),
  address: text.nullable(),
});

const schema: z.ZodType<CheckoutState> = z.object({
  personalInformation: z.object({
    firstName: text,
    lastName: text,
    email: text,
    company: text,
    paymentMethod: z.enum(paymentMethods),
    terms: z.literal([true, null]),
  }),
  billingAddress: z.object({
    street: text,
    postalCode: text,
    city: text,
    state: text,
    country: text,
    billingEmail: text,
    notes: text,
  }),
  // Checkouts from before November 2026 have none.
  vat: z.object({ id: text, check: vatCheck.nullable() }).default(emptyCheckout.vat),
  promo: z.union([
    z.object({ code: z.null(), prices: z.null() }),
    z.object({
      code: text,
      prices: z.object({
        discount: z.object({ majorUnit: z.number(), formatted: text, percent: z.number() }),
        monthly: amounts,
        annually: amounts,
      }),
    }),
  ]),
  completedSteps: z.object({ personalInformationSent: z.boolean(), billingAddressSent: z.boolean() }),
  currentStep: z.int().min(1),
  tierId: z.custom<TierId | ''>((id) => id === '' || isTierId(id)),
});
