import { describe, expect, test } from 'vitest';
import { shownFigure } from '../../test/samples/sample-figures.ts';
import type { Compared } from './exhibit-shapes.ts';
import { each, largest, namesInWords, smallest } from './leaders.ts';

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

test('too many names end in others', () => {
  expect(namesInWords(['a', 'b', 'c'])).toBe('a, b and c');
  expect(namesInWords(['a', 'b', 'c', 'd'])).toBe('a, b, c and others');
});
