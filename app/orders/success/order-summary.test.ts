import { describe, expect, test } from 'vitest';
import type { Order } from '../order-tables.server.ts';
import { summaryOf } from './order-summary.ts';
import { standingOf } from './standing.ts';

const order = {
  reference: 'MQ-O-ABCDEFGHJKMN',
  tier: 'corporate',
  promoCode: 'HARBOUR500',
  priceCents: 478_800,
  discountCents: 50_000,
  taxCents: 81_472,
  totalCents: 510_272,
  buyer: { firstName: 'Ada', lastName: 'Fischer', email: 'ada@company.example', company: 'Kontor' },
} as Order;

describe('what was bought', () => {
  test('the amounts lead from the price to the total', () => {
    expect(summaryOf(order)).toEqual({
      reference: 'MQ-O-ABCDEFGHJKMN',
      plan: 'Corporate',
      licence: 'Licence for up to 5 users',
      amounts: [
        { name: 'Corporate, one year', amount: '€4,788' },
        { name: 'Discount (HARBOUR500)', amount: '−€500' },
        { name: 'VAT 19 %', amount: '€814.72' },
      ],
      total: '€5,102.72',
    });
  });

  test('without a promotion no discount is named', () => {
    const names = summaryOf({ ...order, promoCode: null, discountCents: 0 }).amounts.map(({ name }) => name);
    expect(names).toEqual(['Corporate, one year', 'VAT 19 %']);
  });

  test('it says nothing of the buyer', () => {
    expect(JSON.stringify(summaryOf(order))).not.toMatch(/Ada|Fischer|Kontor|company/);
  });
});

describe('how it stands', () => {
  const [then, later] = [new Date('2026-11-15'), new Date('2026-11-20')];

  test.for([
    ['draft', null, null, 'unconfirmed'],
    ['awaiting_payment', null, null, 'unconfirmed'],
    ['awaiting_payment', then, null, 'on_its_way'],
    ['paid', null, null, 'paid'],
    ['paid', then, null, 'paid'],
    ['paid', then, later, 'refunded'],
    // A debit that was submitted and came back.
    ['failed', then, null, 'failed'],
    ['expired', null, null, 'failed'],
  ] as const)('%s, submitted %s, refunded %s: %s', ([state, submittedAt, refundedAt, expected]) => {
    expect(standingOf({ state, submittedAt, refundedAt })).toBe(expected);
  });
});
