import type { Severity } from '../../ui/feedback/notification-queue.ts';

export type Done = keyof typeof notices;

type Notice = { severity: Severity; title: string; text: string };

/** Shown after a change; anybody can write the parameter, so no notice claims more than the page shows. */
const notices = {
  cancelled: {
    severity: 'success',
    title: 'Renewal cancelled',
    text: 'We’ll confirm by email. You can turn renewal back on here at any time before the plan ends.',
  },
  stopped: {
    severity: 'success',
    title: 'Renewal cancelled',
    text: 'We’ll confirm by email.',
  },
  resumed: {
    severity: 'success',
    title: 'Renewal is back on',
    text: 'Your plan will renew as before. We’ll confirm by email.',
  },
  billing: {
    severity: 'success',
    title: 'Billing details saved',
    text: 'We’ll use them on new invoices, and confirm the change by email.',
  },
  unchanged: {
    severity: 'info',
    title: 'Nothing to update',
    text: 'Your billing details are the same as the ones we already had. If your VAT ID is still unconfirmed, we’re checking it again.',
  },
  'payment-method': {
    severity: 'success',
    title: 'Payment method updated',
    text: 'We’ll use it for any payment still due and for future renewals, and confirm the change by email.',
  },
  corrected: {
    severity: 'success',
    title: 'Invoice corrected',
    text: 'We are refunding the VAT. The credit note and the new invoice are below, and on their way by email.',
  },
  impossible: {
    severity: 'warning',
    title: 'Nothing was changed',
    text: 'That is no longer possible. This page shows the current status of your order.',
  },
  away: {
    severity: 'warning',
    title: 'Our payment provider is not responding',
    text: 'Open this page again from your email in a few minutes. If the change isn’t shown, please try again.',
  },
  unopened: {
    severity: 'warning',
    title: 'Our payment provider is not responding',
    text: 'Nothing was changed. Please try again in a few minutes.',
  },
  'too-often': {
    severity: 'warning',
    title: 'Too many attempts',
    text: 'Nothing was changed. Please try again tomorrow, or reply to one of our emails.',
  },
  'too-fast': {
    severity: 'warning',
    title: 'Too many attempts',
    text: 'Nothing was changed. Please try again in ten minutes, or reply to one of our emails.',
  },
} as const satisfies Record<string, Notice>;

export function noticeOf(done: string): Notice | null {
  return Object.hasOwn(notices, done) ? notices[done as Done] : null;
}
