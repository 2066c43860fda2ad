import { redirectDocument } from 'react-router';
import type { Services } from '../context.server.ts';
import type { TierId } from '../plans/tier.ts';
import { promoFor } from './promo.server.ts';
import { applyPromo, chooseTier, stepPath, type CheckoutState } from './checkout-state.ts';
import { changeCheckout, type Checkout } from './checkout-store.server.ts';
import { checkoutCookie } from './checkout-visit.server.ts';

type Needs = Pick<Services, 'db' | 'now' | 'secret' | 'settings' | 'payments' | 'facts' | 'log'>;

/**
 * Stores a step for the tier that its page has shown, even if another tab has chosen another since. Each step is a full
 * page load, because the overview's content policy lets its form redirect to the payment provider.
 */
export async function takeStep(
  services: Needs,
  { id, state }: Checkout,
  tier: TierId,
  step: (state: CheckoutState) => CheckoutState,
): Promise<Response> {
  const oldCode = state.tierId === tier ? null : state.promo.code;
  const promo = oldCode === null ? null : await promoFor(services, tier, oldCode);
  const after = await changeCheckout(services, id, (before) => {
    const chosen = chooseTier(before, tier);
    return step(promo ? applyPromo(chosen, tier, promo) : chosen);
  });
  const notice = oldCode !== null && !promo ? '?promo=dropped' : '';
  return redirectDocument(stepPath(after.currentStep) + notice, {
    status: 303,
    headers: { 'Set-Cookie': await checkoutCookie(services, id) },
  });
}
