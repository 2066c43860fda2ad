import { redirect } from 'react-router';
import { isTierId, type TierId } from '../plans/tier.ts';
import { addressPath } from './steps.ts';
import type { Checkout } from './checkout-store.server.ts';

/** By tier, in cents; one without a price is not sold at the moment. */
type CentPrices = Readonly<Record<string, number>>;

/** A checkout with a plan, and with somebody who buys it. */
export type Underway = Checkout & { tier: TierId; yearCents: number };

/** Without a plan that is sold there is nothing to check out. */
export function needTier(named: string, centPrices: CentPrices): { tier: TierId; yearCents: number } {
  const yearCents = centPrices[named] ?? 0;
  if (!isTierId(named) || yearCents <= 0) throw redirect('/pricing');
  return { tier: named, yearCents };
}

export function needPersonalInformation(checkout: Checkout | null, centPrices: CentPrices): Underway {
  if (!checkout?.state.completedSteps.personalInformationSent) throw redirect('/pricing');
  return { ...checkout, ...needTier(checkout.state.tierId, centPrices) };
}

export function needBillingAddress(checkout: Checkout | null, centPrices: CentPrices): Underway {
  const underway = needPersonalInformation(checkout, centPrices);
  if (!underway.state.completedSteps.billingAddressSent) throw redirect(addressPath);
  return underway;
}
