import type { Prices } from '../plans/prices.ts';
import type { TierId } from '../plans/tier.ts';
import type { BillingAddress, Buyer, PaymentMethod } from '../orders/buyer.ts';

/** All that somebody on the way to an order has chosen and entered so far. */
export type CheckoutState = {
  personalInformation: PersonalInformation;
  billingAddress: BillingAddress;
  promo: Promo | { code: null; prices: null };
  completedSteps: { personalInformationSent: boolean; billingAddressSent: boolean };
  /** The first step that is not done yet; counts from 1. */
  currentStep: number;
  tierId: TierId | '';
};

export type PersonalInformation = Buyer & Payment;

/** How to pay, and whether the terms were agreed to: asked in the first step, and again on the overview. */
export type Payment = { paymentMethod: PaymentMethod; terms: true | null };

/** A code that was taken, and what its tier costs with it. */
export type Promo = { code: string; prices: Prices };

const noPromo = { code: null, prices: null };

/** How a checkout begins, and what is left of one after the payment. */
export const emptyCheckout: CheckoutState = {
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
  promo: noPromo,
  completedSteps: { personalInformationSent: false, billingAddressSent: false },
  currentStep: 1,
  tierId: '',
};

/** Another tier keeps all that was entered but the promo, whose prices are those of the tier before. */
export function chooseTier(state: CheckoutState, tierId: TierId): CheckoutState {
  return tierId === state.tierId ? state : { ...state, tierId, promo: noPromo };
}

export function sendPersonalInformation(
  state: CheckoutState,
  personalInformation: PersonalInformation,
): CheckoutState {
  return completed({ ...state, personalInformation }, { personalInformationSent: true });
}

export function sendBillingAddress(state: CheckoutState, billingAddress: BillingAddress): CheckoutState {
  return completed({ ...state, billingAddress }, { billingAddressSent: true });
}

export function choosePayment(state: CheckoutState, payment: Partial<Payment>): CheckoutState {
  return { ...state, personalInformation: { ...state.personalInformation, ...payment } };
}

/** Nothing where another tier is chosen by now: the promo is that of the tier it was asked for. */
export function applyPromo(state: CheckoutState, tierId: TierId, promo: Promo): CheckoutState {
  return tierId === state.tierId ? { ...state, promo } : state;
}

export function removePromo(state: CheckoutState): CheckoutState {
  return { ...state, promo: noPromo };
}

function completed(state: CheckoutState, sent: Partial<CheckoutState['completedSteps']>): CheckoutState {
  const completedSteps = { ...state.completedSteps, ...sent };
  return { ...state, completedSteps, currentStep: firstOpenStep(completedSteps) };
}

function firstOpenStep({ personalInformationSent, billingAddressSent }: CheckoutState['completedSteps']) {
  if (!personalInformationSent) return 1;
  return billingAddressSent ? 3 : 2;
}
