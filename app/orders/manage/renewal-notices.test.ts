import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysUntilRenewal, noticeDue } from './renewal-notices.server.ts';

test.each([
  [31, null],
  [30, 30],
  [29, 30],
  [8, 30],
  [7, 7],
  [1, 7],
  [0, null],
  [-5, null],
])('%d days before a renewal the notice %s is due', (daysLeft, due) => {
  expect(noticeDue(daysLeft, [30, 7])).toBe(due);
  expect(noticeDue(daysLeft, [7, 30])).toBe(due);
});

test('each notice is due on some day, in order of its length, and the longest comes first', () => {
  const noticeDays = fc.uniqueArray(fc.integer({ min: 1, max: 180 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(noticeDays, (days) => {
      const seen = Array.from({ length: 200 }, (_, at) => noticeDue(200 - at, days)).filter(
        (due) => due !== null,
      );
      expect([...new Set(seen)]).toEqual(days.toSorted((one, other) => other - one));
    }),
  );
});

test.each([
  ['2027-10-16', '2027-11-14', 30],
  ['2027-11-14', '2027-11-14', 1],
  ['2027-11-15', '2027-11-14', 0],
  // Summer time begins between the two.
  ['2027-03-20', '2027-04-18', 30],
  ['2028-02-28', '2028-02-29', 2],
])('on %s a plan that is paid until %s renews in %d days', (today, paidUntil, days) => {
  expect(daysUntilRenewal(today, paidUntil)).toBe(days);
});
