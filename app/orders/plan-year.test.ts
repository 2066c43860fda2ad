import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayInBerlin, yearAfter, yearFrom } from './plan-year.ts';

test.for([
  ['2026-11-15', '2027-11-14'],
  ['2027-01-01', '2027-12-31'],
  ['2027-03-01', '2028-02-29'],
  ['2028-02-29', '2029-02-28'],
] as const)('a year from %s ends on %s', ([start, end]) => {
  expect(yearFrom(start)).toEqual({ start, end });
});

test('the next year starts the day after', () => {
  expect(yearAfter('2027-12-31')).toEqual({ start: '2028-01-01', end: '2028-12-31' });
  expect(yearAfter('2028-02-28').start).toBe('2028-02-29');
});

test('years follow each other without a gap, and each has 365 or 366 days', () => {
  const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (day) => {
      const { start, end } = yearFrom(day.toISOString().slice(0, 10));
      const length = (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;
      expect([365, 366]).toContain(length);
      expect(Date.parse(yearAfter(end).start) - Date.parse(end)).toBe(86_400_000);
    }),
  );
});

test('a day begins at midnight in Berlin, in winter and in summer', () => {
  expect(dayInBerlin(new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31');
  expect(dayInBerlin(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
  expect(dayInBerlin(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
});
