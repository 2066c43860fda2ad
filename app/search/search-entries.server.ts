import type { Database } from '../base/database.server.ts';
import { content } from '../editorial/content.server.ts';
import type { Market } from '../subjects/market.ts';
import { listMarkets } from '../subjects/market-queries.server.ts';
import type { Ranking } from '../subjects/ranking.ts';
import { listRankings } from '../subjects/ranking-queries.server.ts';
import type { Retailer } from '../subjects/retailer.ts';
import { listRetailers } from '../subjects/retailer-queries.server.ts';
import { categories, categoryOf, type CategorySlug } from '../taxonomy/category.ts';
import { toAlpha2 } from '../taxonomy/geo-codes.ts';
import type { RegionRecord } from '../taxonomy/region.ts';
import { createAtlas, type Atlas } from './atlas.ts';
import { pageEntries } from './page-entries.ts';
import { textEntries } from './text-entries.ts';
import type { SearchEntry } from './search-entry.ts';

/** All that can be found: what the data set lists, the pages of the site, and its texts. Equally good ones are shown in this order. */
export async function searchEntries(
  db: Database,
  datasetId: number | null,
  regions: readonly RegionRecord[],
): Promise<SearchEntry[]> {
  const written = [...pageEntries(), ...textEntries(content)];
  if (datasetId === null) return written;
  const data = { db, datasetId };
  const [retailers, markets, rankings] = await Promise.all([
    listRetailers(data),
    listMarkets(data),
    listRankings(data),
  ]);
  const detailed = markets.filter((market) => market.hasDetails);
  const atlas = createAtlas(regions, new Set(detailed.map(({ region }) => region)));
  return [
    ...markets.toSorted(wholesFirst(atlas)).map((market) => marketEntry(market, atlas)),
    ...retailers
      .toSorted((one, other) => Number(other.hasDetails) - Number(one.hasDetails))
      .map((retailer) => retailerEntry(retailer, atlas)),
    ...rankings.toSorted(wholesFirst(atlas)).map((ranking) => rankingEntry(ranking, atlas)),
    ...written,
  ];
}

function retailerEntry(
  { displayName, slug, hasDetails, domain, country, category }: Retailer,
  atlas: Atlas,
): SearchEntry {
  const [place, field] = [atlas.nameOf(country), categoryOf(category)!.name];
  return {
    kind: 'retailer',
    title: displayName,
    about: `${domain} · ${field} · ${place}`,
    path: hasDetails ? `/resources/sample-data/retailer/${slug}` : null,
    locked: !hasDetails,
    words: [domain, ...categoryWords(category), ...atlas.wordsOf(country)],
  };
}

function marketEntry({ region, category, seoTitle }: Market, atlas: Atlas): SearchEntry {
  return {
    kind: 'market',
    title: seoTitle,
    path: `/resources/sample-data/market/${toAlpha2(region)}/${category}`,
    locked: false,
    words: ['market size', ...categoryWords(category), ...atlas.wordsOf(region)],
  };
}

function rankingEntry({ slug, title, region, category }: Ranking, atlas: Atlas): SearchEntry {
  return {
    kind: 'ranking',
    title,
    path: `/resources/sample-data/ranking/${slug}`,
    locked: false,
    words: ['ranking largest shops retailers', ...categoryWords(category), ...atlas.wordsOf(region)],
  };
}

function categoryWords(category: CategorySlug): string[] {
  return category === 'all' ? ['eCommerce online'] : [categoryOf(category)!.name];
}

type Field = { category: CategorySlug; region: string };

const wholesFirst = (atlas: Atlas) => (one: Field, other: Field) =>
  positions.get(one.category)! - positions.get(other.category)! || atlas.compare(one.region, other.region);

const positions = new Map(categories.map(({ slug }, position) => [slug, position]));
