import { expect, test } from 'vitest';
import { dayFrom } from './terminal.ts';

test('reads a date as the start of that day in UTC', () => {
  expect(dayFrom('2026-11-01')).toEqual(new Date('2026-11-01T00:00:00Z'));
  expect(dayFrom('2028-02-29')).toEqual(new Date('2028-02-29T00:00:00Z'));
});

test.each(['1.11.2026', '12', '2026-02-30', '2026-11', '2026-11-01T12:00:00Z', 'yesterday', ''])(
  'refuses “%s” as a date',
  (word) => {
    expect(() => dayFrom(word)).toThrow(`Invalid date "${word}": expected YYYY-MM-DD.`);
  },
);
