import { describe, expect, test } from 'vitest';
import type { Order } from '../orders/order-tables.server.ts';
import { vatLabel } from '../plans/vat/vat-treatment.ts';
import { laterTextOf, successTextOf, summaryOf } from './order-summary.ts';

const order = {
  reference: 'MQ-O-ABCDEFGHJKMN',
  tier: 'corporate',
  promoCode: 'HARBOUR500',
  priceCents: 478_800,
  discountCents: 50_000,
  taxCents: 81_472,
  vatTreatment: 'domestic',
  totalCents: 510_272,
  buyer: { firstName: 'Ada', lastName: 'Fischer', email: 'ada@company.example', company: 'Kontor' },
} as Order;

test('lists the amounts from the price to the total', () => {
  expect(summaryOf(order)).toEqual({
    reference: 'MQ-O-ABCDEFGHJKMN',
    plan: 'Corporate',
    licence: 'Licence for up to 5 users',
    amounts: [
      { name: 'Corporate, one year', amount: '€4,788' },
      { name: 'Discount (HARBOUR500)', amount: '−€500' },
      { name: '19% VAT', amount: '€814.72' },
    ],
    total: '€5,102.72',
  });
});

test('names the VAT that was charged, whatever is charged for later years', () => {
  const names = summaryOf({ ...order, taxCents: 0 }, 'outside_eu').amounts.map(({ name }) => name);
  expect(names.at(-1)).toBe(vatLabel('outside_eu'));
});

test('names no discount without a promotion', () => {
  const names = summaryOf({ ...order, promoCode: null, discountCents: 0 }).amounts.map(({ name }) => name);
  expect(names).toEqual(['Corporate, one year', '19% VAT']);
});

test('leaves the buyer out', () => {
  expect(JSON.stringify(summaryOf(order))).not.toMatch(/Ada|Fischer|Kontor|company/);
});

test('speaks of a payment or a refund only where there was one', () => {
  expect(successTextOf('paid', false).lead).toContain('We’ve received your payment.');
  expect(successTextOf('paid', true).lead).toContain('There is nothing to pay.');
  expect(successTextOf('refunded', false).title).toContain('refunded');
  expect(successTextOf('unconfirmed', false).title).toBe('Your payment is not confirmed yet');
  expect(successTextOf('unconfirmed', true).title).toBe('Your order is not confirmed yet');
  expect(successTextOf('unconfirmed', true).steps.join(' ')).not.toContain('payment');
  const { title, lead } = successTextOf('refunded', true);
  expect(title).toBe('This order has been cancelled');
  expect(lead).not.toContain('five to ten days');
});

test('says that access has ended after a refund, and names no step where there is none', () => {
  for (const isFree of [false, true]) {
    const { lead, steps } = successTextOf('refunded', isFree);
    expect(lead).toMatch(/Your access has ended\.$/);
    expect(steps).toEqual(['You can buy a plan again at any time.']);
  }
  expect(successTextOf('in_review', false).steps).toEqual(['You can close this page.']);
});

test('a buyer who paid by card waits a minute, not days, and is never asked to pay again', () => {
  expect(successTextOf('processing', false).lead).toContain('Direct debits take a few working days.');
  expect(successTextOf('confirming', false)).toEqual(successTextOf('unconfirmed', false));
  expect(successTextOf('in_review', false).lead).toContain('You don’t need to pay again.');
});

describe('the text of a plan that is paid', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const paid = {
    state: 'paid' as const,
    paymentMethod: 'credit_card' as const,
    submittedAt: now,
    refundedAt: null,
    problem: null,
  };
  const running = { cancelledAt: null, renewalFailedAt: null, endedAt: null, paidUntil: '2027-11-14' };
  const textOf = (account: { cancelledAt?: Date; endedAt?: Date; renewalFailedAt?: Date } | null, at = now) =>
    laterTextOf({ order: paid, account: account && { ...running, ...account }, now: at }, false);

  test('is the usual one before there is an account, and while the plan is paid and renews', () => {
    expect(textOf(null)).toBeNull();
    expect(textOf({})).toBeNull();
  });

  test('names the last day and promises no renewal once that is cancelled', () => {
    const { title, lead, steps } = textOf({ cancelledAt: now })!;
    expect(title).toBe('Your plan is active');
    expect(lead).toContain('until 14 November 2027. The renewal is cancelled');
    expect(steps).toEqual([
      'If you change your mind, you can turn renewal back on from your order page before your plan ends.',
    ]);
  });

  test('says that the plan has ended, as the order page does', () => {
    const { title, lead, steps } = textOf({ endedAt: now }, new Date('2027-11-16T12:00:00Z'))!;
    expect(title).toBe('Your plan has ended');
    expect(lead).toBe('It ended on 14 November 2027. There is nothing more to pay.');
    expect(steps).toEqual(['You can buy a plan again at any time.']);
  });

  test('does not speak of a renewal that an ended subscription cannot turn back on', () => {
    const { title, lead, steps } = textOf({ endedAt: now })!;
    expect(title).toBe('Your plan is ending');
    expect(lead).toContain('You keep access until 14 November 2027');
    expect(steps).toEqual(['You can buy a plan again at any time.']);
  });

  test('does not call a year paid and active whose payment is under way or has failed', () => {
    const nextYear = new Date('2027-11-16T12:00:00Z');
    const renewing = textOf({}, nextYear)!;
    expect(renewing.lead).toContain(
      'We are collecting the payment for the year starting on 15 November 2027.',
    );
    const overdue = textOf({ renewalFailedAt: nextYear }, nextYear)!;
    expect(overdue.lead).toContain('We have not received the payment for the year starting on 15 November');
    for (const { title, lead, steps } of [renewing, overdue]) {
      expect(title).toBe('Your order');
      expect([lead, ...steps].join(' ')).not.toMatch(
        /is active|received your payment|activates your account/,
      );
    }
  });

  test('of a refund stays the one about the refund', () => {
    const facts = { order: { ...paid, refundedAt: now }, account: { ...running, endedAt: now }, now };
    expect(laterTextOf(facts, false)).toBeNull();
  });
});
