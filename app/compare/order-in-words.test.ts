import { expect, test } from 'vitest';
import { figureSet } from '../figures/figure-set.ts';
import { shownFigure } from '../../test/samples/sample-figures.ts';
import { orderInWords } from './order-in-words.ts';

type Seen = Parameters<typeof shownFigure>[2];

const said = (sizes: Record<string, Seen>) =>
  orderInWords(
    'By size',
    'market-size',
    Object.entries(sizes).map(([name, seen]) => ({
      label: name,
      inText: name,
      where: `in ${name}`,
      figures: figureSet([shownFigure('market-size', 2025, seen)]),
    })),
  );

test('names one leader and two in the same range', () => {
  expect(said({ Germany: [100e9, 200e9], France: [100e9, 200e9], 'the US': [1e12, 2e12] })).toBe(
    'By size, the US leads at $1–2tn, followed by France and Germany, both at $100–200bn.',
  );
});

test('orders disjoint ranges one by one', () => {
  expect(said({ a: [1e9, 2e9], b: [5e9, 10e9], c: [2e9, 5e9] })).toBe(
    'By size, b leads at $5–10bn, followed by c at $2–5bn, then a at $1–2bn.',
  );
});

test('says that all are in the same range', () => {
  expect(said({ b: [1e9, 2e9], a: [1e9, 2e9] })).toBe('By size, a and b are both at $1–2bn.');
});

test('names two leaders in the same range', () => {
  expect(said({ a: [5e9, 10e9], b: [5e9, 10e9], c: [1e9, 2e9] })).toBe(
    'By size, a and b lead, both at $5–10bn, followed by c at $1–2bn.',
  );
});

test('gives no order to overlapping ranges', () => {
  expect(said({ a: [1e9, 4e9], b: [2e9, 5e9] })).toBe(
    'By size, the ranges overlap: b ($2–5bn) and a ($1–4bn).',
  );
  expect(said({ a: [1e9, 4e9], b: [2e9, 5e9], c: [5e9, 10e9], d: [0.1e9, 0.2e9] })).toBe(
    'By size, c leads at $5–10bn, followed by b ($2–5bn) and a ($1–4bn) with overlapping ranges, then d at $100–200m.',
  );
});

test('groups a wide range with all those it overlaps', () => {
  expect(said({ a: [1e9, 20e9], b: [10e9, 15e9], c: [2e9, 5e9] })).toBe(
    'By size, some ranges overlap: a ($1–20bn), b ($10–15bn) and c ($2–5bn).',
  );
  expect(said({ a: [1e9, 4e9], b: [2e9, 5e9], c: [3e9, 3e9] })).toContain('the ranges overlap');
});

test('puts an open-ended range first', () => {
  expect(said({ a: [10e12, null], b: [1e12, 2e12] })).toBe(
    'By size, a leads at over $10tn, followed by b at $1–2tn.',
  );
});

test('orders exact numbers, and groups those that are written the same', () => {
  expect(said({ a: 5.21e9, b: 5.22e9, c: 9e9 })).toBe(
    'By size, c leads at $9.0bn, followed by b and a, both at $5.2bn.',
  );
});

test('says nothing about locked figures', () => {
  expect(said({ a: [1e9, 2e9], b: { visibility: 'no-access' } })).toBeNull();
});
