import type { RouterContextProvider } from 'react-router';
import { dataContext } from '../../shell/data-context.server.ts';
import { presentFigure } from '../../figures/format/shown-value.ts';
import { rangesNoteOf } from '../../data-pages/sheet-notes.ts';
import type { MetricKey } from '../../figures/metric.ts';
import { sheetPath } from '../../figures/sheet-address.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { rowOf } from '../../rankings/ranking-exhibits.ts';
import { loadProfile } from '../../retailers/load-profile.server.ts';
import {
  findMarket,
  listMarkets,
  marketCoverage,
  pageOfMarkets,
} from '../../subjects/market-queries.server.ts';
import { marketKey, type Market } from '../../subjects/market.ts';
import {
  findRanking,
  pageOfRankings,
  rankingEditions,
  rankingPlaces,
} from '../../subjects/ranking-queries.server.ts';
import { changeOfPlace, rankingWords } from '../../subjects/ranking-words.ts';
import { rankingKey, type Ranking, type RankingPlace } from '../../subjects/ranking.ts';
import { findRetailer, pageOfRetailers } from '../../subjects/retailer-queries.server.ts';
import { retailerKey, type Retailer } from '../../subjects/retailer.ts';
import { childrenOf, type Category } from '../../taxonomy/category.ts';
import { toAlpha2 } from '../../taxonomy/geo-codes.ts';
import { loadExcerpt, loadChart } from '../sections/live.server.tsx';

// The examples on the feature pages. A data set without our choice shows the first of its kind.

export async function showcaseRetailer(context: SheetContext): Promise<Retailer | null> {
  const preferred = await findRetailer(context, 'zalando.de-de');
  if (preferred?.hasDetails) return preferred;
  return (await pageOfRetailers(context, { hasDetails: true }, first)).items[0] ?? null;
}

async function showcaseMarket(context: SheetContext): Promise<Market | null> {
  const preferred = await findMarket(context, 'deu', 'all');
  return preferred ?? (await pageOfMarkets(context, { category: 'all' }, first)).items[0] ?? null;
}

export async function showcaseRanking(context: SheetContext): Promise<Ranking | null> {
  const preferred = await findRanking(context, 'top-online-stores-in-germany');
  return preferred ?? (await pageOfRankings(context, {}, first)).items[0] ?? null;
}

const first = { page: 1, pageSize: 1 };

type Context = Readonly<RouterContextProvider>;

export type ProfileExcerpt = NonNullable<Awaited<ReturnType<typeof loadProfileExcerpt>>>;

/** Null if no profile is open to visitors. */
export async function loadProfileExcerpt(context: Context) {
  const data = dataContext(context);
  const retailer = await showcaseRetailer(data);
  if (!retailer) return null;
  const key = retailerKey(retailer.slug);
  const [overview, providers, competitors, { facts }] = await Promise.all([
    loadExcerpt(context, key, ['sales']),
    loadExcerpt(context, `${key}/providers`, []),
    loadExcerpt(context, `${key}/top-competitors`, []),
    loadProfile(data, retailer.slug),
  ]);
  if (!overview) return null;
  return {
    ...overview,
    facts,
    contents: [
      { title: 'Overview', exhibits: overview.exhibitLinks },
      { title: 'Providers', exhibits: providers?.exhibitLinks ?? [] },
      { title: 'Competitors', exhibits: competitors?.exhibitLinks ?? [] },
    ].filter(({ exhibits }) => exhibits.length > 0),
  };
}

/** Null if no market has transaction figures. */
export async function loadKpiExcerpt(context: Context) {
  const market = await showcaseMarket(dataContext(context));
  return market && loadExcerpt(context, `${marketKey(market)}/transactions`, ['revenue', 'funnel']);
}

/** A table of the markets that have transaction figures. */
export async function loadKpiComparison(context: Context) {
  const data = dataContext(context);
  const { transactions } = await marketCoverage(data);
  const codes = [...transactions].map((code) => toAlpha2(code) ?? code).toSorted();
  const ref = `table/${comparedMetrics.join('+')}/${data.baseYear}/market/${codes.join('+')}/all`;
  return loadChart(context, { ref, title: 'Revenue per visit, and what drives it' });
}

const comparedMetrics: readonly MetricKey[] = [
  'conversion-rate',
  'average-order-value',
  'revenue-per-session',
  'cart-abandonment',
  'return-rate',
  'discount-rate',
];

export async function loadMarketExcerpt(context: Context) {
  const data = dataContext(context);
  const market = await showcaseMarket(data);
  const excerpt = market && (await loadExcerpt(context, marketKey(market), ['size', 'categories']));
  return excerpt && { ...excerpt, place: data.region(market.region).shortName };
}

/** The main categories and their children, each with a link to its world market, if there is one. */
export async function loadCategoryTree(context: Context) {
  const markets = await listMarkets(dataContext(context), { regions: ['wor'] });
  const linkTo = ({ name, slug }: Category) => {
    const market = markets.find(({ category }) => category === slug);
    return { name, to: market ? sheetPath(marketKey(market)) : null };
  };
  return childrenOf('all').map((main) => ({ ...linkTo(main), children: childrenOf(main.slug).map(linkTo) }));
}

export type Leaderboard = NonNullable<Awaited<ReturnType<typeof loadLeaderboard>>>;

/** The top of a ranking's newest edition; null if the data set has no ranking. */
export async function loadLeaderboard(context: SheetContext, limit: number) {
  const ranking = await showcaseRanking(context);
  const [edition, before = null] = ranking ? await rankingEditions(context, ranking.slug) : [];
  if (!ranking || edition === undefined) return null;
  const words = rankingWords(ranking, context.region, { edition, before });
  const all = await rankingPlaces(context, ranking, edition);
  const top = all.slice(0, limit);
  const climbers = all
    .filter(({ change }) => change !== null && change > 0)
    .toSorted((one, other) => other.change! - one.change!)
    .slice(0, 2);
  const present = (place: RankingPlace) => ({
    place: place.place,
    change: place.change,
    moved: changeOfPlace(place.change),
    ...rowOf(place),
    home: context.region(place.retailer.country).shortName,
    value: presentFigure(place.figure),
  });
  return {
    key: rankingKey(ranking.slug),
    path: sheetPath(rankingKey(ranking.slug)),
    title: `${ranking.title} ${edition}`,
    measure: words.measure,
    before,
    places: top.map(present),
    /** The largest rises of the whole ranking, the best ranks first among equals. */
    climbers: climbers.map(present),
    rangesNote: rangesNoteOf([...top, ...climbers].map(({ figure }) => figure)),
  };
}
