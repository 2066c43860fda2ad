import { href } from 'react-router';
import { asc, desc, eq } from 'drizzle-orm';
import type { Services } from '../context.server.ts';
import { loadedOn } from '../dataset/dataset-queries.server.ts';
import { keepsItsSlash } from '../edge/canonical-address.server.ts';
import { articlePath, publishedOf } from '../editorial/blog/articles.ts';
import { content } from '../editorial/content.server.ts';
import { reportPath, whitepaperPath } from '../editorial/library/library-address.ts';
import { loadPresets } from '../explore/explorable.server.ts';
import { sheetPath } from '../figures/sheet-address.ts';
import { sheetContext, type SheetContext } from '../figures/sheet-context.server.ts';
import { listMarkets, conversionStatisticTable } from '../subjects/market-queries.server.ts';
import { marketKey } from '../subjects/market.ts';
import { publishedRankingPlaceTable as placeTable } from '../subjects/ranking-queries.server.ts';
import { rankingKey } from '../subjects/ranking.ts';
import { listRetailers } from '../subjects/retailer-queries.server.ts';
import { retailerKey } from '../subjects/retailer.ts';
import type { SitemapEntry, SitemapPart } from './sitemap-xml.ts';

export async function loadSitemap(
  services: Pick<Services, 'db' | 'facts' | 'settings'>,
  paths: readonly string[],
) {
  const context = sheetContext(services);
  const data = context && {
    keys: await sheetKeys(context),
    presets: (await loadPresets(context)).map(({ to }) => to),
    loadedOn: await loadedOn(context.db, context.datasetId),
  };
  const published = paths.map((path) => (`${path}/` === keepsItsSlash ? keepsItsSlash : path));
  return sitemapEntries(published, data);
}

/** The paths of all these pages. Markets of a single category come last: they are many, and each is seldom asked for. */
export function byImportance(sitemap: Record<SitemapPart, SitemapEntry[]>): string[] {
  const { pages, markets, rankings, retailers, library, blog, glossary } = sitemap;
  const { whole = [], parts = [] } = Object.groupBy(markets, ({ path }) =>
    /\/all(\/|$)/.test(path) ? 'whole' : 'parts',
  );
  const parted = [pages, whole, rankings, retailers, library, blog, glossary, parts];
  return parted.flat().map(({ path }) => path);
}

/** Every page that search engines may index. Pages with figures change when a data set is loaded. */
function sitemapEntries(
  paths: readonly string[],
  data: { keys: SheetKeys; presets: readonly string[]; loadedOn: string } | null,
): Record<SitemapPart, SitemapEntry[]> {
  const sheets = (kind: keyof SheetKeys) =>
    (data?.keys[kind] ?? []).map((key) => ({ path: sheetPath(key), changed: data!.loadedOn }));
  const withFigures = (written: string) => [written, data?.loadedOn ?? ''].toSorted().at(-1);
  return {
    pages: [
      ...paths.map((path) => ({ path })),
      ...(data?.presets ?? []).map((path) => ({ path, changed: data!.loadedOn })),
    ],
    markets: sheets('markets'),
    retailers: sheets('retailers'),
    rankings: sheets('rankings'),
    blog: publishedOf(content.articles).map((article) => ({
      path: articlePath(article),
      changed: withFigures(article.updated ?? article.published),
    })),
    glossary: content.terms.map(({ slug }) => ({ path: href('/glossary/:slug', { slug }) })),
    library: [
      ...content.whitepapers.map((paper) => ({
        path: whitepaperPath(paper),
        changed: withFigures(paper.published),
      })),
      ...content.reports.map((report) => ({
        path: reportPath(report),
        changed: withFigures(report.published),
      })),
    ],
  };
}

type SheetKeys = Record<'markets' | 'retailers' | 'rankings', string[]>;

async function sheetKeys(context: SheetContext): Promise<SheetKeys> {
  const [markets, retailers, rankings] = await Promise.all([
    marketKeys(context),
    retailerKeys(context),
    rankingKeys(context),
  ]);
  return { markets, retailers, rankings };
}

async function marketKeys(context: SheetContext) {
  const { db, datasetId } = context;
  const [markets, conversions] = await Promise.all([
    listMarkets(context),
    db.select().from(conversionStatisticTable).where(eq(conversionStatisticTable.datasetId, datasetId)),
  ]);
  return [
    ...markets.map(marketKey),
    ...conversions.map((market) => `${marketKey(market)}/transactions`),
    ...markets.filter(({ hasDetails }) => hasDetails).map((market) => `${marketKey(market)}/top-retailers`),
  ];
}

async function retailerKeys(context: SheetContext) {
  const retailers = await listRetailers(context, { hasDetails: true });
  const keys = retailers.map(({ slug }) => retailerKey(slug));
  return keys.flatMap((key) => [key, `${key}/providers`, `${key}/top-competitors`]);
}

/** The newest edition is at the address of the ranking. */
async function rankingKeys({ db, datasetId }: SheetContext) {
  const editions = await db
    .selectDistinct({ slug: placeTable.ranking, edition: placeTable.edition })
    .from(placeTable)
    .where(eq(placeTable.datasetId, datasetId))
    .orderBy(asc(placeTable.ranking), desc(placeTable.edition));
  return editions.map(({ slug, edition }, at) =>
    editions[at - 1]?.slug === slug ? rankingKey(slug, edition) : rankingKey(slug),
  );
}
