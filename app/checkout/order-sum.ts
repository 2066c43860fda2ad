import { pricesOf, yearlyCharge, type Prices } from '../plans/prices.ts';
import type { CheckoutState } from './checkout-state.ts';

/** What the first year costs as the checkout stands. */
export type OrderSum = { prices: Prices; totalCents: number };

export function orderSum({ promo }: CheckoutState, yearCents: number): OrderSum {
  const discountCents = Math.round((promo.prices?.discount.majorUnit ?? 0) * 100);
  return {
    prices: pricesOf(yearCents, discountCents),
    totalCents: yearlyCharge(yearCents, discountCents).total,
  };
}
