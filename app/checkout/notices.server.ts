import { brand } from '../base/brand.ts';
import type { Severity } from '../ui/feedback/notification-queue.ts';

export type Notice = {
  severity: Severity;
  title: string;
  text: string;
  link?: { label: string; to: string };
};

export function noticeIn({ searchParams }: URL): Notice | null {
  const payment = searchParams.get('payment') ?? '';
  const promo = searchParams.get('promo') ?? '';
  if (Object.hasOwn(onPayment, payment)) return onPayment[payment as PaymentNotice];
  return promo === 'dropped' ? promoDropped : null;
}

export type PaymentNotice = keyof typeof onPayment;

const onPayment = {
  failed: {
    severity: 'warning',
    title: 'The payment was not completed',
    text: 'Nothing was charged, and all that you entered is kept. Try again below, or choose another way to pay.',
  },
  away: {
    severity: 'warning',
    title: 'Our payment provider does not answer at the moment',
    text: 'Nothing was charged, and all that you entered is kept. Please try again in some minutes.',
  },
  'too-often': {
    severity: 'warning',
    title: 'Too many orders in a short time',
    text: `Nothing was charged, and all that you entered is kept. Please try again later, or email us at ${brand.company.email}.`,
  },
  'price-changed': {
    severity: 'warning',
    title: 'The price has changed in the meantime',
    text: 'Nothing was bought. Please check the new total below before you buy.',
  },
  'promo-refused': {
    severity: 'warning',
    title: 'The promo code is no longer valid',
    text: 'We took it off. Nothing was bought: please check the new total below before you buy.',
  },
  outdated: {
    severity: 'warning',
    title: 'The order has changed in the meantime',
    text: 'Perhaps in another tab. Nothing was bought: please check all that is shown below before you buy.',
  },
  terms: {
    severity: 'warning',
    title: 'Please agree to the terms first',
    text: 'Choose how to pay and tick the box above the button. Nothing was bought.',
  },
} as const satisfies Record<string, Notice>;

const promoDropped: Notice = {
  severity: 'warning',
  title: 'The promo code was taken off',
  text: 'It is not valid for the plan that you have chosen now, or could not be checked. You can enter a code on the overview.',
};

export function boughtBefore(orderPath: string): Notice {
  return {
    severity: 'info',
    title: 'Your last order is done',
    text: 'What you enter here is a new order.',
    link: { label: 'See your last order', to: orderPath },
  };
}
