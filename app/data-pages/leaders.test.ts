import { describe, expect, test } from 'vitest';
import { shownFigure } from '../../test/samples/sample-figures.ts';
import type { Compared } from './exhibit-shapes.ts';
import { each, eitherInWords, largest, namesInWords, smallest } from './leaders.ts';

const part = (label: string, low: number | null, high: number | null): Compared => ({
  label,
  figure: shownFigure('market-share', 2025, [low, high]),
});

describe('who leads', () => {
  test('is the one of the highest range', () => {
    const first = largest([part('Toys', 5, 10), part('Media', 20, 25), part('Food', 10, 15)])!;
    expect(first.parts.map(({ label }) => label)).toEqual(['Media']);
    expect(each(first)).toBe('20–25%');
  });

  test('are all of one range, by name: it does not tell which is ahead', () => {
    const first = largest([part('Toys', 20, 25), part('Food', 5, 10), part('Media', 20, 25)])!;
    expect(first.parts.map(({ label }) => label)).toEqual(['Media', 'Toys']);
    expect(each(first)).toBe('20–25% each');
  });

  test('are all whose ranges overlap, which have no number in common', () => {
    const first = largest([part('Toys', 20, 25), part('Media', 15, 25), part('Food', 15, 20)])!;
    expect(first.parts.map(({ label }) => label)).toEqual(['Media', 'Toys']);
    expect(each(first)).toBeNull();
  });

  test('is not who is surely behind another, however wide the range of a third', () => {
    const first = largest([part('Toys', 5, 30), part('Food', 5, 15), part('Media', 20, 25)])!;
    expect(first.parts.map(({ label }) => label)).toEqual(['Media', 'Toys']);
    const last = smallest([part('Toys', 5, 30), part('Food', 5, 15), part('Media', 20, 25)])!;
    expect(last.parts.map(({ label }) => label)).toEqual(['Food', 'Toys']);
  });

  test('may have an open end', () => {
    expect(largest([part('Toys', 95, null), part('Food', 90, 95)])!.parts).toHaveLength(1);
  });
});

test('who is last is told by the same rule', () => {
  const last = smallest([part('Toys', 20, 25), part('Food', 5, 10), part('Media', 5, 10)])!;
  expect(last.parts.map(({ label }) => label)).toEqual(['Food', 'Media']);
  expect(last.text).toBe('5–10%');
});

test('nobody leads where nothing is known', () => {
  const locked = { label: 'Toys', figure: shownFigure('market-share', 2025, { visibility: 'no-access' }) };
  expect(largest([locked])).toBeNull();
  expect(smallest([])).toBeNull();
  expect(largest([locked, part('Food', 5, 10)])!.parts.map(({ label }) => label)).toEqual(['Food']);
});

test('up to four are named; of more, the rest are counted', () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => `n${at + 1}`);
  expect(namesInWords(['a', 'b', 'c'])).toBe('a, b and c');
  expect(namesInWords(['a', 'b', 'c', 'd'])).toBe('a, b, c and d');
  expect(namesInWords(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c and two others');
  expect(namesInWords(names(15))).toBe('n1, n2, n3 and twelve others');
  expect(namesInWords(names(16))).toBe('n1, n2, n3 and others');
});

test('of several, one may be ahead', () => {
  expect(eitherInWords(['a', 'b'])).toBe('either a or b');
  expect(eitherInWords(['a', 'b', 'c'])).toBe('a, b or c');
  expect(eitherInWords(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c or one of two others');
  expect(eitherInWords(['a and b', 'c'])).toBe('either a and b or c');
});

test('names that contain “and” are kept apart by a comma', () => {
  expect(namesInWords(['fashion', 'grocery', 'hobby and leisure'])).toBe(
    'fashion, grocery, and hobby and leisure',
  );
  expect(namesInWords(['bags and accessories', 'toys'])).toBe('toys, and bags and accessories');
  expect(namesInWords(['bags and accessories', 'toys'], 3, { preposition: 'on' })).toBe(
    'toys and on bags and accessories',
  );
  expect(namesInWords(['hobby and leisure'])).toBe('hobby and leisure');
});
