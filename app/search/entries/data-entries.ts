import type { GermanTerms } from '../../editorial/content.ts';
import type { MetricKey } from '../../figures/metric.ts';
import { sheetPath } from '../../figures/sheet-address.ts';
import { marketKey, type Market } from '../../subjects/market.ts';
import { rankingKey, type Ranking } from '../../subjects/ranking.ts';
import { lockedShopPath, retailerKey, type Retailer } from '../../subjects/retailer.ts';
import { categories, categoryOf, type CategorySlug } from '../../taxonomy/category.ts';
import { toAlpha2 } from '../../taxonomy/geo-codes.ts';
import { toRegion, whereOf, type RegionRecord } from '../../taxonomy/region.ts';
import { spoken } from '../query/category-words.ts';
import { placeNames } from '../query/place-words.ts';
import type { SearchEntry } from '../search-entry.ts';
import { kpiMetrics, marketMetrics, retailerMetrics } from './measure-entries.ts';

/** A published range: where it begins, and how the pages write it. */
type Value = { low: number | null; text: string };

export type SearchedData = {
  baseYear: number;
  markets: readonly Market[];
  retailers: readonly Retailer[];
  rankings: readonly Ranking[];
  statistics: readonly { region: string; category: CategorySlug; seoTitle: string }[];
  /** Best public place by retailer. */
  places: ReadonlyMap<string, number>;
  /** By region and category. */
  sizes: ReadonlyMap<string, Value>;
  rates: ReadonlyMap<string, Value>;
  /** By retailer. */
  sales: ReadonlyMap<string, Value>;
  /** Region and metric. */
  splits: ReadonlySet<string>;
};

type Naming = {
  regions: readonly RegionRecord[];
  german: Pick<GermanTerms, 'categories' | 'regions'> | null;
};

export function dataEntries(data: SearchedData, naming: Naming): SearchEntry[] {
  const names = namesIn(naming);
  const { baseYear, markets, retailers, rankings, statistics, places, sizes, rates, sales } = data;
  const ranked = new Set(rankings.map(({ region, category }) => `${region} ${category}`));
  return [
    ...markets.map((market) => marketEntry(market, sizes, baseYear, names)),
    ...markets.flatMap((market) => (market.category === 'all' ? sectionEntries(market, data, names) : [])),
    ...statistics.map((statistic) => kpiEntry(statistic, rates, baseYear, names)),
    ...retailers.flatMap((retailer) => retailerEntries(retailer, { places, sales, baseYear }, names)),
    ...rankings.map((ranking) => rankingEntry(ranking, names)),
    ...markets.flatMap((market) =>
      market.hasDetails && ranked.has(`${market.region} ${market.category}`)
        ? [topRetailersEntry(market, names)]
        : [],
    ),
  ];
}

function marketEntry(
  { region, category, seoTitle }: Market,
  sizes: SearchedData['sizes'],
  year: number,
  names: Names,
): SearchEntry {
  const size = sizes.get(`${region} ${category}`);
  return {
    kind: 'market',
    title: seoTitle,
    path: sheetPath(marketKey({ region, category })),
    place: names.flagOf(region),
    value: size && { label: `Market size, ${year}`, text: size.text },
    locked: false,
    names: names.ofPlace(region),
    words: ['market size growth forecast', ...names.ofCategory(category)],
    facets: { region, category, metrics: marketMetrics },
    weight: (category === 'all' ? 0.75 : 0.45) + 0.25 * magnitude(size?.low, 1e12),
  };
}

/** Parts of a market page that people ask for by their own name. */
function sectionEntries({ region }: Market, { splits }: SearchedData, names: Names): SearchEntry[] {
  return sections.flatMap(({ metric, id, title, about, words }): SearchEntry[] =>
    splits.has(`${region} ${metric}`)
      ? [
          {
            kind: 'market',
            title: `${title} ${names.where(region)}`,
            about,
            path: `${sheetPath(marketKey({ region, category: 'all' }))}#${id}`,
            place: names.flagOf(region),
            locked: false,
            names: names.ofPlace(region),
            words: [words],
            facets: { region, metrics: [metric] },
            weight: 0.4,
          },
        ]
      : [],
  );
}

const sections: readonly { metric: MetricKey; id: string; title: string; about: string; words: string }[] = [
  {
    metric: 'payment-share',
    id: 'payment',
    title: 'Payment methods',
    about: 'How online orders are paid for, by share of spending',
    words: 'payments paypal klarna credit card invoice wallet bnpl bank transfer zahlungsarten',
  },
  {
    metric: 'shipping-share',
    id: 'shipping',
    title: 'Shipping providers',
    about: 'Which carriers deliver the parcels',
    words: 'delivery carriers dhl ups fedex parcels logistics versanddienst',
  },
  {
    metric: 'device-share',
    id: 'devices',
    title: 'Orders by device',
    about: 'Smartphone, desktop and tablet',
    words: 'mobile commerce mcommerce smartphone desktop tablet device share',
  },
  {
    metric: 'seasonality-index',
    id: 'season',
    title: 'Seasonality of online spending',
    about: 'Spending by month, against the average month',
    words: 'season months christmas black friday peak monthly saison',
  },
];

type Statistic = SearchedData['statistics'][number];

function kpiEntry(
  { region, category, seoTitle }: Statistic,
  rates: SearchedData['rates'],
  year: number,
  names: Names,
): SearchEntry {
  const rate = rates.get(`${region} ${category}`);
  return {
    kind: 'kpis',
    title: seoTitle,
    about: 'Conversion, order value, returns, discounts and cart abandonment',
    path: `${sheetPath(marketKey({ region, category }))}/transactions`,
    place: names.flagOf(region),
    value: rate && { label: `Conversion rate, ${year}`, text: rate.text },
    locked: false,
    names: names.ofPlace(region),
    words: ['transaction kpis funnel benchmarks', ...names.ofCategory(category)],
    facets: { region, category, metrics: kpiMetrics },
    weight: region === 'wor' ? 0.7 : 0.6,
  };
}

type Sizes = Pick<SearchedData, 'places' | 'sales' | 'baseYear'>;

function retailerEntries(
  { displayName, slug, hasDetails, domain, country, category }: Retailer,
  { places, sales, baseYear }: Sizes,
  names: Names,
): SearchEntry[] {
  const path = sheetPath(retailerKey(slug));
  const size = sales.get(slug);
  const place = places.get(slug);
  const shared = { place: names.flagOf(country), facets: { retailer: slug, home: country, category } };
  const profile: SearchEntry = {
    ...shared,
    kind: 'retailer',
    isProfile: true,
    title: displayName,
    about: `${domain} · ${categoryOf(category)!.name} · ${names.nameOf(country)}`,
    path: hasDetails ? path : lockedShopPath(slug),
    value: hasDetails && size ? { label: `Net sales, ${baseYear}`, text: size.text } : undefined,
    locked: !hasDetails,
    names: [domain],
    words: [...names.ofCategory(category), ...names.ofPlace(country)],
    facets: { ...shared.facets, ...(hasDetails && { metrics: retailerMetrics }) },
    weight:
      (hasDetails ? 0.7 + 0.3 * magnitude(size?.low, 1e11) : 0.1) +
      (place ? 0.25 / (1 + Math.log2(place)) : 0),
  };
  if (!hasDetails) return [profile];
  return [
    profile,
    {
      ...shared,
      kind: 'retailer',
      title: `${displayName}: top competitors`,
      about: 'Who sells the same goods in the same countries',
      path: `${path}/top-competitors`,
      locked: false,
      names: ['competitors rivals alternatives similar shops competition wettbewerber'],
      weight: 0.35,
    },
    {
      ...shared,
      kind: 'retailer',
      title: `${displayName}: payment, shipping and eCommerce software`,
      about: 'Common providers in its home market',
      path: `${path}/providers`,
      locked: false,
      names: [
        'payment providers shipping providers shop software system technology tech stack platform psp carriers',
      ],
      weight: 0.3,
    },
  ];
}

function rankingEntry({ slug, title, region, category, metric }: Ranking, names: Names): SearchEntry {
  return {
    kind: 'ranking',
    title,
    about: 'Ranked by net sales, with changes in rank',
    path: sheetPath(rankingKey(slug)),
    place: names.flagOf(region),
    locked: false,
    names: names.ofPlace(region),
    words: ['ranking largest shops top 100 list league', ...names.ofCategory(category)],
    facets: { region, category, metrics: [metric] },
    weight: category === 'all' ? 0.6 : 0.5,
  };
}

function topRetailersEntry({ region, category, seoTitle }: Market, names: Names): SearchEntry {
  return {
    kind: 'ranking',
    title: `Top 10 Retailers: ${seoTitle}`,
    about: 'The ten largest shops and their market share',
    path: `${sheetPath(marketKey({ region, category }))}/top-retailers`,
    place: names.flagOf(region),
    locked: false,
    names: names.ofPlace(region),
    words: ['largest shops market share of retailers concentration', ...names.ofCategory(category)],
    facets: { region, category, metrics: ['concentration-cr4', 'concentration-hhi'] },
    weight: category === 'all' ? 0.45 : 0.3,
  };
}

/** From 0 to 1 on a scale of powers of ten. */
function magnitude(low: number | null | undefined, most: number): number {
  if (!low || low < 1) return 0;
  return Math.min(1, Math.log10(low) / Math.log10(most));
}

type Names = ReturnType<typeof namesIn>;

function namesIn({ regions, german }: Naming) {
  const byCode = new Map(regions.map((record) => [record.geo_code, record]));
  const places = remember((code: string) => {
    const region = byCode.get(code);
    return region ? placeNames(region, german?.regions ?? null) : [code];
  });
  const goods = remember((slug: string) => {
    const category = categories.find((one) => one.slug === slug)!;
    return [category.name, german?.categories[category.slug] ?? '', spoken[category.slug] ?? ''].filter(
      Boolean,
    );
  });
  return {
    nameOf: (code: string) => byCode.get(code)?.name ?? code,
    where: (code: string) => whereOf(toRegion(byCode.get(code)!)),
    /** Groups of countries have codes of our own, and no flag. */
    flagOf: (code: string) => (byCode.get(code)?.geo_type === 'Country' ? toAlpha2(code) : undefined),
    ofPlace: places,
    ofCategory: goods,
  };
}

function remember(read: (key: string) => string[]) {
  const known = new Map<string, string[]>();
  return (key: string): string[] => {
    const value = known.get(key) ?? read(key);
    known.set(key, value);
    return value;
  };
}
