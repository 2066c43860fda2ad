import { formatEur, vatPercent } from '../base/money.ts';
import { legalFilePath } from '../shell/legal-file.ts';
import { licenceOf, productDescriptionOf, tierOf, type TierId } from '../plans/tier.ts';
import { trackingItem, type SiteEvent } from '../tracking/events.ts';
import { pricesOf, yearlyCharge, type Prices } from '../plans/prices.ts';
import type { CheckoutState } from './checkout-state.ts';

export type ChosenPlan = {
  id: TierId;
  name: string;
  licence: string;
  unlocks: string;
  description: string;
  /** For a year, without VAT and discount: the price of every further year. */
  price: string;
  discount: { code: string; amount: string; percent: number } | null;
  vatPercent: number;
  taxes: string;
  total: string;
  monthly: string;
  inALine: string;
};

type Choice = { state: CheckoutState; tier: TierId; yearCents: number };

export function chosenPlan({ state, tier, yearCents }: Choice): ChosenPlan {
  const plan = tierOf(tier);
  const { discount, annually, monthly } = firstYear(state, yearCents).prices;
  return {
    id: tier,
    name: plan.name,
    licence: licenceOf(plan),
    unlocks: plan.unlocks,
    description: legalFilePath(productDescriptionOf(tier)),
    price: formatEur(yearCents),
    discount: state.promo.code
      ? { code: state.promo.code, amount: discount.formatted, percent: discount.percent }
      : null,
    vatPercent,
    taxes: annually.taxes,
    total: annually.total,
    monthly: monthly.base,
    inALine: `${plan.name}, ${formatEur(yearCents)} a year plus VAT`,
  };
}

export function ecommerceOf({ state, tier, yearCents }: Choice) {
  const { majorUnit } = firstYear(state, yearCents).prices.monthly;
  const item = trackingItem(tier, majorUnit);
  return { currency: item.currency, value: majorUnit, items: [item] } satisfies Extract<
    SiteEvent,
    { event: 'begin_checkout' }
  >['ecommerce'];
}

export function firstYear(
  { promo }: CheckoutState,
  yearCents: number,
): { prices: Prices; totalCents: number } {
  const discountCents = Math.round((promo.prices?.discount.majorUnit ?? 0) * 100);
  return {
    prices: pricesOf(yearCents, discountCents),
    totalCents: yearlyCharge(yearCents, discountCents).total,
  };
}
