import { divideRounded, formatEur } from '../base/money.ts';
import type { TierId } from './tier.ts';

export type Promotion = {
  id: string;
  code: string;
  discount: { kind: 'percent'; percent: number } | { kind: 'amount'; cents: number };
  state: 'active' | 'expired' | 'exhausted' | 'inactive';
  tiers: readonly TierId[] | null;
  minimumCents: number | null;
};

export type Discount = { discountedCentPrice: number; discountInCents: number; discountPercentage: number };

/** Used both when the code is entered and when the order is placed. */
export function discountOf(
  promotion: Promotion | null,
  tier: TierId,
  priceCents: number,
): { ok: true; discount: Discount } | { ok: false; message: string } {
  const refuse = (message: string) => ({ ok: false as const, message });
  if (!promotion || promotion.state === 'inactive')
    return refuse('We don’t recognise this promo code. Please check it and try again.');
  if (promotion.state === 'expired') return refuse('This promo code has expired.');
  if (promotion.state === 'exhausted')
    return refuse('This promo code has already been used the maximum number of times.');
  if (promotion.tiers && !promotion.tiers.includes(tier)) {
    return refuse('This promo code is not valid for the chosen plan.');
  }
  if (promotion.minimumCents !== null && priceCents < promotion.minimumCents) {
    return refuse(
      `This promo code only applies to plans costing at least ${formatEur(promotion.minimumCents)} a year.`,
    );
  }
  const discountInCents = Math.min(centsOff(promotion.discount, priceCents), priceCents);
  const discountedCentPrice = priceCents - discountInCents;
  const discountPercentage = divideRounded(discountInCents * 10_000, priceCents) / 100;
  return { ok: true, discount: { discountedCentPrice, discountInCents, discountPercentage } };
}

/** Rounds half a cent up, as the provider does. */
function centsOff(discount: Promotion['discount'], priceCents: number): number {
  if (discount.kind === 'amount') return discount.cents;
  return divideRounded(priceCents * Math.round(discount.percent * 100), 10_000);
}
