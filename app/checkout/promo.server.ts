import type { Services } from '../context.server.ts';
import { couponFor, type Coupon } from '../plans/coupon.server.ts';
import { pricesOf } from '../plans/prices.ts';
import type { TierId } from '../plans/tier.ts';
import type { Promo } from './checkout-state.ts';

/** What a code that was taken before means for a tier now; null where it is not good for it any more. */
export async function promoFor(
  services: Pick<Services, 'payments' | 'facts' | 'log'>,
  tier: TierId,
  code: string,
): Promise<Promo | null> {
  const coupon = await couponFor(services, tier, code);
  return coupon.ok ? promoOf(coupon) : null;
}

/** What a checkout keeps of a coupon. */
export function promoOf({ code, discount }: Extract<Coupon, { ok: true }>): Promo {
  const { discountedCentPrice, discountInCents } = discount;
  return { code, prices: pricesOf(discountedCentPrice + discountInCents, discountInCents) };
}
