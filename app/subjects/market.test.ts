import { expect, test } from 'vitest';
import type { ExactFigure } from '../figures/figure.ts';
import { completeMarket } from './market.ts';

const figure = (metric: ExactFigure['metric'], period: string, value: number, more = {}): ExactFigure => ({
  metric,
  period,
  dimension: '',
  value,
  low: null,
  high: null,
  method: 'modelled',
  confidence: 'B',
  source: null,
  ...more,
});
const source = { id: 'wdi', name: 'WDI', url: 'https://example.com', year: '2025' };
const population = figure('population', '2025', 50, { method: 'reported', source });
const own = [
  figure('market-size', '2020', 1_000),
  figure('market-size', '2024', 1_600),
  figure('market-size', '2025', 2_000, { low: 1_900, high: 2_100 }),
];
const complete = completeMarket(
  own,
  { region: [population], wholes: { all: [figure('market-size', '2025', 10_000)] } },
  2025,
);
const valueOf = (metric: string, period: string, dimension = '') =>
  complete.find((f) => f.metric === metric && f.period === period && f.dimension === dimension)?.value;

test('growth, mean growth, share and spending per head follow from size and population', () => {
  expect(valueOf('market-growth', '2025')).toBeCloseTo(25);
  expect(valueOf('market-cagr', '2025', 'since:2020')).toBeCloseTo(14.87, 2);
  expect(valueOf('market-share', '2025', 'of:all')).toBeCloseTo(20);
  expect(valueOf('spend-per-head', '2025')).toBe(40);
  expect(valueOf('population', '2025')).toBe(50);
});

test('what cannot be known is left out', () => {
  expect(valueOf('market-growth', '2020')).toBeUndefined();
  expect(valueOf('spend-per-head', '2024')).toBeUndefined();
  expect(valueOf('spend-per-buyer', '2025')).toBeUndefined();
});

test('a figure derived from a reported one is not reported itself, and has no band', () => {
  const reported = own.map((f) => ({ ...f, method: 'reported' as const, source }));
  const growth = completeMarket(reported, { region: [], wholes: {} }, 2025).find(
    (f) => f.metric === 'market-growth',
  );
  expect(growth).toMatchObject({ method: 'modelled', source: null, low: null, high: null });
});
