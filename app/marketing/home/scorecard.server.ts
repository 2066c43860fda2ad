import { figureSet } from '../../figures/figure-set.ts';
import { formatValue } from '../../figures/format/format.ts';
import { presentFigure, type ShownValue } from '../../figures/format/shown-value.ts';
import { metricOf, type MetricKey } from '../../figures/metric.ts';
import { perDataset } from '../../figures/per-dataset.server.ts';
import { sheetPath } from '../../figures/sheet-address.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import {
  comparisonsOf,
  isOurs,
  publisherOf,
  type PublishedComparison,
} from '../../markets/published-figures.ts';
import { allOfficialFigures, findMarketAt, marketFigures } from '../../subjects/market-queries.server.ts';
import type { Market } from '../../subjects/market.ts';
import { categoryOf } from '../../taxonomy/category.ts';

/** Figures that others publish, held against our range for the same market and year. */
export type Scorecard = { inside: number; compared: number; rows: readonly ScoreRow[] };

export type ScoreRow = {
  publisher: string;
  /** 'China', 'Media in Japan'. */
  market: { name: string; code: string; to: string };
  measure: string;
  period: string;
  published: string;
  ours: ShownValue;
  isInside: boolean;
  /** Why the two may differ. */
  difference: string | null;
};

/** Null if the data set has no published figure that can be compared. */
export const loadScorecard = perDataset(async (context: SheetContext): Promise<Scorecard | null> => {
  const official = await allOfficialFigures(context, null);
  const compared = await Promise.all(
    [...official].map(async ([key, rows]) => {
      const [, isoCode, category = ''] = key.split('/');
      const market = await findMarketAt(context, isoCode, category);
      if (!market) return [];
      const periods = [...new Set(rows.map(({ period }) => period))];
      const figures = figureSet(await marketFigures(context, market, { periods }));
      return comparisonsOf(rows, figures)
        .filter(({ ours }) => scored.has(ours.metric) && isOurs(ours))
        .map((comparison) => ({ ...comparison, key, ...market }));
    }),
  );
  const all = compared.flat();
  if (all.length === 0) return null;
  return {
    inside: all.filter(({ isInside }) => isInside).length,
    compared: all.length,
    rows: shownOf(all).map((one) => rowOf(context, one)),
  };
});

/** Surveys of buyers and devices ask other people than we count, so they would test the definition and not the figure. */
const scored = new Set<MetricKey>(['market-size', 'online-share']);

type Compared = PublishedComparison & Market & { key: string };

/** The newest of each publisher, and one miss among them, because a scorecard without a miss is an advertisement. */
export function shownOf<One extends Pick<Compared, 'row' | 'isInside'>>(all: readonly One[]): One[] {
  const newestFirst = all.toSorted((one, other) => other.row.period.localeCompare(one.row.period));
  const hits = newestFirst.filter(({ isInside }) => isInside);
  const ofPublishers = [...Map.groupBy(hits, ({ row }) => publisherOf(row)).values()].map(
    ([newest]) => newest!,
  );
  const misses = newestFirst.filter(({ isInside }) => !isInside).slice(0, mostMisses);
  return [...ofPublishers.slice(0, mostRows - misses.length), ...misses];
}

const mostRows = 4;
const mostMisses = 1;

function rowOf(
  context: SheetContext,
  { row, value, ours, isInside, key, region, category }: Compared,
): ScoreRow {
  const { shortName, prefixedShortName, geoCodeAlpha2 } = context.region(region);
  const name = category === 'all' ? shortName : `${categoryOf(category)!.name} in ${prefixedShortName}`;
  return {
    publisher: publisherOf(row),
    market: { name, code: geoCodeAlpha2, to: sheetPath(key) },
    measure: metricOf(ours.metric).label,
    period: row.period,
    published: formatValue(ours.metric, value),
    ours: presentFigure(ours),
    isInside,
    difference: row.difference,
  };
}
