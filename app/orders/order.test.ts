import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canBePaid,
  paymentStatusOf,
  stateAfter,
  transitions,
  type OrderEvent,
  type OrderState,
} from './order.ts';

const states: OrderState[] = ['draft', 'awaiting_payment', 'failed', 'expired', 'paid'];
const events: OrderEvent[] = ['payment_started', 'payment_succeeded', 'payment_failed', 'payment_expired'];

test('moves each state to the right one on each event', () => {
  expect(Object.keys(transitions).toSorted()).toEqual(states.toSorted());
  const table = states.map((state) => [state, ...events.map((event) => stateAfter(state, event))]);
  expect(table).toEqual([
    ['draft', 'awaiting_payment', 'paid', 'draft', 'draft'],
    ['awaiting_payment', 'awaiting_payment', 'paid', 'failed', 'expired'],
    ['failed', 'awaiting_payment', 'paid', 'failed', 'expired'],
    ['expired', 'awaiting_payment', 'paid', 'expired', 'expired'],
    ['paid', 'paid', 'paid', 'paid', 'paid'],
  ]);
});

test('the table in docs/operating.md matches the transitions', () => {
  const cells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.replaceAll('`', '').trim());
  const lines = readFileSync('docs/operating.md', 'utf8').split('\n');
  const head = lines.findIndex((line) => cells(line).includes('payment_started'));
  const [, ...columns] = cells(lines[head]!) as OrderEvent[];
  const rows = lines.slice(head + 2, head + 2 + states.length).map(cells);
  expect(columns).toEqual(events);
  expect(rows.map(([state]) => state!).toSorted()).toEqual(states.toSorted());
  for (const [state, ...leadsTo] of rows as [OrderState, ...string[]][])
    expect(leadsTo).toEqual(columns.map((event) => transitions[state][event] ?? ''));
});

const anyEvents = fc.array(fc.constantFrom(...events), { maxLength: 12 });

test('ends paid exactly if a payment succeeded, in any order of events', () => {
  fc.assert(
    fc.property(fc.constantFrom<OrderState>('draft', 'failed', 'expired'), anyEvents, (start, happened) => {
      expect(happened.reduce(stateAfter, start) === 'paid').toBe(happened.includes('payment_succeeded'));
    }),
  );
});

test('an event changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.constantFrom(...states), fc.constantFrom(...events), (state, event) => {
      expect(stateAfter(stateAfter(state, event), event)).toBe(stateAfter(state, event));
    }),
  );
});

const [then, later] = [new Date('2026-11-15'), new Date('2026-11-20')];

const debited = {
  paymentMethod: 'sepa_debit',
  submittedAt: null,
  refundedAt: null,
  problem: null,
} as const;

test.for([
  ['draft', null, null, 'unconfirmed'],
  ['awaiting_payment', null, null, 'unconfirmed'],
  ['awaiting_payment', then, null, 'processing'],
  ['paid', null, null, 'paid'],
  ['paid', then, null, 'paid'],
  ['paid', then, later, 'refunded'],
  // A debit that the bank returned.
  ['failed', then, null, 'failed'],
  ['expired', null, null, 'failed'],
] as const)('%s, submitted %s, refunded %s: payment is %s', ([state, submittedAt, refundedAt, expected]) => {
  expect(paymentStatusOf({ ...debited, state, submittedAt, refundedAt })).toBe(expected);
});

test('a card payment that was submitted takes a moment, not days', () => {
  const byCard = { ...debited, paymentMethod: 'credit_card', state: 'awaiting_payment' } as const;
  expect(paymentStatusOf({ ...byCard, submittedAt: then })).toBe('confirming');
  expect(canBePaid({ ...byCard, submittedAt: then })).toBe(false);
  expect(paymentStatusOf(byCard)).toBe('unconfirmed');
});

test.for(states)('money that does not fit the order is not asked for again: %s', (state) => {
  const order = { ...debited, state, problem: 'Payment does not match the order.' };
  expect(paymentStatusOf(order)).toBe(state === 'paid' ? 'paid' : 'in_review');
  expect(canBePaid(order)).toBe(false);
});
