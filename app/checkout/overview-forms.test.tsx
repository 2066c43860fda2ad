import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyCheckout } from './checkout-state.ts';
import { chosenPlan } from './chosen-plan.ts';
import { PayForm } from './overview-forms.tsx';
import { promoOf } from './promo.server.ts';

const yearCents = 94_800;

function formWith(discountInCents: number) {
  const discount = {
    discountedCentPrice: yearCents - discountInCents,
    discountInCents,
    discountPercentage: 0,
  };
  const promo = promoOf({ ok: true, code: 'CODE', discount });
  const plan = chosenPlan({ state: { ...emptyCheckout, promo }, tier: 'starter', yearCents }, 'by-country');
  const chosen = { paymentMethod: 'credit_card', terms: '' };
  return renderToStaticMarkup(<PayForm plan={plan} shown="" chosen={chosen} />);
}

test('the plan starts once the payment arrives', () => {
  const html = formWith(yearCents - 1);
  expect(html).toContain('for one year from the day your payment arrives.');
  expect(html).toContain('You get access once the payment arrives');
  expect(html).toContain('How would you like to pay?');
  expect(html).not.toContain('Nothing will be charged today.');
});

test('a plan with nothing to pay starts today, with no payment to wait for', () => {
  const html = formWith(yearCents);
  expect(html).toContain('for one year from today.');
  expect(html).not.toContain('payment arrives');
  expect(html).toContain('How would you like to pay for renewals?');
  expect(html).toContain('Nothing will be charged today.');
});
