import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rangeOf } from '../figures/ladder.ts';
import { shownFigure } from '../figures/sample-figures.ts';
import { partOfMarket } from './part-of-market.ts';

const sales = (low: number | null, high: number | null) => shownFigure('net-sales', 2025, [low, high]);
const size = (low: number | null, high: number | null) => shownFigure('market-size', 2025, [low, high]);

test.each([
  [sales(1e9, 2e9), size(10e9, 20e9), '5–20%'],
  [sales(2e9, 5e9), size(2e9, 5e9), '> 40%'],
  [sales(null, 1e6), size(10e9, 20e9), '< 0.1%'],
  [sales(1e10, 2e10), size(10e12, null), '< 0.2%'],
  [sales(5e6, 1e7), size(10e9, 20e9), '< 0.1%'],
])('the least by the most, and the most by the least (%#)', (shop, market, part) => {
  expect(partOfMarket(shop, market)).toBe(part);
});

test('nothing is said of what is locked or missing, or is not net sales', () => {
  const market = size(10e9, 20e9);
  expect(partOfMarket(shownFigure('net-sales', 2025, { visibility: 'no-access' }), market)).toBeNull();
  expect(
    partOfMarket(sales(1e9, 2e9), shownFigure('market-size', 2025, { visibility: 'no-access' })),
  ).toBeNull();
  expect(partOfMarket(sales(null, 1e9), size(null, 1e9))).toBeNull();
  expect(partOfMarket(shownFigure('gmv', 2025, [1e9, 2e9]), market)).toBeNull();
});

test('the true part always lies in it', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1e6, max: 5e11, noNaN: true }),
      fc.double({ min: 1, max: 1000, noNaN: true }),
      (shop, times) => {
        const market = shop * times;
        const [part, whole] = [rangeOf('net-sales', shop), rangeOf('market-size', market)];
        const [low, high] = endsOf(partOfMarket(sales(part.low, part.high), size(whole.low, whole.high)));
        const share = (shop / market) * 100;
        expect(share).toBeGreaterThanOrEqual(low * (1 - 1e-9));
        expect(share).toBeLessThanOrEqual(high * (1 + 1e-9));
      },
    ),
  );
});

/** '0.5–2%' is [0.5, 2], '> 40%' [40, 100]. */
function endsOf(text: string | null): [number, number] {
  if (text === null) return [0, 100];
  const numbers = text.match(/[\d.]+/g)!.map(Number);
  if (text.startsWith('>')) return [numbers[0]!, 100];
  return text.startsWith('<') ? [0, numbers[0]!] : [numbers[0]!, numbers[1]!];
}
