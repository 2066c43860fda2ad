import { expect, test } from 'vitest';
import { chance, spread } from './spread.ts';

test('the same key gives the same number, whatever else is asked', () => {
  const before = spread('drift', 'zalando');
  spread('drift', 'amazon');
  expect(spread('drift', 'zalando')).toBe(before);
  expect(spread('drift', 'zalandp')).not.toBe(before);
});

test('numbers fill their interval evenly', () => {
  const numbers = Array.from({ length: 10_000 }, (_, index) => chance('key', index));
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(mean).toBeCloseTo(0.5, 1);
  for (let tenth = 0; tenth < 10; tenth++) {
    const inside = numbers.filter((number) => Math.floor(number * 10) === tenth).length;
    expect(inside).toBeGreaterThan(900);
    expect(inside).toBeLessThan(1100);
  }
});
