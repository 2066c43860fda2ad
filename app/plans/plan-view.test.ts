import { describe, expect, test } from 'vitest';
import { tiers } from './tier.ts';
import { compareTiers } from '../marketing/pricing/plan-comparison.tsx';
import { plansFor } from './plan-view.ts';
import { productsOf } from '../marketing/pricing/pricing-linked-data.ts';

const centPrices = { starter: 94_800, leadsAndContacts: 238_800, corporate: 478_800, corporatePlus: 958_800 };
const plans = plansFor(centPrices);

test('each plan includes the smaller one and adds features', () => {
  expect(plans.map(({ name, allOf, adds }) => [name, allOf, adds])).toEqual([
    ['Starter', null, ['Annual data', 'Retailer profiles']],
    ['Leads & Contacts', 'Starter', ['Leads & Contacts', 'XLS downloads']],
    ['Corporate', 'Leads & Contacts', ['Markets', 'Transaction KPIs', 'Reports', 'Comparisons', 'Rankings']],
    ['Corporate+', 'Corporate', ['Monthly data']],
  ]);
  for (const [at, tier] of tiers.entries()) {
    for (const feature of tiers[at - 1]?.features ?? []) expect(tier.features).toContain(feature);
  }
});

describe('the price', () => {
  test('is the price of the tier', () => {
    expect(plans.map(({ prices }) => [prices!.annually.base, prices!.monthly.base])).toEqual([
      ['€948', '€79'],
      ['€2,388', '€199'],
      ['€4,788', '€399'],
      ['€9,588', '€799'],
    ]);
  });

  test.each<Record<string, number>>([{}, { starter: 0 }, { starter: -1 }, { starter: Number.NaN }])(
    'is unknown rather than free: %o',
    (known) => {
      const [starter] = plansFor(known);
      expect(starter!.prices).toBeNull();
      expect(productsOf([starter!], 'https://site.example')[0]).not.toHaveProperty('offers');
    },
  );
});

describe('the comparison', () => {
  const rows = new Map(compareTiers().map(({ name, cells }) => [name, cells]));

  test('has a cell for the free offer and one for each plan', () => {
    expect([...rows.values()].filter((cells) => cells.length !== 5)).toEqual([]);
  });

  test.each([
    ['Users', ['Anyone', '1', '1', 'Up to 5', 'Up to 5']],
    ['Annual data', ['As ranges', true, true, true, true]],
    ['XLS downloads', ['As ranges', 'As ranges', true, true, true]],
    ['Markets', ['As ranges', 'As ranges', 'As ranges', true, true]],
    ['Reports', ['Pay per report', 'Pay per report', 'Pay per report', true, true]],
    ['Monthly data', [false, false, false, false, true]],
  ])('%s', (name, cells) => {
    expect(rows.get(name)).toEqual(cells);
  });
});

test('search engines get four products with their yearly price, without VAT', () => {
  const products = productsOf(plans, 'https://site.example');
  expect(products).toHaveLength(4);
  expect(products[0]).toMatchObject({
    '@type': 'Product',
    name: 'Marketquay Starter',
    offers: {
      price: '948.00',
      priceCurrency: 'EUR',
      url: 'https://site.example/checkout/personal-information?tier=starter',
      priceSpecification: { valueAddedTaxIncluded: false },
    },
  });
});
