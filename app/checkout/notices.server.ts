import { brand } from '../base/brand.ts';
import type { Severity } from '../ui/feedback/notification-queue.ts';

export type Notice = {
  severity: Severity;
  title: string;
  text: string;
  link?: { label: string; to: string };
};

export function noticeIn({ searchParams }: URL, isFree = false): Notice | null {
  const payment = searchParams.get('payment') ?? '';
  const promo = searchParams.get('promo') ?? '';
  if (payment === 'failed' && isFree) return { ...onPayment.failed, title: 'The order was not completed' };
  if (Object.hasOwn(onPayment, payment)) return onPayment[payment as PaymentNotice];
  return promo === 'dropped' ? promoDropped : null;
}

export type PaymentNotice = keyof typeof onPayment;

const onPayment = {
  failed: {
    severity: 'warning',
    title: 'The payment was not completed',
    text: 'You have not been charged, and your details are saved. Try again below, or choose another payment method.',
  },
  away: {
    severity: 'warning',
    title: 'Our payment provider is not responding',
    text: 'You have not been charged, and your details are saved. Please try again in a few minutes.',
  },
  'too-often': {
    severity: 'warning',
    title: 'Too many orders in a short time',
    text: `You have not been charged, and your details are saved. Please try again later, or email us at ${brand.company.email}.`,
  },
  'price-changed': {
    severity: 'warning',
    title: 'The price has changed',
    text: 'You have not been charged. Please check the new total below before you buy.',
  },
  'promo-refused': {
    severity: 'warning',
    title: 'The promo code is no longer valid',
    text: 'We have removed it and you have not been charged. Please check the new total below before you buy.',
  },
  outdated: {
    severity: 'warning',
    title: 'Your order has changed',
    text: 'You may have changed it in another tab. You have not been charged. Please check the details below before you buy.',
  },
  terms: {
    severity: 'warning',
    title: 'Please agree to the terms first',
    text: 'Choose a payment method and tick the box above the button. You have not been charged.',
  },
} as const satisfies Record<string, Notice>;

const promoDropped: Notice = {
  severity: 'warning',
  title: 'We removed the promo code',
  text: 'Either it isn’t valid for your new plan or we couldn’t check it. You can enter a code again before you pay.',
};

export function boughtBefore(orderPath: string): Notice {
  return {
    severity: 'info',
    title: 'You have already placed an order',
    text: 'Anything you enter here starts a new order.',
    link: { label: 'See your last order', to: orderPath },
  };
}
