import { data, redirect } from 'react-router';
import type { Services } from '../context.server.ts';
import { refusalAt, textIn } from '../forms/read-form.server.ts';
import { askForCoupon } from '../plans/coupon.server.ts';
import { overviewPath } from './steps.ts';
import type { Underway } from './guards.server.ts';
import { promoOf } from './promo.server.ts';
import { applyPromo, removePromo } from './checkout-state.ts';
import { changeCheckout } from './checkout-store.server.ts';

type Needs = Pick<Services, 'db' | 'now' | 'payments' | 'facts' | 'log' | 'isWithinLimit'>;

/** Takes a code, takes one off, or says why not. A code for another plan than is chosen by now changes nothing. */
export async function changePromo(services: Needs, { id, tier }: Underway, sent: FormData, address: string) {
  if (textIn(sent, 'promo') === 'remove') {
    await changeCheckout(services, id, removePromo);
    return redirect(orderPart, 303);
  }
  if (textIn(sent, 'tier') !== tier) return redirect(`${overviewPath}?payment=outdated`, 303);
  const promoCode = textIn(sent, 'promoCode');
  const coupon = await askForCoupon(services, { tier, promoCode }, address);
  if (!coupon.ok) return data(refusalAt('promoCode', coupon.message, { promoCode }), 422);
  await changeCheckout(services, id, (state) => applyPromo(state, tier, promoOf(coupon)));
  return redirect(orderPart, 303);
}

/** So that the page stays where the form is, also without scripts. */
const orderPart = `${overviewPath}#order`;
