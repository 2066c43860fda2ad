import { categories } from '../../app/taxonomy/category.ts';
import { metricKeys, metricOf } from '../../app/figures/metric.ts';
import edition from '../edition.json' with { type: 'json' };
import { conversionRegions, countryFigures } from './markets/country-figures.ts';
import { marketFigures } from './markets/market-figures.ts';
import { modelRates } from './markets/market-rates.ts';
import { type Markets, modelMarkets } from './markets/markets.ts';
import { officialFigures } from './markets/official-figures.ts';
import { publicValues } from './markets/public-values.ts';
import { nameIn } from './region-names.ts';
import { competitorsOf } from './retailers/competitors.ts';
import { reportedCompanySales } from './retailers/company-series.ts';
import { modelConcentration } from './retailers/concentration.ts';
import { detailFigures } from './retailers/detail-figures.ts';
import { providersOf } from './retailers/providers.ts';
import { modelRankings } from './retailers/rankings.ts';
import { retailerFigures } from './retailers/retailer-figures.ts';
import { profileOf } from './retailers/shop-profiles.ts';
import { modelShops, type Shop } from './retailers/shops.ts';
import { type DemonstrationDataset, figure, type RetailerFigureRow, type RetailerRow } from './rows.ts';
import { SourceRegister } from './sources.ts';

/**
 * The data set that the repository ships: real names and published facts, every other figure modelled.
 * It depends on nothing but the files in `data/`, so every run gives the same rows. METHODOLOGY.md explains it.
 */
export function demonstrationDataset(): DemonstrationDataset {
  const markets = modelMarkets();
  const shops = modelShops(markets);
  const rates = modelRates(markets);
  const concentrationIn = modelConcentration(markets, shops);
  const rankings = modelRankings(markets, shops);
  const sources = new SourceRegister();
  const published = publicValues(sources);

  const marketRows = markets.regions.flatMap((region) => [
    ...marketFigures(markets, rates, region, concentrationIn(region), published),
    ...countryFigures(markets, region, sources, published),
  ]);
  const retailerRows = [
    ...shops.flatMap((shop) => [...retailerFigures(shop), ...detailFigures(shop, sources)]),
    ...companySales(shops, sources),
  ];
  const official = [...officialFigures(markets, sources)];

  return {
    edition: [edition],
    metrics: metricKeys().map((metric) => ({ metric, visibility: metricOf(metric).visibility })),
    'locked-regions': [],
    sources: sources.rows(),
    markets: [...marketTitles(markets)],
    'market-figures': marketRows,
    'conversion-statistics': conversionRegions.map((region) => ({
      region,
      category: 'all',
      seoTitle: placed('eCommerce Conversion Statistics', region),
    })),
    'official-figures': official,
    retailers: shops.map(retailerRow),
    'retailer-figures': retailerRows,
    providers: shops.flatMap((shop) => providersOf(shop).toArray()),
    competitors: shops.flatMap((shop) => competitorsOf(shop, shops).toArray()),
    rankings: rankings.map(({ ranking }) => ranking),
    'ranking-places': rankings.flatMap(({ places }) => places),
  };
}

function* marketTitles({ regions }: Markets) {
  for (const { code: region } of regions)
    for (const { slug: category, name } of categories)
      yield {
        region,
        category,
        seoTitle: placed(`${name} Industry`, region),
        hasDetails: category === 'all' && conversionRegions.includes(region),
      };
}

function placed(subject: string, region: string): string {
  return region === 'wor' ? `Global ${subject}` : `${subject} in ${nameIn(region)}`;
}

function* companySales(shops: readonly Shop[], sources: SourceRegister): Generator<RetailerFigureRow> {
  const slugs = new Map(shops.map(({ name, slug }) => [name, slug]));
  for (const { fact, year, usd } of reportedCompanySales()) {
    const source = sources.add({ name: fact.source, url: fact.url, year: fact.fiscalYear });
    const row = figure('company-sales', year, usd, 'A', { method: 'reported', source });
    yield { retailer: slugs.get(fact.retailer)!, ...row };
  }
}

function retailerRow(shop: Shop): RetailerRow {
  const { slug, name, displayName, domain, country, category, hasDetails } = shop;
  const profile = profileOf(shop);
  return {
    slug,
    name,
    displayName,
    domain,
    country,
    category,
    hasDetails,
    businessModel: profile?.businessModel ?? null,
    type: profile?.type ?? null,
    parent: profile?.parent ?? null,
    headquarters: profile?.headquarters ?? null,
    founded: profile?.founded ?? null,
  };
}
