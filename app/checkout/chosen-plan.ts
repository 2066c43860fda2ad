import { formatEur, vatPercent } from '../base/money.ts';
import { legalFilePath } from '../shell/legal-file.ts';
import { productDescriptionOf } from '../plans/product-description.ts';
import { licenceOf, tierOf, type TierId } from '../plans/tier.ts';
import { trackingItem } from '../tracking/tracking-item.ts';
import type { SiteEvent } from '../tracking/events.ts';
import { orderSum } from './order-sum.ts';
import type { CheckoutState } from './checkout-state.ts';

/** What is bought and what it costs, as the pages write it. */
export type PlanView = {
  id: TierId;
  name: string;
  licence: string;
  unlocks: string;
  /** The file that says all that it contains. */
  description: string;
  /** A year, without VAT and before the discount; that of the years after. */
  price: string;
  discount: { code: string; amount: string; percent: number } | null;
  vatPercent: number;
  taxes: string;
  total: string;
  monthly: string;
  inALine: string;
};

type Chosen = { state: CheckoutState; tier: TierId; yearCents: number };

export function planView({ state, tier, yearCents }: Chosen): PlanView {
  const plan = tierOf(tier);
  const { discount, annually, monthly } = orderSum(state, yearCents).prices;
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

/** How the tag manager's events describe it. */
export function ecommerceOf({ state, tier, yearCents }: Chosen) {
  const { majorUnit } = orderSum(state, yearCents).prices.monthly;
  const item = trackingItem(tier, majorUnit);
  return { currency: item.currency, value: majorUnit, items: [item] } satisfies Extract<
    SiteEvent,
    { event: 'begin_checkout' }
  >['ecommerce'];
}
