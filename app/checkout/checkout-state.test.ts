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

const ada = {
  firstName: 'Ada',
  lastName: 'Fischer',
  email: 'ada@company.example',
  company: 'Kontor',
  paymentMethod: 'sepa_debit' as const,
  terms: true as const,
};
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

test('a checkout begins empty, at the first step, with a card', () => {
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
    promo: { code: null, prices: null },
    completedSteps: { personalInformationSent: false, billingAddressSent: false },
    currentStep: 1,
    tierId: '',
  });
});

test('each step that is sent leads to the next', () => {
  const first = sendPersonalInformation(chooseTier(emptyCheckout, 'corporate'), ada);
  expect(first).toMatchObject({
    personalInformation: ada,
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
    personalInformation: { ...ada, company: 'Speicher' },
  });
});

test('another tier keeps what was entered, and drops the promo of the one before', () => {
  const state = applyPromo(filled('corporate'), 'corporate', promo);
  expect(chooseTier(state, 'corporate')).toEqual(state);
  expect(chooseTier(state, 'starter')).toEqual({
    ...state,
    tierId: 'starter',
    promo: { code: null, prices: null },
  });
});

test('a promo is applied to the tier that it was asked for alone, and can be taken off', () => {
  const state = filled('corporate');
  expect(applyPromo(state, 'corporate', promo)).toEqual({ ...state, promo });
  expect(applyPromo(state, 'starter', promo)).toEqual(state);
  expect(removePromo(applyPromo(state, 'corporate', promo))).toEqual(state);
});

test('how to pay can be changed without the rest', () => {
  const state = filled('starter');
  expect(choosePayment(state, { paymentMethod: 'credit_card' })).toEqual({
    ...state,
    personalInformation: { ...ada, paymentMethod: 'credit_card' },
  });
});

test('in whatever order things happen, the step is the first that was not sent, and a promo has its tier', () => {
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
