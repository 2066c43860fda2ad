import { tiers, type TierId } from '../../../plans/tier.ts';
import type { Coupon, Price, Product, PromotionCode } from './documents.ts';
import { newId, putIfNew, newObject, secondsOf, type World } from './store.ts';
import { webhookEndpointId } from './webhooks.ts';

export async function seed(world: World): Promise<void> {
  const { db } = world;
  for (const { id, name } of tiers) {
    await putIfNew(db, product(world, id, name));
    await putIfNew(db, price(world, id));
  }
  for (const { code, ...offer } of offers) {
    await putIfNew(db, coupon(world, code, offer));
    await putIfNew(db, promotionCode(world, code, offer));
  }
  await putIfNew(db, {
    id: webhookEndpointId,
    object: 'webhook_endpoint',
    ...newObject(world),
    secret: newId('whsec'),
  });
}

const prices: Record<TierId, number> = {
  starter: 94_800,
  leadsAndContacts: 238_800,
  corporate: 478_800,
  corporatePlus: 958_800,
};

type Offer = {
  code: string;
  percent?: number;
  cents?: number;
  tiers?: readonly TierId[];
  endedAt?: Date;
  /** A redemption limit that has already been reached. */
  usedUp?: number;
};

const offers: readonly Offer[] = [
  { code: 'WELCOME10', percent: 10 },
  { code: 'HARBOUR500', cents: 50_000, tiers: ['corporate', 'corporatePlus'] },
  { code: 'SUMMER24', percent: 20, endedAt: new Date('2024-09-01') },
  { code: 'FIRST100', percent: 15, usedUp: 100 },
];

const productId = (tier: TierId) => `prod_sandbox_${tier.toLowerCase()}`;

function product(world: World, tier: TierId, name: string): Product {
  return { id: productId(tier), object: 'product', ...newObject(world), active: true, name };
}

function price(world: World, tier: TierId): Price {
  return {
    id: `price_sandbox_${tier.toLowerCase()}`,
    object: 'price',
    ...newObject(world),
    active: true,
    currency: 'eur',
    lookup_key: tier,
    product: productId(tier),
    type: 'recurring',
    recurring: {
      interval: 'year',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'exclusive',
    unit_amount: prices[tier],
  };
}

function coupon(world: World, code: string, offer: Omit<Offer, 'code'>): Coupon {
  return {
    id: couponId(code),
    object: 'coupon',
    ...newObject(world),
    name: code,
    percent_off: offer.percent ?? null,
    amount_off: offer.cents ?? null,
    currency: offer.cents ? 'eur' : null,
    duration: 'once',
    ...(offer.tiers && { applies_to: { products: offer.tiers.map(productId) } }),
    max_redemptions: null,
    redeem_by: null,
    times_redeemed: offer.usedUp ?? 0,
    valid: true,
  };
}

function promotionCode(world: World, code: string, offer: Omit<Offer, 'code'>): PromotionCode {
  return {
    id: `promo_sandbox_${code.toLowerCase()}`,
    object: 'promotion_code',
    ...newObject(world),
    active: !offer.endedAt && !offer.usedUp,
    code,
    customer: null,
    expires_at: offer.endedAt ? secondsOf(offer.endedAt) : null,
    max_redemptions: offer.usedUp ?? null,
    times_redeemed: offer.usedUp ?? 0,
    promotion: { type: 'coupon', coupon: couponId(code) },
    restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
  };
}

const couponId = (code: string) => `coupon_sandbox_${code.toLowerCase()}`;
