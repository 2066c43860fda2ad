import { eq } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import type { SalesSystem } from '../base/sales-system.ts';
import { submissionKey } from '../forms/submission-key.server.ts';
import type { JobHandlers } from '../jobs/jobs.server.ts';
import { tierOf } from '../plans/tier.ts';
import { orderTable as table } from './order-tables.server.ts';

/** Tells the sales system of a sale. A crash after telling tells it again, under the same key. */
export function tellSaleJob(db: Database, tellSales: SalesSystem): JobHandlers['tell-sale'] {
  return async ({ orderId }) => {
    const [order] = await db.select().from(table).where(eq(table.id, orderId));
    if (!order) return;
    const { reference, tier, priceCents, discountCents, promoCode, buyer, billing } = order;
    await tellSales({
      kind: 'sale',
      key: submissionKey(`sale ${reference}`),
      order: reference,
      product: tierOf(tier).name,
      netCents: priceCents - discountCents,
      promoCode,
      buyer,
      billing,
    });
  };
}
