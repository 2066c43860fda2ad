import { describe, expect, test } from 'vitest';
import type { ExactFigure } from './figure.ts';
import { showMarket } from '../../test/samples/shown-subject.ts';
import { toFigure } from './publish.ts';
import { annualReport, exactFigure, reported } from '../../test/samples/sample-figures.ts';

const publication = {
  scope: 'Toys, Germany',
  asOf: '2026-10-31',
  nextUpdate: '2027-01-31',
  version: 'Demonstration data set 2025',
  siteUrl: 'https://marketquay.example',
  subject: 'market/de/toys',
};
const publish = (figure: ExactFigure) => toFigure(figure, showMarket([figure])[0]!, publication);

describe('a published figure', () => {
  test('carries all that stands behind it, and nothing of the exact number', () => {
    expect(publish(exactFigure('market-size', 2025, 3_187_906_683))).toEqual({
      metric: 'market-size',
      unit: 'usd',
      currency: 'USD',
      period: '2025',
      dimension: '',
      scope: 'Toys, Germany',
      method: 'modelled',
      confidence: 'C',
      source: null,
      asOf: '2026-10-31',
      nextUpdate: '2027-01-31',
      version: 'Demonstration data set 2025',
      definitionUrl: 'https://marketquay.example/glossary/market-size',
      passportUrl: 'https://marketquay.example/resources/sample-data/figure/market/de/toys/market-size/2025',
      visibility: 'range',
      range: { low: 2e9, high: 5e9 },
    });
  });

  test('is exact when a source published it', () => {
    const figure = publish(exactFigure('net-sales', 2024, 10.57e9, reported));
    expect(figure).toMatchObject({ visibility: 'exact', value: 10.57e9, source: annualReport });
  });

  test('takes a mask that was made before, and only from it what may be seen', () => {
    const exact = exactFigure('orders', 2025, 51_234, { low: 50_001, high: 52_345 });
    const figure = toFigure(
      exact,
      { visibility: 'range', range: { low: 50_000, high: 100_000 } },
      publication,
    );
    expect(JSON.stringify(figure)).not.toMatch(/51234|50001|52345/);
    expect(figure.currency).toBeNull();
  });
});
