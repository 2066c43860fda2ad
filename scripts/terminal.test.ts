import { expect, test } from 'vitest';
import { dayFrom } from './terminal.ts';

test('a day is read as it is written', () => {
  expect(dayFrom('2026-11-01')).toEqual(new Date('2026-11-01T00:00:00Z'));
  expect(dayFrom('2028-02-29')).toEqual(new Date('2028-02-29T00:00:00Z'));
});

test.each(['1.11.2026', '12', '2026-02-30', '2026-11', '2026-11-01T12:00:00Z', 'yesterday', ''])(
  '“%s” is no day',
  (word) => {
    expect(() => dayFrom(word)).toThrow(`"${word}" is no day: write one such as 2026-11-15.`);
  },
);
