import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figureSet, isWanted, wantedByAny, type WantedFigures } from './figure-set.ts';
import type { MetricKey } from './metric.ts';
import { shownFigure } from '../../test/samples/sample-figures.ts';

const forecast = { method: 'forecast' } as const;
const set = figureSet([
  shownFigure('market-size', 2026, [2e9, 5e9], forecast),
  shownFigure('market-size', 2025, [2e9, 5e9]),
  shownFigure('market-size', 2024, [1e9, 2e9]),
  shownFigure('payment-share', 2024, [5, 10], { dimension: 'payment:PayPal' }),
  shownFigure('payment-share', 2025, [10, 15], { dimension: 'payment:PayPal' }),
  shownFigure('payment-share', 2025, [0, 5], { dimension: 'payment:Invoice' }),
  shownFigure('payment-share', 2025, [0, 5], { dimension: 'other:Invoice' }),
]);

test('one figure is that of the year, or the newest that is no forecast', () => {
  expect(set.one('market-size', 2026)?.method).toBe('forecast');
  expect(set.one('market-size')?.period).toBe('2025');
  expect(set.one('market-size', 2010)).toBeUndefined();
  expect(set.one('gmv')).toBeUndefined();
  expect(set.one('payment-share', 2025)).toBeUndefined();
});

test('a series runs from the oldest to the newest', () => {
  expect(set.series('market-size').map(({ period }) => period)).toEqual(['2024', '2025', '2026']);
});

test('parts are those of one split in one period, the newest unless told', () => {
  expect(set.parts('payment-share', 'payment').map(({ dimension }) => dimension)).toEqual([
    'payment:PayPal',
    'payment:Invoice',
  ]);
  expect(set.parts('payment-share', 'payment', 2024)).toHaveLength(1);
  expect(set.parts('payment-share', 'device')).toEqual([]);
});

const wish = fc.record({
  metrics: fc.option(fc.subarray<MetricKey>(['market-size', 'payment-share', 'gmv']), { nil: undefined }),
  periods: fc.option(fc.subarray(['2024', '2025', '2026']), { nil: undefined }),
  dimension: fc.option(fc.constantFrom('', 'payment:PayPal'), { nil: undefined }),
});

test('several wishes together cover each of them', () => {
  fc.assert(
    fc.property(fc.array(wish, { minLength: 1 }), (wishes) => {
      const together = wantedByAny(wishes);
      for (const one of wishes)
        for (const figure of set.all) expect(isWanted(figure, together) || !isWanted(figure, one)).toBe(true);
    }),
  );
});

test('wishes for the same year and part ask for nothing else', () => {
  const wishes = [{ metrics: ['gmv'] }, { metrics: ['market-size', 'gmv'] }].map((one) => ({
    ...one,
    periods: ['2025'],
    dimension: '',
  })) as WantedFigures[];
  expect(wantedByAny(wishes)).toEqual({
    metrics: ['gmv', 'market-size'],
    periods: ['2025'],
    dimension: '',
  });
});
