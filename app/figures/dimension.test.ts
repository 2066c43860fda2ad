import { describe, expect, test } from 'vitest';
import { dimensionSlug, partName, partOf } from './dimension.ts';
import { isNamedBy, passportPath } from './publish.ts';
import { shownFigure } from '../../test/samples/sample-figures.ts';

const regionName = (code: string) => ({ aut: 'Austria' })[code] ?? code;

test('a dimension is what is split by, and the part', () => {
  expect(partOf('category:toys')).toEqual({ by: 'category', part: 'toys' });
  expect(partOf('payment:A: B')).toEqual({ by: 'payment', part: 'A: B' });
  expect(partOf('')).toEqual({ by: '', part: '' });
});

test.each([
  ['category:pet-supplies', 'Pet Supplies'],
  ['country:aut', 'Austria'],
  ['month:01', 'January'],
  ['month:12', 'December'],
  ['device:mobile', 'Mobile'],
  ['since:2020', 'since 2020'],
  ['of:wor', 'of the world'],
  ['of:fashion', 'of Fashion'],
  ['payment:SEPA direct debit', 'SEPA direct debit'],
  ['', ''],
])('%s is called %s', (dimension, name) => {
  expect(partName(dimension, regionName)).toBe(name);
});

describe('the address of a passport', () => {
  test('names subject, metric, period and part', () => {
    const figure = {
      metric: 'payment-share',
      period: '2025',
      dimension: 'payment:SEPA direct debit',
    } as const;
    expect(passportPath('market/de/all', figure)).toBe(
      '/resources/sample-data/figure/market/de/all/payment-share/2025/payment-sepa-direct-debit',
    );
    expect(passportPath('market/de/all', { ...figure, dimension: '' })).toMatch(/payment-share\/2025$/);
  });

  test('leads back to its figure and to no other', () => {
    const wallet = shownFigure('payment-share', 2025, [5, 10], { dimension: 'payment:Przelewy24 & Co' });
    expect(isNamedBy(['payment-share', '2025', 'payment-przelewy24-co'], wallet)).toBe(true);
    expect(isNamedBy(['payment-share', '2024', 'payment-przelewy24-co'], wallet)).toBe(false);
    expect(isNamedBy(['payment-share', '2025'], wallet)).toBe(false);
  });

  test('is plain: no capital, no accent, no blank', () => {
    expect(dimensionSlug('retailer:galeries-lafayette.com-fr')).toBe('retailer-galeries-lafayette-com-fr');
    expect(dimensionSlug('shipping:Česká pošta')).toBe('shipping-ceska-posta');
  });
});
