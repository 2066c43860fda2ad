import { and, eq, max } from 'drizzle-orm';
import type { Content } from '../../editorial/content.ts';
import { englishFormat, formatRange } from '../../figures/format/format.ts';
import type { LoadedData } from '../../figures/dataset.ts';
import type { MetricKey } from '../../figures/metric.ts';
import {
  conversionStatisticTable,
  listMarkets,
  publishedMarketFigureTable,
} from '../../subjects/market-queries.server.ts';
import { listRankings, publishedRankingPlaceTable } from '../../subjects/ranking-queries.server.ts';
import { listRetailers, publishedRetailerFigureTable } from '../../subjects/retailer-queries.server.ts';
import type { RegionRecord } from '../../taxonomy/region.ts';
import { createLexicon, type Lexicon } from '../query/lexicon.ts';
import type { SearchEntry } from '../search-entry.ts';
import { dataEntries, type SearchedData } from './data-entries.ts';
import { measureEntries } from './measure-entries.ts';
import { pageEntries } from './page-entries.ts';
import { textEntries } from './text-entries.ts';

type Sources = {
  data: (LoadedData & { baseYear: number }) | null;
  regions: readonly RegionRecord[];
  content: Content;
};

/** Everything that can be found. Equally good hits are shown in this order. */
export async function loadSearchable({
  data,
  regions,
  content,
}: Sources): Promise<{ entries: SearchEntry[]; lexicon: Lexicon }> {
  const { german } = content;
  const written = [...pageEntries(), ...textEntries(content)];
  if (!data) {
    const lexicon = createLexicon({ regions, markets: new Set(), retailers: [], german });
    return { entries: written, lexicon };
  }
  const searched = await loadData(data);
  const { retailers } = searched;
  const markets = new Set(searched.markets.map(({ region }) => region));
  return {
    entries: [...dataEntries(searched, { regions, german }), ...measureEntries(), ...written],
    lexicon: createLexicon({ regions, markets, retailers, german }),
  };
}

/** Only what is published: hits are ordered by ranges and by public places, never by exact sizes. */
async function loadData(data: LoadedData & { baseYear: number }): Promise<SearchedData> {
  const { baseYear } = data;
  const [markets, retailers, rankings, statistics, places, sizes, rates, sales, splits] = await Promise.all([
    listMarkets(data),
    listRetailers(data),
    listRankings(data),
    listStatistics(data),
    bestPlaces(data),
    marketValues(data, 'market-size'),
    marketValues(data, 'conversion-rate'),
    retailerValues(data, 'net-sales'),
    marketSplits(data),
  ]);
  return { baseYear, markets, retailers, rankings, statistics, places, sizes, rates, sales, splits };
}

async function listStatistics({ db, datasetId }: LoadedData) {
  const { region, category, seoTitle } = conversionStatisticTable;
  return db
    .select({ region, category, seoTitle })
    .from(conversionStatisticTable)
    .where(eq(conversionStatisticTable.datasetId, datasetId));
}

/** The best place of each retailer in any ranking of the newest edition. */
async function bestPlaces({ db, datasetId }: LoadedData): Promise<Map<string, number>> {
  const table = publishedRankingPlaceTable;
  const [newest] = await db
    .select({ edition: max(table.edition) })
    .from(table)
    .where(eq(table.datasetId, datasetId));
  const rows = await db
    .select({ retailer: table.retailer, place: table.place })
    .from(table)
    .where(and(eq(table.datasetId, datasetId), eq(table.edition, newest?.edition ?? 0)));
  const best = new Map<string, number>();
  for (const { retailer, place } of rows) best.set(retailer, Math.min(place, best.get(retailer) ?? Infinity));
  return best;
}

type Shown = { value: number | null; low: number | null; high: number | null };

async function marketValues(
  { db, datasetId, baseYear }: LoadedData & { baseYear: number },
  metric: MetricKey,
) {
  const table = publishedMarketFigureTable;
  const rows = await db
    .select({
      region: table.region,
      category: table.category,
      value: table.value,
      low: table.low,
      high: table.high,
    })
    .from(table)
    .where(
      and(
        eq(table.datasetId, datasetId),
        eq(table.metric, metric),
        eq(table.period, String(baseYear)),
        eq(table.dimension, ''),
      ),
    );
  return valuesOf(rows, metric, ({ region, category }) => `${region} ${category}`);
}

async function retailerValues(
  { db, datasetId, baseYear }: LoadedData & { baseYear: number },
  metric: MetricKey,
) {
  const table = publishedRetailerFigureTable;
  const rows = await db
    .select({ retailer: table.retailer, value: table.value, low: table.low, high: table.high })
    .from(table)
    .where(
      and(
        eq(table.datasetId, datasetId),
        eq(table.metric, metric),
        eq(table.period, String(baseYear)),
        eq(table.dimension, ''),
      ),
    );
  return valuesOf(rows, metric, ({ retailer }) => retailer);
}

/** Which regions have a split by payment, carrier or device. */
async function marketSplits({ db, datasetId, baseYear }: LoadedData & { baseYear: number }) {
  const table = publishedMarketFigureTable;
  const rows = await db
    .selectDistinct({ region: table.region, metric: table.metric })
    .from(table)
    .where(
      and(eq(table.datasetId, datasetId), eq(table.category, 'all'), eq(table.period, String(baseYear))),
    );
  return new Set(rows.map(({ region, metric }) => `${region} ${metric}`));
}

/** What is public is there as a value, all else as a range. */
function valuesOf<Row extends Shown>(rows: readonly Row[], metric: MetricKey, keyOf: (row: Row) => string) {
  return new Map(
    rows.map((row) => {
      const text = row.value === null ? formatRange(metric, row) : englishFormat.value(metric, row.value);
      return [keyOf(row), { low: row.value ?? row.low, text }];
    }),
  );
}
