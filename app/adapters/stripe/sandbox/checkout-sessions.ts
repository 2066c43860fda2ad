import * as z from 'zod';
import { ApiError, missing, type FormFields, readParams } from './api-request.ts';
import type { Coupon, Price, Session, TaxRate } from './documents.ts';
import { find, findToChange, follow, newId, put, newObject, secondsOf, type World } from './store.ts';
import { recordEvents } from './webhooks.ts';
import { amountsOf, appliesTo } from './billing.ts';

const openForMs = 24 * 60 * 60 * 1_000;

const yes = z.stringbool();
const metadata = z.record(z.string(), z.string()).default({});

const createParams = z.strictObject({
  mode: z.literal('subscription'),
  ui_mode: z.literal('hosted_page').default('hosted_page'),
  locale: z.string().optional(),
  line_items: z
    .array(
      z.strictObject({
        price: z.string(),
        quantity: z.literal('1'),
        tax_rates: z.array(z.string()).default([]),
      }),
    )
    .length(1),
  discounts: z
    .array(z.strictObject({ promotion_code: z.string() }))
    .max(1)
    .default([]),
  customer_email: z.email().optional(),
  client_reference_id: z.string().optional(),
  metadata,
  subscription_data: z.strictObject({ metadata }).default({ metadata: {} }),
  allowed_payment_method_types: z.array(z.enum(['card', 'sepa_debit'])).default(['card', 'sepa_debit']),
  adaptive_pricing: z.strictObject({ enabled: yes }).optional(),
  success_url: z.url(),
  cancel_url: z.url().optional(),
});

export async function createSession(world: World, fields: FormFields): Promise<Session> {
  const { db, now, siteUrl } = world;
  const params = readParams(createParams, fields);
  const [item] = params.line_items;
  const price = await find(db, 'price', item!.price);
  if (!price) throw missing('price', item!.price, 'line_items[0][price]');
  const taxRates = await Promise.all(item!.tax_rates.map((id) => activeTaxRate(world, id)));
  const [promotion] = params.discounts;
  const coupon = promotion ? await redeemable(world, promotion.promotion_code, price) : null;
  const { subtotal, discount, tax, total } = amountsOf(price, coupon, taxRates);
  const product = await follow(db, 'product', price.product);

  const id = newId('cs_test');
  const expiresAt = new Date(now().getTime() + openForMs);
  const session: Session = {
    id,
    object: 'checkout.session',
    ...newObject(world),
    mode: params.mode,
    ui_mode: params.ui_mode,
    status: 'open',
    payment_status: 'unpaid',
    url: `${siteUrl}/sandbox-payments/pay/${id}`,
    success_url: params.success_url,
    cancel_url: params.cancel_url ?? null,
    expires_at: secondsOf(expiresAt),
    currency: 'eur',
    amount_subtotal: subtotal,
    amount_total: total,
    total_details: { amount_discount: discount, amount_shipping: 0, amount_tax: tax },
    discounts: promotion ? [{ coupon: null, promotion_code: promotion.promotion_code }] : [],
    allowed_payment_method_types: params.allowed_payment_method_types,
    payment_method_types: params.allowed_payment_method_types,
    client_reference_id: params.client_reference_id ?? null,
    customer: null,
    customer_email: params.customer_email ?? null,
    customer_details: null,
    subscription: null,
    invoice: null,
    metadata: params.metadata,
    line_items: {
      object: 'list',
      url: `/v1/checkout/sessions/${id}/line_items`,
      has_more: false,
      data: [
        {
          id: newId('li'),
          object: 'item',
          description: product.name,
          quantity: 1,
          currency: 'eur',
          price,
          amount_subtotal: subtotal,
          amount_discount: discount,
          amount_tax: tax,
          amount_total: total,
        },
      ],
    },
    sandbox: {
      subscriptionMetadata: params.subscription_data.metadata,
      taxRates,
    },
  };
  await put(db, session, expiresAt);
  return session;
}

export async function expireSession(world: World, id: string): Promise<Session> {
  const session = await findToChange(world.db, 'checkout.session', id);
  if (!session) throw missing('checkout.session', id);
  if (session.status !== 'open') {
    const message =
      'Only Checkout Sessions with a status in ["open"] can be expired. ' +
      `This Checkout Session has a status of ${session.status}.`;
    throw new ApiError(400, message);
  }
  const expired: Session = { ...session, status: 'expired', url: null };
  await put(world.db, expired);
  await recordEvents(world, [{ type: 'checkout.session.expired', object: expired }]);
  return expired;
}

async function activeTaxRate({ db }: World, id: string) {
  const rate = await find(db, 'tax_rate', id);
  if (rate?.active) return rate;
  throw missing('tax rate', id, 'line_items[0][tax_rates][0]');
}

async function redeemable({ db }: World, id: string, price: Price): Promise<Coupon> {
  const param = 'discounts[0][promotion_code]';
  const code = await find(db, 'promotion_code', id);
  if (!code) throw missing('promotion code', id, param);
  const coupon = await follow(db, 'coupon', code.promotion.coupon);
  if (!code.active || !coupon.valid)
    throw new ApiError(400, 'This promotion code is inactive or has expired.', { param });
  const minimum = code.restrictions.minimum_amount ?? 0;
  if (!appliesTo(coupon, price) || price.unit_amount < minimum)
    throw new ApiError(400, 'This promotion code does not apply to anything in this order.', { param });
  return coupon;
}

const taxRateParams = z.strictObject({
  display_name: z.string(),
  percentage: z.coerce.number().min(0).max(100),
  inclusive: z.stringbool(),
  country: z.string().length(2).optional(),
  metadata: z.record(z.string(), z.string()).default({}),
});

export async function createTaxRate(world: World, fields: FormFields): Promise<TaxRate> {
  const { country = null, ...params } = readParams(taxRateParams, fields);
  const rate: TaxRate = {
    id: newId('txr'),
    object: 'tax_rate',
    ...newObject(world),
    active: true,
    country,
    ...params,
  };
  await put(world.db, rate);
  return rate;
}
