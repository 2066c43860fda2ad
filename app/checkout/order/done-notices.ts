import type { Severity } from '../../ui/feedback/notification-queue.ts';

export type Done = keyof typeof notices;

type Notice = { severity: Severity; title: string; text: string };

/** Shown after a change; anybody can write the parameter, so no notice claims more than the page shows. */
const notices = {
  cancelled: {
    severity: 'success',
    title: 'The renewal is cancelled',
    text: 'We confirm it by email. You can withdraw the cancellation here until the plan ends.',
  },
  resumed: {
    severity: 'success',
    title: 'The cancellation is withdrawn',
    text: 'The plan renews as before. We confirm it by email.',
  },
  billing: {
    severity: 'success',
    title: 'The billing details are saved',
    text: 'They are used from the next invoice on. We confirm the change by email.',
  },
  unchanged: { severity: 'info', title: 'Nothing has changed', text: 'The details are as they were.' },
  'payment-method': {
    severity: 'success',
    title: 'The payment method is changed',
    text: 'The next renewal is charged to it. We confirm the change by email in a moment.',
  },
  corrected: {
    severity: 'success',
    title: 'The invoice is corrected',
    text: 'The VAT is refunded. Cancellation and new invoice are below, and come by email.',
  },
  impossible: {
    severity: 'warning',
    title: 'Nothing was changed',
    text: 'This is not possible any more. The page shows how the order stands.',
  },
  away: {
    severity: 'warning',
    title: 'Our payment provider does not answer at the moment',
    text: 'Please try again in a few minutes. If the change arrived after all, the page shows it, and we confirm it by email.',
  },
  'too-often': {
    severity: 'warning',
    title: 'Too many changes in one day',
    text: 'Please try again tomorrow, or reply to one of our emails.',
  },
} as const satisfies Record<string, Notice>;

export function noticeOf(done: string): Notice | null {
  return Object.hasOwn(notices, done) ? notices[done as Done] : null;
}
