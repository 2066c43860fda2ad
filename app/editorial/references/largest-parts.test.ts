import { expect, test } from 'vitest';
import { shownFigure } from '../../../test/samples/sample-figures.ts';
import { largestParts } from './largest-parts.ts';

type Share = readonly [low: number, high: number | null] | { visibility: 'no-access' };

const place = (shares: Record<string, Share>) =>
  Object.entries(shares).map(([part, share]) =>
    shownFigure('payment-share', 2025, share, { dimension: part }),
  );

const six = { a: [60, 65], b: [55, 60], c: [50, 55], d: [45, 50], e: [40, 45], f: [35, 40] } as const;

test('up to eight parts are shown, the largest in any place, in the order of the data', () => {
  const places = [place({ small: [0, 5], ...six, h: [5, 10] }), place({ g: [30, 35], h: [20, 25] })];
  expect(largestParts(places).join('')).toBe('abcdefhg');
});

test('parts that are as large as each other are shown or left out together', () => {
  const alike = place({ a: [40, 45], h: [15, 20], i: [15, 20] });
  expect(largestParts([place({ ...six, g: [30, 35] }), alike]).join('')).toBe('abcdefg');
  expect(largestParts([place(six), place({ ...six, g: [15, 20], h: [15, 20] })]).join('')).toBe('abcdefgh');
});

test('what leads in one of the places is shown, however small or far down it is', () => {
  const places = [place({ ...six, g: [30, 35], h: [20, 25] }), place({ i: [15, 20], small: [10, 15] })];
  expect(largestParts(places).join('')).toBe('abcdefghi');
});

test('a range without an upper end counts as the largest', () => {
  const places = [place({ ...six, g: [30, 35], h: [20, 25], small: [5, 10] }), place({ small: [95, null] })];
  expect(largestParts(places).at(-1)).toBe('small');
});

test('what is locked neither leads nor is large', () => {
  const locked = place({ a: { visibility: 'no-access' }, i: { visibility: 'no-access' } });
  expect(largestParts([place(six), locked]).join('')).toBe('abcdef');
  expect(largestParts([locked])).toEqual([]);
});
