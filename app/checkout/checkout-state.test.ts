import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pricesOf } from '../plans/prices.ts';
import {
  applyPromo,
  choosePayment,
  chooseTier,
  emptyCheckout,
  removePromo,
  sendBillingAddress,
  sendPersonalInformation,
  type CheckoutState,
} from './checkout-state.ts';

const ada = { firstName: 'Ada', lastName: 'Fischer', email: 'ada@company.example', company: 'Kontor' };
const unpaid = { paymentMethod: 'credit_card', terms: null };
const address = {
  street: 'Am Kai 1',
  postalCode: '20457',
  city: 'Hamburg',
  state: '',
  country: 'DE',
  billingEmail: '',
  notes: '',
};
const promo = { code: 'WELCOME10', prices: pricesOf(478_800, 47_880) };

test('a new checkout is empty, at the first step, paying by card', () => {
  expect(emptyCheckout).toEqual({
    personalInformation: {
      firstName: '',
      lastName: '',
      email: '',
      company: '',
      paymentMethod: 'credit_card',
      terms: null,
    },
    billingAddress: {
      street: '',
      postalCode: '',
      city: '',
      state: '',
      country: '',
      billingEmail: '',
      notes: '',
    },
    vat: { id: '', check: null },
    promo: { code: null, prices: null },
    completedSteps: { personalInformationSent: false, billingAddressSent: false },
    currentStep: 1,
    tierId: '',
  });
});

test('completing a step moves on to the next', () => {
  const first = sendPersonalInformation(chooseTier(emptyCheckout, 'corporate'), ada);
  expect(first).toMatchObject({
    personalInformation: { ...ada, ...unpaid },
    completedSteps: { personalInformationSent: true, billingAddressSent: false },
    currentStep: 2,
    tierId: 'corporate',
  });
  const second = sendBillingAddress(first, address);
  expect(second).toMatchObject({
    billingAddress: address,
    completedSteps: { personalInformationSent: true, billingAddressSent: true },
    currentStep: 3,
  });
  const corrected = sendPersonalInformation(second, { ...ada, company: 'Speicher' });
  expect(corrected).toEqual({
    ...second,
    personalInformation: { ...ada, ...unpaid, company: 'Speicher' },
  });
});

test('choosing another tier keeps the input and drops the promo', () => {
  const state = applyPromo(filled('corporate'), 'corporate', promo);
  expect(chooseTier(state, 'corporate')).toEqual(state);
  expect(chooseTier(state, 'starter')).toEqual({
    ...state,
    tierId: 'starter',
    promo: { code: null, prices: null },
  });
});

test('a promo applies only to its tier, and can be removed', () => {
  const state = filled('corporate');
  expect(applyPromo(state, 'corporate', promo)).toEqual({ ...state, promo });
  expect(applyPromo(state, 'starter', promo)).toEqual(state);
  expect(removePromo(applyPromo(state, 'corporate', promo))).toEqual(state);
});

test('changes the payment method alone, and keeps it when the details are corrected', () => {
  const state = choosePayment(filled('starter'), { paymentMethod: 'sepa_debit' });
  expect(state.personalInformation).toEqual({ ...ada, paymentMethod: 'sepa_debit', terms: null });
  expect(sendPersonalInformation(state, ada)).toEqual(state);
});

test('in any order of changes, the current step is the first incomplete one and a promo belongs to its tier', () => {
  const changes: Record<string, (state: CheckoutState) => CheckoutState> = {
    starter: (state) => chooseTier(state, 'starter'),
    corporate: (state) => chooseTier(state, 'corporate'),
    details: (state) => sendPersonalInformation(state, ada),
    address: (state) => sendBillingAddress(state, address),
    promo: (state) => applyPromo(state, 'corporate', promo),
    noPromo: removePromo,
  };
  const names = fc.array(fc.constantFrom(...Object.keys(changes)));
  fc.assert(
    fc.property(names, (happened) => {
      const state = happened.reduce((before, name) => changes[name]!(before), emptyCheckout);
      const [details, billing] = [happened.includes('details'), happened.includes('address')];
      expect(state.currentStep).toBe(details ? (billing ? 3 : 2) : 1);
      if (state.promo.code) expect(state.tierId).toBe('corporate');
    }),
  );
});

function filled(tier: 'starter' | 'corporate') {
  return sendBillingAddress(sendPersonalInformation(chooseTier(emptyCheckout, tier), ada), address);
}
