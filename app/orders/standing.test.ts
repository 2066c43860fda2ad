import { expect, test } from 'vitest';
import { standingOf } from './standing.ts';

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
