import type { Prices } from '../plans/prices.ts';
import type { TierId } from '../plans/tier.ts';
import { treatmentOf, type VatCheck, type VatRules, type VatTreatment } from '../plans/vat/vat-treatment.ts';
import type { BillingAddress, Buyer, PaymentMethod } from '../orders/order.ts';

export type CheckoutState = {
  personalInformation: PersonalInformation;
  billingAddress: BillingAddress;
  vat: CheckoutVat;
  promo: Promo | { code: null; prices: null };
  completedSteps: { personalInformationSent: boolean; billingAddressSent: boolean };
  currentStep: number;
  tierId: TierId | '';
};

export type PersonalInformation = Buyer & Payment;

export type Payment = { paymentMethod: PaymentMethod; terms: true | null };

/** The ID as it is written on the invoice, or empty, and what VIES said about it. */
export type CheckoutVat = { id: string; check: VatCheck | null };

export type Promo = { code: string; prices: Prices };

const noPromo = { code: null, prices: null };
const noVat: CheckoutVat = { id: '', check: null };

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
  vat: noVat,
  promo: noPromo,
  completedSteps: { personalInformationSent: false, billingAddressSent: false },
  currentStep: 1,
  tierId: '',
};

/** Drops the promo, whose prices are those of the previous tier. */
export function chooseTier(state: CheckoutState, tierId: TierId): CheckoutState {
  return tierId === state.tierId ? state : { ...state, tierId, promo: noPromo };
}

/** The payment method and the terms are part of the personal information, but asked for on the last step. */
export function sendPersonalInformation(state: CheckoutState, buyer: Buyer): CheckoutState {
  const personalInformation = { ...state.personalInformation, ...buyer };
  return completed({ ...state, personalInformation }, { personalInformationSent: true });
}

export function sendBillingAddress(
  state: CheckoutState,
  billingAddress: BillingAddress,
  vat: CheckoutVat = noVat,
): CheckoutState {
  return completed({ ...state, billingAddress, vat }, { billingAddressSent: true });
}

/** German VAT, as shown on the site, until the address is known. */
export function vatTreatmentIn(state: CheckoutState, rules: VatRules): VatTreatment {
  if (!state.completedSteps.billingAddressSent) return 'domestic';
  return treatmentOf(state.billingAddress, state.vat.check, rules);
}

export function choosePayment(state: CheckoutState, payment: Partial<Payment>): CheckoutState {
  return { ...state, personalInformation: { ...state.personalInformation, ...payment } };
}

/** Ignored if another tab has chosen another tier since: the promo's prices would be wrong. */
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

export const checkoutSteps = [
  { name: 'Your details', path: '/checkout/personal-information' },
  { name: 'Billing address', path: '/checkout/billing-address' },
  { name: 'Payment and overview', path: '/checkout/payment-and-overview' },
  { name: 'Confirmation', path: null },
] as const;

export const [{ path: detailsPath }, { path: addressPath }, { path: overviewPath }] = checkoutSteps;

export function stepPath(currentStep: number): string {
  return checkoutSteps[currentStep - 1]?.path ?? overviewPath;
}
