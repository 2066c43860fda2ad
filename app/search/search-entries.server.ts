import type { Database } from '../base/database.server.ts';
import { content } from '../editorial/content.server.ts';
import { sheetPath } from '../figures/sheet-address.ts';
import { listMarkets } from '../subjects/market-queries.server.ts';
import { marketKey, type Market } from '../subjects/market.ts';
import { listRankings } from '../subjects/ranking-queries.server.ts';
import { rankingKey, type Ranking } from '../subjects/ranking.ts';
import { listRetailers } from '../subjects/retailer-queries.server.ts';
import { retailerKey, type Retailer } from '../subjects/retailer.ts';
import { categories, categoryOf, type CategorySlug } from '../taxonomy/category.ts';
import { toAlpha2 } from '../taxonomy/geo-codes.ts';
import type { RegionRecord } from '../taxonomy/region.ts';
import { pageEntries } from './page-entries.ts';
import type { SearchEntry } from './search-entry.ts';
import { textEntries } from './text-entries.ts';

/** Equally good hits are shown in this order. */
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
  const names = createRegionNames(regions, new Set(detailed.map(({ region }) => region)));
  return [
    ...markets.toSorted(wholesFirst(names)).map((market) => marketEntry(market, names)),
    ...retailers
      .toSorted((one, other) => Number(other.hasDetails) - Number(one.hasDetails))
      .map((retailer) => retailerEntry(retailer, names)),
    ...rankings.toSorted(wholesFirst(names)).map((ranking) => rankingEntry(ranking, names)),
    ...written,
  ];
}

function retailerEntry(
  { displayName, slug, hasDetails, domain, country, category }: Retailer,
  names: RegionNames,
): SearchEntry {
  const [place, field] = [names.nameOf(country), categoryOf(category)!.name];
  return {
    kind: 'retailer',
    title: displayName,
    about: `${domain} · ${field} · ${place}`,
    path: hasDetails ? sheetPath(retailerKey(slug)) : null,
    locked: !hasDetails,
    words: [domain, ...categoryWords(category), ...names.wordsOf(country)],
  };
}

function marketEntry({ region, category, seoTitle }: Market, names: RegionNames): SearchEntry {
  return {
    kind: 'market',
    title: seoTitle,
    path: sheetPath(marketKey({ region, category })),
    locked: false,
    words: ['market size', ...categoryWords(category), ...names.wordsOf(region)],
  };
}

function rankingEntry({ slug, title, region, category }: Ranking, names: RegionNames): SearchEntry {
  return {
    kind: 'ranking',
    title,
    path: sheetPath(rankingKey(slug)),
    locked: false,
    words: ['ranking largest shops retailers', ...categoryWords(category), ...names.wordsOf(region)],
  };
}

function categoryWords(category: CategorySlug): string[] {
  return category === 'all' ? ['eCommerce online'] : [categoryOf(category)!.name];
}

type Field = { category: CategorySlug; region: string };

const wholesFirst = (names: RegionNames) => (one: Field, other: Field) =>
  positions.get(one.category)! - positions.get(other.category)! || names.compare(one.region, other.region);

const positions = new Map(categories.map(({ slug }, position) => [slug, position]));

type RegionNames = ReturnType<typeof createRegionNames>;

function createRegionNames(regions: readonly RegionRecord[], detailed: ReadonlySet<string>) {
  const group = ({ geo_code: code, geo_type: type }: RegionRecord) =>
    [type === 'Worldwide', detailed.has(code), type !== 'Country', true].indexOf(true);
  const ordered = regions.toSorted(
    (one, other) => group(one) - group(other) || alphabetical.compare(one.name, other.name),
  );
  const byCode = new Map(ordered.map((region, order) => [region.geo_code, { ...region, order }]));
  const orderOf = (code: string) => byCode.get(code)?.order ?? regions.length;
  return {
    nameOf: (code: string) => byCode.get(code)?.name ?? code,
    compare: (one: string, other: string) => orderOf(one) - orderOf(other),
    wordsOf(code: string): string[] {
      const { name, name_short: short, demonym } = byCode.get(code) ?? {};
      const all = [name, short, demonym, code, toAlpha2(code), nicknames[code]];
      return all.filter((word) => word !== undefined);
    },
  };
}

const alphabetical = new Intl.Collator('en');

const nicknames: Readonly<Record<string, string>> = {
  are: 'Emirati',
  cze: 'Czech Republic',
  gbr: 'British England Great Britain',
  nld: 'Holland',
  usa: 'America American',
  wor: 'world',
};
