import { createHash } from 'node:crypto';
import { href, redirect } from 'react-router';
import { isTierId, type TierId } from '../plans/tier.ts';
import type { VatRules } from '../plans/vat/vat-treatment.ts';
import { addressPath, vatTreatmentIn, type CheckoutState } from './checkout-state.ts';
import type { Checkout } from './checkout-store.server.ts';
import { firstYear } from './chosen-plan.ts';

type CentPrices = Readonly<Record<string, number>>;

export type Underway = Checkout & { tier: TierId; yearCents: number };

export function needTier(named: string, centPrices: CentPrices): { tier: TierId; yearCents: number } {
  const yearCents = centPrices[named] ?? 0;
  if (!isTierId(named) || yearCents <= 0) throw redirect(href('/pricing'));
  return { tier: named, yearCents };
}

export function needPersonalInformation(checkout: Checkout | null, centPrices: CentPrices): Underway {
  if (!checkout?.state.completedSteps.personalInformationSent) throw redirect(href('/pricing'));
  return { ...checkout, ...needTier(checkout.state.tierId, centPrices) };
}

export function needBillingAddress(checkout: Checkout | null, centPrices: CentPrices): Underway {
  const underway = needPersonalInformation(checkout, centPrices);
  if (!underway.state.completedSteps.billingAddressSent) throw redirect(addressPath);
  return underway;
}

/** The button buys exactly what the overview shows. The payment method is left out: it is sent with the button. */
export function fingerprintOf(state: CheckoutState, yearCents: number, rules: VatRules): string {
  const { paymentMethod: _method, terms: _agreed, ...buyer } = state.personalInformation;
  const { tierId, promo, billingAddress } = state;
  const { totalCents } = firstYear(state, yearCents, rules);
  const vat = [state.vat.id, vatTreatmentIn(state, rules)];
  const shown = [tierId, yearCents, promo.code, totalCents, buyer, billingAddress, vat];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
}
