import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { germanFormat } from './format-german.ts';
import { englishFormat } from './format.ts';
import { ladderOf, rangeOf } from '../ladder.ts';
import { metricKeys } from '../metric.ts';
import { toFigure } from '../publish.ts';
import { exactFigure, samplePublication } from '../../../test/samples/sample-figures.ts';

/** As it is printed here, with plain spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('German numbers', () => {
  test.each([
    ['market-size', 100e9, 200e9, '100–200 Mrd. $'],
    ['market-size', 500e6, 1e9, '500 Mio.–1 Mrd. $'],
    ['market-size', 1e13, null, '> 10 Bio. $'],
    ['market-size', null, 0, '< 0'],
    ['average-order-value', 50, 100, '50–100 $'],
    ['revenue-per-session', 0.93, 2.4, '0,93–2,40 $'],
    ['spend-per-head', 720, 1500, '720–1.500 $'],
    ['orders', 0, 1000, '< 1 Tsd.'],
    ['market-growth', 5, 10, '5–10 %'],
    ['market-growth', -10, -5, '−10 bis −5 %'],
    ['market-growth', null, -50, '< −50 %'],
    ['conversion-rate', 2, 2.5, '2–2,5 %'],
    ['concentration-hhi', 2000, 5000, '2.000–5.000'],
    ['items-per-order', 0.5, 1, '0,5–1'],
    ['orders', null, null, 'k. A.'],
  ] as const)('%s from %d to %d is %s', (metric, low, high, text) => {
    expect(plain(germanFormat.range(metric, { low, high }))).toBe(text);
  });

  test.each([
    ['population', 83_510_950, '83,5 Mio.'],
    ['gdp', 4.5e12, '4,5 Bio. $'],
    ['average-order-value', 63.27, '63,27 $'],
    ['market-growth', -3.24, '−3,2 %'],
    ['market-size', -1, '< 0'],
    ['seasonality-index', 104.4, '104'],
    ['concentration-hhi', 1234, '1.234'],
    ['items-per-order', 2.44, '2,4'],
    ['gdp', null, 'k. A.'],
  ] as const)('%s of %d is %s', (metric, value, text) => {
    expect(plain(germanFormat.value(metric, value))).toBe(text);
  });

  test('a locked figure says so', () => {
    const locked = toFigure(exactFigure('gmv', 2025, 1), { visibility: 'no-access' }, samplePublication);
    expect(germanFormat.figure(locked)).toBe('Kein Zugriff');
  });

  test('a unit stays on the line of its number', () => {
    const texts = [
      germanFormat.range('market-size', { low: 500e6, high: 1e9 }),
      germanFormat.value('market-growth', 5),
      germanFormat.edge('orders', 20_000),
    ];
    expect(texts).toEqual(['500\u00a0Mio.–1\u00a0Mrd.\u00a0$', '5,0\u00a0%', '20\u00a0Tsd.']);
  });
});

describe('both languages', () => {
  const anyMetric = fc.constantFrom(...metricKeys());
  const anyNumber = fc.oneof(
    fc.double({ min: -2000, max: 2000, noNaN: true }),
    fc.double({ min: 0, max: 0.2, noNaN: true }),
    fc.double({ min: 0, max: 2e15, noNaN: true }),
  );

  test('say the same digits, with the same signs and in the same magnitude', () => {
    fc.assert(
      fc.property(anyMetric, anyNumber, anyNumber, (metric, one, other) => {
        const range = { low: Math.min(one, other), high: Math.max(one, other) };
        expect(germanRead(germanFormat.value(metric, one))).toBe(
          englishRead(englishFormat.value(metric, one)),
        );
        expect(germanRead(germanFormat.edge(metric, one))).toBe(englishRead(englishFormat.edge(metric, one)));
        expect(germanRead(germanFormat.range(metric, range))).toBe(
          englishRead(englishFormat.range(metric, range)),
        );
      }),
    );
  });

  test('tell every step of a ladder from the others', () => {
    for (const metric of metricKeys()) {
      const { edges } = ladderOf(metric);
      const steps = [edges[0]! - 1, ...edges].map((value) =>
        germanFormat.range(metric, rangeOf(metric, value)),
      );
      expect(new Set(steps).size).toBe(steps.length);
    }
  });
});

/** The notation that both are brought to: '> 1.5m', '-10 to 5'. */
function englishRead(text: string) {
  return text.replaceAll(/[$¢%,]/g, '');
}

function germanRead(text: string) {
  const words: Record<string, string> = { 'Bio.': 'tn', 'Mrd.': 'bn', 'Mio.': 'm', 'Tsd.': 'k', bis: 'to' };
  return text
    .replaceAll(/\u00a0?(Bio\.|Mrd\.|Mio\.|Tsd\.|bis)/g, (_, word: string) => words[word]!)
    .replaceAll(/\u00a0?[$¢%]/g, '')
    .replaceAll('.', '')
    .replaceAll(',', '.');
}
