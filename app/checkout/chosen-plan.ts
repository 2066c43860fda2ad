import { formatEur } from '../base/money.ts';
import { legalFilePath } from '../shell/legal-file.ts';
import { features, licenceOf, productDescriptionOf, tierOf, type TierId } from '../plans/tier.ts';
import { trackingItem, type SiteEvent } from '../tracking/events.ts';
import { pricesOf, yearlyCharge, type Prices } from '../plans/prices.ts';
import { isUnconfirmed, vatLabel, vatPercentOf, type VatRules } from '../plans/vat/vat-treatment.ts';
import { vatTreatmentIn, type CheckoutState } from './checkout-state.ts';

export type ChosenPlan = {
  id: TierId;
  name: string;
  licence: string;
  unlocks: string;
  /** The names of everything that it includes. */
  contents: readonly string[];
  description: string;
  /** For a year, without VAT and discount: the price of every further year. */
  price: string;
  discount: { code: string; amount: string; percent: number } | null;
  /** '19% VAT'. */
  vat: string;
  /** The VAT ID could not be checked, so German VAT is charged for now, unless there is nothing to pay. */
  unconfirmedVat: { isRefundedLater: boolean } | null;
  taxes: string;
  total: string;
  /** There is no payment to wait for. */
  isFree: boolean;
  monthly: string;
};

type Choice = { state: CheckoutState; tier: TierId; yearCents: number };

export function chosenPlan({ state, tier, yearCents }: Choice, rules: VatRules): ChosenPlan {
  const plan = tierOf(tier);
  const { prices, taxCents, totalCents } = firstYear(state, yearCents, rules);
  const { discount, annually, monthly } = prices;
  return {
    id: tier,
    name: plan.name,
    licence: licenceOf(plan),
    unlocks: plan.unlocks,
    contents: plan.features.map((id) => features[id].name),
    description: legalFilePath(productDescriptionOf(tier)),
    price: formatEur(yearCents),
    discount: state.promo.code
      ? { code: state.promo.code, amount: discount.formatted, percent: discount.percent }
      : null,
    vat: vatLabel(vatTreatmentIn(state, rules)),
    unconfirmedVat: isUnconfirmed(state.billingAddress, state.vat.check, rules)
      ? { isRefundedLater: taxCents > 0 }
      : null,
    taxes: annually.taxes,
    total: annually.total,
    isFree: totalCents === 0,
    monthly: monthly.base,
  };
}

export function ecommerceOf({ state, tier, yearCents }: Choice) {
  const { majorUnit } = pricesOf(yearCents, discountIn(state)).monthly;
  const item = trackingItem(tier, majorUnit);
  return { currency: item.currency, value: majorUnit, items: [item] } satisfies Extract<
    SiteEvent,
    { event: 'begin_checkout' }
  >['ecommerce'];
}

export function firstYear(
  state: CheckoutState,
  yearCents: number,
  rules: VatRules,
): { prices: Prices; taxCents: number; totalCents: number } {
  const percent = vatPercentOf(vatTreatmentIn(state, rules));
  const discountCents = discountIn(state);
  const { taxes, total } = yearlyCharge(yearCents, discountCents, percent);
  return { prices: pricesOf(yearCents, discountCents, percent), taxCents: taxes, totalCents: total };
}

const discountIn = ({ promo }: CheckoutState) => Math.round((promo.prices?.discount.majorUnit ?? 0) * 100);
