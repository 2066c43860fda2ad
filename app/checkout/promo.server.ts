import { data, redirect } from 'react-router';
import type { Services } from '../context.server.ts';
import { refusalAt, refusalFor, textIn } from '../forms/read-form.server.ts';
import { askForCoupon, couponFor, type Coupon } from '../plans/coupon.server.ts';
import { pricesOf } from '../plans/prices.ts';
import type { TierId } from '../plans/tier.ts';
import { applyPromo, overviewPath, removePromo, type Promo } from './checkout-state.ts';
import { changeCheckout } from './checkout-store.server.ts';
import type { Underway } from './guards.server.ts';

type CouponNeeds = Pick<Services, 'payments' | 'facts' | 'log'>;

/** Null if a code that was accepted before is no longer valid for the tier. */
export async function promoFor(services: CouponNeeds, tier: TierId, code: string): Promise<Promo | null> {
  const coupon = await couponFor(services, tier, code);
  return coupon.ok ? promoOf(coupon) : null;
}

export function promoOf({ code, discount }: Extract<Coupon, { ok: true }>): Promo {
  const { discountedCentPrice, discountInCents } = discount;
  return { code, prices: pricesOf(discountedCentPrice + discountInCents, discountInCents) };
}

export async function changePromo(
  services: CouponNeeds & Pick<Services, 'db' | 'now' | 'isWithinLimit'>,
  { id, tier }: Underway,
  sent: FormData,
  address: string,
) {
  if (textIn(sent, 'promo') === 'remove') {
    await changeCheckout(services, id, removePromo);
    return redirect(orderPart, 303);
  }
  if (textIn(sent, 'tier') !== tier) return redirect(`${overviewPath}?payment=outdated`, 303);
  const promoCode = textIn(sent, 'promoCode');
  const coupon = await askForCoupon(services, { tier, promoCode }, address);
  if (!coupon.ok) {
    const { message, isTheCode } = coupon;
    const entered = { promoCode };
    return data(isTheCode ? refusalAt('promoCode', message, entered) : refusalFor(message, entered), 422);
  }
  await changeCheckout(services, id, (state) => applyPromo(state, tier, promoOf(coupon)));
  return redirect(orderPart, 303);
}

/** Keeps the form in view without scripts. */
const orderPart = `${overviewPath}#order`;
