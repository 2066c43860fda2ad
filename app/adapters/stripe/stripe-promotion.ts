import type { Stripe } from 'stripe';
import type { Promotion } from '../../plans/promotion.ts';
import type { TierId } from '../../plans/tier.ts';

export type FoundPromotion = { promotionCode: Stripe.PromotionCode; coupon: Stripe.Coupon };

/** A code may have been given out before: the one that works now counts, else the newest. Stripe lists newest first. */
export function newestUsable(promotionCodes: readonly Stripe.PromotionCode[]): FoundPromotion | null {
  const found = promotionCodes.flatMap((promotionCode) => {
    const { coupon } = promotionCode.promotion;
    // A code that is bound to one customer is nothing to a buyer whom Stripe does not know yet.
    if (promotionCode.customer || !coupon || typeof coupon === 'string') return [];
    return [{ promotionCode, coupon }];
  });
  return found.find(({ promotionCode }) => promotionCode.active) ?? found[0] ?? null;
}

/** Null for a coupon that takes off neither per cent nor EUR. */
export function toPromotion(
  { promotionCode, coupon }: FoundPromotion,
  tierOfProduct: ReadonlyMap<string, TierId>,
  now = Date.now(),
): Promotion | null {
  const discount = discountOf(coupon);
  if (!discount) return null;
  const { id, code, restrictions } = promotionCode;
  return {
    id,
    code,
    discount,
    state: stateOf({ promotionCode, coupon }, now),
    tiers: coupon.applies_to?.products.flatMap((product) => tierOfProduct.get(product) ?? []) ?? null,
    minimumCents: restrictions.minimum_amount,
  };
}

function discountOf({ percent_off, amount_off, currency }: Stripe.Coupon): Promotion['discount'] | null {
  if (percent_off !== null) return { kind: 'percent', percent: percent_off };
  if (amount_off !== null && currency === 'eur') return { kind: 'amount', cents: amount_off };
  return null;
}

function stateOf({ promotionCode, coupon }: FoundPromotion, now: number): Promotion['state'] {
  if (promotionCode.active) return 'active';
  if (isOver(promotionCode.expires_at, now) || isOver(coupon.redeem_by, now)) return 'expired';
  if (isUsedUp(promotionCode) || isUsedUp(coupon)) return 'exhausted';
  return 'inactive';
}

const isOver = (end: number | null, now: number) => end !== null && end * 1000 <= now;

const isUsedUp = ({ max_redemptions, times_redeemed }: Stripe.PromotionCode | Stripe.Coupon) =>
  max_redemptions !== null && times_redeemed >= max_redemptions;
