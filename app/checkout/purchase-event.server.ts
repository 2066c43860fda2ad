import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { readCheckoutId } from './checkout-visit.server.ts';
import type { Services } from '../context.server.ts';
import { pricesOf } from '../plans/prices.ts';
import { type SiteEvent, trackingCurrency, trackingItem } from '../tracking/events.ts';
import { normalisedMail } from '../base/mail-address.server.ts';
import { orderTable as table, type Order } from '../orders/order-tables.server.ts';

/** Returns the event once: null for every later or concurrent view. */
export async function claimPurchase(
  { db, now }: Pick<Services, 'db' | 'now'>,
  reference: string,
): Promise<SiteEvent | null> {
  const [order] = await db
    .update(table)
    .set({ purchaseToldAt: now() })
    .where(and(eq(table.reference, reference), eq(table.state, 'paid'), isNull(table.purchaseToldAt)))
    .returning();
  return order ? purchaseOf(order) : null;
}

function purchaseOf({ reference, tier, priceCents, discountCents, buyer }: Order): SiteEvent {
  const item = trackingItem(tier, pricesOf(priceCents, discountCents).monthly.majorUnit);
  const mail = createHash('sha256').update(normalisedMail(buyer.email)).digest('hex');
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: reference,
      currency: trackingCurrency,
      value: item.price,
      items: [item],
    },
    user_data: { sha256_email_address: mail },
  };
}

/** The event holds a hash of the buyer's email, so only the browser that placed the order may get it. */
export async function isBuyersView(
  secret: string,
  request: Request,
  { checkoutId }: Pick<Order, 'checkoutId'>,
): Promise<boolean> {
  return isView(request) && (await holdsOrder(secret, request, { checkoutId }));
}

/** The link to the success page may be shared; the cookie of the checkout is not. */
export async function holdsOrder(
  secret: string,
  request: Request,
  { checkoutId }: Pick<Order, 'checkoutId'>,
): Promise<boolean> {
  return (await readCheckoutId(secret, request)) === checkoutId;
}

function isView({ method, headers }: Request): boolean {
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? headers.get('x-moz') ?? '';
  return method === 'GET' && !purpose.includes('prefetch');
}
