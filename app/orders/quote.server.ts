import type { Services } from '../context.server.ts';
import { yearlyCharge } from '../plans/prices.ts';
import { discountOf } from '../plans/promotion.ts';
import type { OrderAmounts, OrderContent } from './order.ts';

export type Quote =
  | { ok: true; amounts: OrderAmounts; promotion: { id: string; code: string } | null }
  /** The provider does not sell it any more, or the code does not hold. */
  | { ok: false; refused: 'tier' | 'promotion' };

/** What a year costs now, as the provider says: nothing that a page has said before is believed. */
export async function quote(
  { payments }: Pick<Services, 'payments'>,
  { tier, promoCode }: OrderContent,
): Promise<Quote> {
  const [prices, promotion] = await Promise.all([
    payments.yearlyPrices(),
    promoCode === null ? null : payments.findPromotion(promoCode),
  ]);
  const price = prices[tier];
  if (!price) return { ok: false, refused: 'tier' };
  if (promoCode === null) return { ok: true, amounts: amountsOf(price, 0), promotion: null };
  const found = discountOf(promotion, tier, price);
  if (!found.ok) return { ok: false, refused: 'promotion' };
  return { ok: true, amounts: amountsOf(price, found.discount.discountInCents), promotion };
}

function amountsOf(price: number, discount: number): OrderAmounts {
  return { price, discount, ...yearlyCharge(price, discount) };
}
