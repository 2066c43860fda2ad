import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Visibility, metricKeys, metricOf, type MetricKey } from './metric.ts';
import { identities, ties } from './identities.ts';
import { visibilityMap } from './visibility.ts';

const openness: readonly Visibility[] = ['no-access', 'range', 'exact'];
const isPublicFact = (metric: MetricKey) => metricOf(metric).visibility === 'exact';
const anyWishes = fc.dictionary(
  fc.constantFrom(...metricKeys()),
  fc.constantFrom<Visibility>('exact', 'range', 'no-access'),
) as fc.Arbitrary<Partial<Record<MetricKey, Visibility>>>;

describe('the visibility of metrics', () => {
  test('is that of the catalogue by default', () => {
    const map = visibilityMap();
    for (const key of metricKeys()) expect([key, map[key]]).toEqual([key, metricOf(key).visibility]);
  });

  test('follows the wishes of a data set where they give nothing away', () => {
    expect(visibilityMap({ 'return-rate': 'exact', gdp: 'no-access' })).toMatchObject({
      'return-rate': 'exact',
      gdp: 'no-access',
    });
  });

  test('keeps what would give a masked metric away masked too', () => {
    expect(visibilityMap({ 'spend-per-head': 'exact' })['spend-per-head']).toBe('range');
    expect(visibilityMap({ 'market-growth': 'exact' })['market-growth']).toBe('range');
    expect(visibilityMap({ 'online-share-of-company': 'exact' })['online-share-of-company']).toBe('range');
    expect(visibilityMap({ 'market-share': 'exact', 'category-share': 'exact' })).toMatchObject({
      'market-share': 'range',
      'category-share': 'range',
    });
    const funnel = visibilityMap({
      sessions: 'exact',
      'conversion-rate': 'exact',
      'average-order-value': 'exact',
    });
    expect([funnel.sessions, funnel['conversion-rate'], funnel['average-order-value']]).toEqual(
      Array(3).fill('range'),
    );
  });

  test('locks what is the same number in another unit', () => {
    const map = visibilityMap({ 'market-size': 'no-access' });
    expect([map['spend-per-head'], map['market-growth'], map.population]).toEqual([
      'no-access',
      'range',
      'exact',
    ]);
  });

  test('never opens more than was wished, settles, and is never exact beside something masked', () => {
    fc.assert(
      fc.property(anyWishes, (wishes) => {
        const map = visibilityMap(wishes);
        for (const key of metricKeys()) {
          const wish = wishes[key] ?? metricOf(key).visibility;
          expect(openness.indexOf(map[key])).toBeLessThanOrEqual(openness.indexOf(wish));
        }
        expect(visibilityMap(map)).toEqual(map);
        const kin = [
          ...ties,
          ...identities.map(({ whole, factors }) => [whole, ...factors].map(({ metric }) => metric)),
        ];
        for (const metrics of kin) {
          const seen = new Set(
            metrics.filter((metric) => !isPublicFact(metric)).map((metric) => map[metric] === 'exact'),
          );
          expect(seen.size).toBe(1);
        }
      }),
    );
  });
});
