import { figureSet } from '../../figures/figure-set.ts';
import { presentFigure, type ShownValue } from '../../figures/format/shown-value.ts';
import { metricOf } from '../../figures/metric.ts';
import { perDataset } from '../../figures/per-dataset.server.ts';
import { sheetPath } from '../../figures/sheet-address.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import {
  amountOf,
  comparisonsOf,
  publisherOf,
  type PublishedComparison,
} from '../../markets/published-figures.ts';
import { allOfficialFigures, findMarketAt, marketFigures } from '../../subjects/market-queries.server.ts';

/** Figures that others publish, held against our range for the same market and year. */
export type Scorecard = { inside: number; compared: number; rows: readonly ScoreRow[] };

export type ScoreRow = {
  publisher: string;
  about: string;
  period: string;
  published: string;
  ours: ShownValue;
  isInside: boolean;
  /** Why the two may differ. */
  difference: string | null;
  market: string;
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
      return comparisonsOf(rows, figures).map((comparison) => ({ ...comparison, key }));
    }),
  );
  const all = compared.flat();
  if (all.length === 0) return null;
  return {
    inside: all.filter(({ isInside }) => isInside).length,
    compared: all.length,
    rows: shownOf(all).map(rowOf),
  };
});

type Compared = PublishedComparison & { key: string };

/** One of each market, the newest; up to two misses come with the hits, because a scorecard without them is an advertisement. */
export function shownOf<One extends Pick<Compared, 'row' | 'isInside' | 'key'>>(all: readonly One[]): One[] {
  const newestFirst = all.toSorted((one, other) => other.row.period.localeCompare(one.row.period));
  const ofMarkets = [...Map.groupBy(newestFirst, ({ key }) => key).values()].map(([newest]) => newest!);
  const misses = newestFirst.filter(({ isInside }) => !isInside).slice(0, mostMisses);
  const hits = ofMarkets.filter(({ isInside, key }) => isInside && !misses.some((miss) => miss.key === key));
  return [...hits.slice(0, mostRows - misses.length), ...misses];
}

const mostRows = 6;
const mostMisses = 2;

function rowOf({ row, ours, isInside, key }: Compared): ScoreRow {
  return {
    publisher: publisherOf(row),
    about: `${metricOf(ours.metric).label}, ${ours.scope}`,
    period: row.period,
    published: amountOf(row),
    ours: presentFigure(ours),
    isInside,
    difference: row.difference,
    market: sheetPath(key),
  };
}
