import { sql } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import { formatEur } from '../base/money.ts';
import { tiers } from '../plans/tier.ts';
import { momentOf } from './inspectors.ts';

/** Newest first, without the payer. */
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
    from sandbox_payment_object where type = 'checkout.session' order by position desc limit ${limit}`);
  return rows.map(({ total, created, ...row }) => ({
    ...row,
    total: formatEur(total),
    created: momentOf(new Date(created * 1_000)),
  }));
}

/** Newest first. The sandbox sends every event twice. */
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
    order by delivery.id desc limit ${limit}`);
  return rows.map(({ due, delivered, ...row }) => ({
    ...row,
    due: momentOf(due),
    delivered: delivered && momentOf(delivered),
  }));
}

const limit = 100;

export async function sandboxCodes(db: Database) {
  const { rows } = await db.execute<{
    code: string;
    isActive: boolean;
    used: number;
    percent: number | null;
    cents: number | null;
    products: string[] | null;
  }>(sql`
    select promotion.body ->> 'code' as code, (promotion.body -> 'active')::boolean as "isActive",
      (promotion.body ->> 'times_redeemed')::integer as used, (coupon.body ->> 'percent_off')::float as percent,
      (coupon.body ->> 'amount_off')::integer as cents, coupon.body #> '{applies_to,products}' as products
    from sandbox_payment_object promotion
    join sandbox_payment_object coupon on coupon.id = promotion.body #>> '{promotion,coupon}'
    where promotion.type = 'promotion_code' order by promotion.position`);
  return rows.map(({ code, isActive, used, percent, cents, products }) => ({
    code,
    takesOff: percent === null ? formatEur(cents) : `${percent}%`,
    plans: products === null ? 'all plans' : products.map(planOf).join(', '),
    state: `${isActive ? 'works' : 'does not work any more'}, used ${used}×`,
  }));
}

export async function sandboxSubscriptions(db: Database) {
  const { rows } = await db.execute<{
    id: string;
    order: string | null;
    product: string;
    status: string;
    end: number;
  }>(sql`
    select id, body #>> '{metadata,order_id}' as order, body #>> '{items,data,0,price,product}' as product,
      body ->> 'status' as status, (body #>> '{items,data,0,current_period_end}')::bigint::float as end
    from sandbox_payment_object where type = 'subscription' order by position desc limit ${limit}`);
  return rows.map(({ product, end, ...row }) => ({
    ...row,
    plan: planOf(product),
    until: new Date(end * 1_000).toISOString().slice(0, 10),
  }));
}

/** The sandbox names its products after the tiers. */
function planOf(product: string) {
  return tiers.find(({ id }) => product.endsWith(`_${id.toLowerCase()}`))?.name ?? product;
}
