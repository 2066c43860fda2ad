import { redirectDocument } from 'react-router';
import type { Services } from '../context.server.ts';
import type { TierId } from '../plans/tier.ts';
import { stepPath } from './steps.ts';
import { promoFor } from './promo.server.ts';
import { checkoutCookie } from './checkout-cookie.server.ts';
import { applyPromo, chooseTier, type CheckoutState } from './checkout-state.ts';
import { changeCheckout, type Checkout } from './checkout-store.server.ts';

type Needs = Pick<Services, 'db' | 'now' | 'secret' | 'settings' | 'payments' | 'facts' | 'log'>;

/**
 * Stores a step for the tier that its page has shown, whatever another tab has chosen since, and leads on. Each step is
 * loaded as a document: the last one has a policy of its own, which lets its form lead to the payment provider.
 */
export async function takeStep(
  services: Needs,
  { id, state }: Checkout,
  tier: TierId,
  step: (state: CheckoutState) => CheckoutState,
): Promise<Response> {
  const had = state.tierId === tier ? null : state.promo.code;
  const promo = had === null ? null : await promoFor(services, tier, had);
  const after = await changeCheckout(services, id, (before) => {
    const chosen = chooseTier(before, tier);
    return step(promo ? applyPromo(chosen, tier, promo) : chosen);
  });
  const notice = had !== null && !promo ? '?promo=dropped' : '';
  return redirectDocument(stepPath(after.currentStep) + notice, {
    status: 303,
    headers: { 'Set-Cookie': checkoutCookie(services, id) },
  });
}
