import type { RowObjects } from '../../app/dataset/import/dataset-source.server.ts';

/** A data set of a few rows for tests, whole and without faults. Every number grows with `scale`. */
export function sampleDataset(label: string, scale = 1) {
  const figure = {
    dimension: null,
    low: null,
    high: null,
    method: 'modelled',
    confidence: 'C',
    source: null,
  };
  const size = (region: string, category: string, period: string, value: number) => ({
    ...figure,
    region,
    category,
    metric: 'market-size',
    period,
    value: value * scale,
  });
  return {
    edition: [{ label, baseYear: 2025, asOf: '2026-10-31', nextUpdate: '2027-01-31', demonstration: true }],
    metrics: [
      { metric: 'market-size', visibility: 'range' },
      { metric: 'monthly-sales', visibility: 'no-access' },
    ],
    'locked-regions': [{ region: 'prk' }],
    sources: [
      { id: 'office', name: 'Statistical "Office", yearbook', url: 'https://office.example/1', year: '2025' },
    ],
    markets: [
      { region: 'deu', category: 'all', seoTitle: 'eCommerce Industry in Germany', hasDetails: true },
      { region: 'deu', category: 'toys', seoTitle: 'Toys Industry in Germany', hasDetails: false },
    ],
    'market-figures': [
      size('deu', 'all', '2025', 100_000),
      size('deu', 'electronics', '2025', 60_000),
      size('deu', 'consumer-electronics', '2025', 40_000.25),
      size('deu', 'electrical-appliances', '2025', 19_999.75),
      size('wor', 'all', '2025', 1_000_000),
      {
        ...size('deu', 'all', '2026', 110_000),
        low: 90_000 * scale,
        high: 130_000 * scale,
        method: 'forecast',
      },
      {
        ...figure,
        region: 'deu',
        category: 'all',
        metric: 'population',
        period: '2025',
        value: 84e6,
        method: 'reported',
        source: 'office',
      },
      {
        ...figure,
        region: 'deu',
        category: 'all',
        metric: 'device-share',
        dimension: 'device:mobile',
        period: '2025',
        value: 61.5,
      },
      { ...figure, region: 'deu', category: 'all', metric: 'monthly-sales', period: '2025-03', value: null },
    ],
    'conversion-statistics': [{ region: 'deu', category: 'all', seoTitle: 'Conversion in Germany' }],
    'official-figures': [
      {
        region: 'deu',
        category: 'all',
        indicator: 'Online sales, excluding VAT',
        period: '2024/25',
        value: 92_000,
        unit: 'million EUR',
        source: 'office',
        difference: 'Without VAT,\nand with services.',
      },
    ],
    retailers: [
      retailer('anker.de-de', 'Anker', true),
      retailer('oere.de-de', 'Øre', false),
      retailer('1001.de-de', '1001 Dinge', false),
    ],
    'retailer-figures': [
      { ...figure, retailer: 'anker.de-de', metric: 'net-sales', period: '2025', value: 30_000 * scale },
      { ...figure, retailer: 'anker.de-de', metric: 'conversion-rate', period: '2025', value: 2.1 },
    ],
    providers: [
      {
        retailer: 'anker.de-de',
        kind: 'payment',
        name: 'PayPal',
        position: 1,
        method: 'modelled',
        source: null,
      },
    ],
    competitors: [
      {
        retailer: 'anker.de-de',
        competitor: 'oere.de-de',
        position: 1,
        reason: 'Both sell toys.',
        overlap: 40,
      },
    ],
    rankings: [
      {
        slug: 'top-stores-in-germany',
        title: 'Top stores in Germany',
        region: 'deu',
        category: 'all',
        metric: 'net-sales',
      },
    ],
    'ranking-places': [place(1, 'anker.de-de', 30_000 * scale), place(2, 'oere.de-de', 20_000 * scale)],
  } satisfies RowObjects;
}

function retailer(slug: string, displayName: string, hasDetails: boolean) {
  const more = { businessModel: null, type: null, parent: null, headquarters: null, founded: null };
  const [domain = ''] = slug.split('-');
  const [name = ''] = domain.split('.');
  return { slug, name, displayName, domain, country: 'deu', category: 'toys', hasDetails, ...more };
}

function place(number: number, shop: string, value: number) {
  return {
    ranking: 'top-stores-in-germany',
    edition: 2025,
    place: number,
    retailer: shop,
    previousPlace: null,
    value,
    method: 'modelled',
    confidence: 'C',
  };
}
