import { eq } from 'drizzle-orm';
import type { Database } from '../../base/database.server.ts';
import { submissionKey } from '../../forms/submission-key.server.ts';
import type { JobHandlers } from '../../jobs/jobs.server.ts';
import type { SalesSystem } from '../../leads/delivery/sales-system.ts';
import { tierOf } from '../../plans/tier.ts';
import { orderTable as table, type Order } from '../order-tables.server.ts';

/** Tells the sales system of a sale. A crash after telling tells it again, under the same key. */
export function tellSaleJob(db: Database, deliver: SalesSystem, salesId: string): JobHandlers['tell-sale'] {
  return async ({ orderId }) => {
    const [order] = await db.select().from(table).where(eq(table.id, orderId));
    if (order) await deliver({ key: keyOf(order), fields: saleFields(order, salesId) });
  };
}

/** In the form of a lead's key, which is that of a UUID. */
const keyOf = ({ reference }: Order) => submissionKey(`sale ${reference}`);

/** As it takes leads: its own names for what we know. */
function saleFields(order: Order, salesId: string): Record<string, string> {
  const { buyer, billing, promoCode } = order;
  const net = order.priceCents - order.discountCents;
  return {
    oid: salesId,
    lead_source: 'Checkout',
    form_type: 'purchase',
    first_name: buyer.firstName,
    last_name: buyer.lastName,
    email: buyer.email,
    company: buyer.company,
    street: billing.street,
    zip: billing.postalCode,
    city: billing.city,
    ...(billing.state && { state: billing.state }),
    country: billing.country,
    order: order.reference,
    product: tierOf(order.tier).name,
    amount: (net / 100).toFixed(2),
    currency: 'EUR',
    ...(promoCode && { promo_code: promoCode }),
    submission_key: keyOf(order),
  };
}
