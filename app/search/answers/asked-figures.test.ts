import { describe, expect, test } from 'vitest';
import type { Cue } from '../query/lexicon.ts';
import type { Understanding } from '../query/understand.ts';
import { askedComparison, askedFigures } from './asked-figures.ts';

function understood(known: Partial<Omit<Understanding, 'cues'>> & { cues?: Cue[] }): Understanding {
  return {
    places: [],
    categories: [],
    retailers: [],
    measure: null,
    year: null,
    concepts: [],
    rest: [],
    ...known,
    cues: new Set(known.cues),
  };
}

const zalando = { retailer: 'zalando', open: true };
const otto = { retailer: 'otto', open: true };
const ebay = { retailer: 'ebay', open: false };
const revenue = { market: 'market-size', retailer: 'net-sales' } as const;
const aov = { market: 'average-order-value', retailer: 'average-order-value' } as const;

const first = (known: Parameters<typeof understood>[0]) =>
  askedFigures(understood(known)).map((asked) =>
    asked.subject === 'retailer'
      ? `${asked.retailer} ${asked.metric}`
      : `${asked.markets.map(({ region, category }) => `${region}/${category}`).join(' or ')} ${asked.metric}`,
  );

describe('figures', () => {
  test('a measure with a retailer is the retailer’s', () => {
    expect(first({ measure: revenue, retailers: [zalando] })).toEqual(['zalando net-sales']);
  });

  test('a measure with a market widens until it is published', () => {
    expect(first({ measure: aov, places: ['gbr'], categories: ['fashion'] })).toEqual([
      'gbr/fashion or gbr/all or wor/all average-order-value',
    ]);
  });

  test('a market or a retailer alone has its main figure', () => {
    expect(first({ places: ['pol'], categories: ['toys'] })).toEqual([
      'pol/toys or pol/all or wor/all market-size',
    ]);
    expect(first({ retailers: [zalando, otto] })).toEqual(['zalando net-sales', 'otto net-sales']);
  });

  test('other words ask for something else than the main figure', () => {
    expect(first({ retailers: [zalando], rest: ['competitors'] })).toEqual([]);
    expect(first({ places: ['deu'], cues: ['top'] })).toEqual([]);
    expect(first({ measure: aov, cues: ['define'] })).toEqual([]);
  });

  test('a shop without a public profile has none, and no market is shown instead', () => {
    expect(first({ measure: revenue, retailers: [ebay] })).toEqual([]);
    expect(first({ measure: revenue, retailers: [ebay], places: ['deu'] })).toEqual([]);
  });

  test('at most three', () => {
    expect(first({ measure: aov, places: ['deu', 'fra', 'gbr', 'usa'] })).toHaveLength(3);
  });
});

describe('comparisons', () => {
  test.each([
    [{ retailers: [zalando, otto], cues: ['versus' as const] }, 'retailer'],
    [{ retailers: [zalando, otto] }, 'retailer'],
    [{ places: ['deu', 'fra'], cues: ['versus' as const] }, 'market'],
    [{ categories: ['toys' as const, 'fashion' as const], cues: ['versus' as const] }, 'market'],
    [{ categories: ['toys' as const, 'fashion' as const] }, undefined],
    [{ places: ['deu'], cues: ['versus' as const] }, undefined],
    [{ retailers: [zalando] }, undefined],
  ])('%j', (known, kind) => {
    expect(askedComparison(understood(known))?.kind).toBe(kind);
  });
});
