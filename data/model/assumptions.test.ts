import { expect, test } from 'vitest';
import providers from '../assumptions/common-providers.json' with { type: 'json' };
import series from '../assumptions/company-series.json' with { type: 'json' };
import neighbours from '../assumptions/neighbours.json' with { type: 'json' };
import ownStock from '../assumptions/own-stock.json' with { type: 'json' };
import affinities from '../assumptions/shop-affinities.json' with { type: 'json' };
import paths from '../assumptions/shop-paths.json' with { type: 'json' };
import profiles from '../assumptions/shop-profiles.json' with { type: 'json' };
import reach from '../assumptions/shop-reach.json' with { type: 'json' };
import sizes from '../assumptions/shop-sizes.json' with { type: 'json' };
import { providerFacts, retailerFacts } from './facts.ts';
import { countries } from './markets/countries.ts';

test('assumptions are made of shops that the catalogue has', () => {
  const known = new Map(retailerFacts.map(({ name, country }) => [name, country]));
  const named = [
    ...Object.keys(series),
    ...ownStock.pure,
    ...Object.keys(ownStock.part),
    ...Object.keys(affinities).filter((name) => name !== 'any'),
    ...Object.keys(paths),
    ...Object.keys(profiles),
    ...Object.keys(reach),
  ];
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  for (const [country, shops] of Object.entries(sizes))
    expect(Object.keys(shops).filter((name) => known.get(name) !== country)).toEqual([]);
});

test('shops sell to countries that are modelled', () => {
  const known = new Set(countries.map(({ code }) => code));
  const named = [...Object.values(reach).flatMap(Object.keys), ...Object.values(neighbours).flat()];
  expect(named.filter((code) => !known.has(code))).toEqual([]);
});

test('common providers are named as in the facts', () => {
  for (const common of Object.values(providers))
    for (const [kind, list] of [
      ['payment', providerFacts.paymentMethods],
      ['shipping', providerFacts.shippingProviders],
      ['shop-software', providerFacts.shopSoftware],
    ] as const) {
      const known = new Set(list.map(({ name }) => name));
      const named: readonly string[] = (common as Record<string, readonly string[]>)[kind] ?? [];
      expect(named.filter((name) => !known.has(name))).toEqual([]);
    }
});
