import { describe, expect, test } from 'vitest';
import { canChangeRenewal, orderStatusOf, statusInWords, type OrderFor } from './order-status.ts';

const now = new Date('2026-11-16T12:00:00Z');
const paid = {
  state: 'paid',
  paymentMethod: 'credit_card',
  submittedAt: now,
  refundedAt: null,
  problem: null,
} as const;
const running = { cancelledAt: null, renewalFailedAt: null, endedAt: null, paidUntil: '2027-11-14' };
const facts = (account: Partial<NonNullable<OrderFor['account']>>): OrderFor => ({
  order: paid,
  account: { ...running, ...account },
  now,
});

describe('what a buyer reads about a paid order', () => {
  test.each([
    ['active', {}],
    ['overdue', { renewalFailedAt: now }],
    ['renewing', { paidUntil: '2026-11-15' }],
    ['overdue', { paidUntil: '2026-11-15', renewalFailedAt: now }],
    ['active', { paidUntil: '2026-11-16' }],
    ['cancelled', { cancelledAt: now }],
    ['cancelled', { cancelledAt: now, renewalFailedAt: now }],
    ['ended', { cancelledAt: now, paidUntil: '2026-11-15' }],
    ['ended', { endedAt: now, renewalFailedAt: now }],
  ] as const)('%s: %j', (status, account) => {
    expect(orderStatusOf(facts(account))).toBe(status);
    expect(canChangeRenewal(facts(account))).toBe(status !== 'ended');
  });

  test('tells the past from the future', () => {
    const dates = { until: '15 November 2026', renewsOn: '16 November 2026' };
    expect(statusInWords('ended', { ...dates, isOver: true })).toBe(
      'It ended on 15 November 2026. There is nothing more to pay.',
    );
    expect(statusInWords('ended', { ...dates, isOver: false })).toMatch(/^Cancelled\. You keep access until/);
    expect(statusInWords('overdue', { ...dates, isOver: true })).toContain(
      'not received the payment for the year starting on 16 November 2026',
    );
  });

  test('calls a renewal that is merely due neither overdue nor failed', () => {
    const due = { until: '15 November 2026', renewsOn: '16 November 2026', isOver: true };
    const words = statusInWords('renewing', due);
    expect(words).toContain('collecting the payment for the year starting on 16 November 2026');
    expect(words).not.toMatch(/not received|try again|overdue/);
  });

  test('speaks of days only for a direct debit, and asks for nothing that was paid', () => {
    const dates = { until: '', renewsOn: '', isOver: false };
    const wordsFor = (order: Partial<OrderFor['order']>) =>
      statusInWords(
        orderStatusOf({ order: { ...paid, state: 'awaiting_payment', ...order }, account: null, now }),
        dates,
      );
    expect(wordsFor({ paymentMethod: 'sepa_debit' })).toContain('takes a few working days');
    expect(wordsFor({})).toBe(
      'We’re waiting for our payment provider to confirm your payment. This can take a minute.',
    );
    for (const state of ['awaiting_payment', 'failed'] as const)
      expect(wordsFor({ state, problem: 'Payment does not match the order.' })).toBe(
        'We’re checking your payment and will email you. You don’t need to pay again.',
      );
  });

  test('calls a free order cancelled, as nothing was refunded', () => {
    const ended = { until: '15 November 2026', renewsOn: '16 November 2026', isOver: true };
    expect(statusInWords('refunded', ended)).toBe('Refunded. Your access has ended.');
    expect(statusInWords('refunded', { ...ended, isFree: true })).toBe('Cancelled. Your access has ended.');
  });

  test('waits for no payment of a free order, and says why it needs a card or account', () => {
    const dates = { until: '', renewsOn: '', isOver: false };
    expect(statusInWords('awaiting_payment', dates)).toBe('We are waiting for your payment.');
    expect(statusInWords('failed', dates)).toMatch(/^The payment was not completed/);
    expect(statusInWords('awaiting_payment', { ...dates, isFree: true })).toMatch(
      /^Your order is not complete yet\. There is nothing to pay today, .* for renewals\.$/,
    );
    expect(statusInWords('failed', { ...dates, isFree: true })).toMatch(/^The order was not completed/);
  });

  test('tells no buyer of a free year that they won’t be charged again', () => {
    const dates = { until: '15 November 2026', renewsOn: '16 November 2026', isFree: true };
    for (const status of ['cancelled', 'ended'] as const)
      for (const isOver of [false, true])
        expect(statusInWords(status, { ...dates, isOver })).not.toContain('again');
  });
});
