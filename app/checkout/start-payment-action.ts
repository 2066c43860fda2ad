import { redirect } from 'react-router';
import { normalisedMail } from '../base/mail-address.server.ts';
import { requestContext, servicesContext, type Services } from '../context.server.ts';
import { formIn, readForm, textIn } from '../forms/read-form.server.ts';
import { readCheckoutVisit } from './checkout-visit.server.ts';
import { successPath } from '../orders/order-links.server.ts';
import { placeOrder } from '../orders/place-order.server.ts';
import { paymentSchema } from './form-schemas.server.ts';
import type { PaymentNotice } from './notices.server.ts';
import { fingerprintOf, needBillingAddress, type Underway } from './guards.server.ts';
import { firstYear } from './chosen-plan.ts';
import { promoFor } from './promo.server.ts';
import { applyPromo, choosePayment, overviewPath, removePromo } from './checkout-state.ts';
import { changeCheckout } from './checkout-store.server.ts';
import type { Route } from './+types/start-payment-action.ts';

export const loader = () => redirect(overviewPath);

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { checkout, bought } = await readCheckoutVisit(services, request);
  if (bought) return redirect(bought, 303);
  const prices = services.facts.centPrices.current;
  const { vatRules } = services.settings;
  const { id } = needBillingAddress(checkout, prices);

  const sent = await formIn(request);
  const payment = readForm(paymentSchema, sent);
  if (!payment.ok) return backWith('terms');
  const state = await changeCheckout(services, id, (before) => choosePayment(before, payment.values));
  const underway = needBillingAddress({ id, state }, prices);
  const { tier, yearCents } = underway;
  if (textIn(sent, 'shown') !== fingerprintOf(state, yearCents, vatRules)) return backWith('outdated');
  const { address } = context.get(requestContext);
  const { paymentMethod, terms: _agreed, ...buyer } = state.personalInformation;
  const mailboxes = [buyer.email, state.billingAddress.billingEmail].filter(Boolean);
  if (!(await mayOrder(services, address, mailboxes))) return backWith('too-often');

  const placed = await placeOrder(services, {
    checkoutId: id,
    content: {
      tier,
      buyer,
      billing: state.billingAddress,
      paymentMethod,
      promoCode: state.promo.code,
      vatId: state.vat.id || null,
      vatCheck: state.vat.check,
    },
    shownTotalCents: firstYear(state, yearCents, vatRules).totalCents,
  });
  switch (placed.outcome) {
    case 'started':
      return redirect(placed.url, 303);
    case 'under_way':
      return redirect(successPath(services.secret, placed.reference), 303);
    case 'provider_away':
      return backWith('away');
    case 'promotion_refused':
      await changeCheckout(services, id, removePromo);
      return backWith('promo-refused');
    case 'price_changed':
      await refreshPrices(services, underway);
      return backWith('price-changed');
  }
}

async function mayOrder({ isWithinLimit }: Services, address: string, mailboxes: readonly string[]) {
  // Checked first: a refused address must not use up the limit of somebody else's mailbox.
  if (!(await isWithinLimit('orders-by-address', address))) return false;
  const unique = [...new Set(mailboxes.map(normalisedMail))];
  const allowed = await Promise.all(unique.map((mailbox) => isWithinLimit('orders-by-mail', mailbox)));
  return allowed.every(Boolean);
}

const backWith = (notice: PaymentNotice) => redirect(`${overviewPath}?payment=${notice}`, 303);

async function refreshPrices(services: Services, { id, tier, state }: Underway) {
  await services.facts.centPrices.refresh();
  if (state.promo.code === null) return;
  const promo = await promoFor(services, tier, state.promo.code);
  await changeCheckout(services, id, (before) =>
    promo ? applyPromo(before, tier, promo) : removePromo(before),
  );
}
