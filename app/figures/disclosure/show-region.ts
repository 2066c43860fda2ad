import { lineageOf, type CategorySlug } from '../../taxonomy/category.ts';
import type { ExactFigure } from '../figure.ts';
import { metricKeys, type MetricKey } from '../metric.ts';
import type { Interval, Relation } from './relation.ts';
import type { KnownSize, SizeLedger } from './size-ledger.ts';
import { relationsInRegion, type MarketFigures } from './region-relations.ts';
import { showFigures, type Masked } from './show-figures.ts';
import type { VisibilityMap } from '../visibility.ts';

export type RegionFigures = {
  figures: readonly ExactFigure[];
  categoryOf: readonly CategorySlug[];
  subjects: readonly (readonly number[])[];
  relations: readonly Relation[];
  find: (category: string, metric: MetricKey, period: string, dimension?: string) => number | undefined;
};

/** All figures of a region in one list. */
export function figuresOfRegion(markets: readonly MarketFigures[]): RegionFigures {
  const figures: ExactFigure[] = [];
  const categoryOf: CategorySlug[] = [];
  const places = new Map<string, Map<string, number>>();
  const firsts = new Map<CategorySlug, number>();
  const add = (name: string, figure: ExactFigure) => {
    const inMarket = places.get(name) ?? new Map<string, number>();
    places.set(name, inMarket);
    if (figure.value !== null)
      inMarket.set(`${figure.metric} ${figure.period} ${figure.dimension}`, figures.length);
    figures.push(figure);
  };
  for (const { category, figures: own } of markets) {
    firsts.set(category, figures.length);
    for (const figure of own) {
      categoryOf.push(category);
      add(category, figure);
    }
  }
  const find: RegionFigures['find'] = (category, metric, period, dimension = '') =>
    places.get(category)?.get(`${metric} ${period} ${dimension}`);
  return {
    figures,
    find,
    categoryOf,
    subjects: markets.map(({ category, figures: own }) => own.map((_, at) => firsts.get(category)! + at)),
    relations: relationsInRegion(
      markets,
      (category) => (metric, period, dimension) => find(category, metric, String(period), dimension),
      (at) => figures[at]!.value!,
      (category) => firsts.get(category)!,
    ),
  };
}

export type Surroundings = {
  baseYear: number;
  ledger: SizeLedger;
  isLocked?: boolean;
  earlier?: EarlierRanges;
};

/** Where a figure must lie by earlier editions; null if they tell nothing of it. */
export type EarlierRanges = (subject: string, figure: ExactFigure) => Interval | null;

export function showRegion(
  code: string,
  markets: readonly MarketFigures[],
  visibility: VisibilityMap,
  { baseYear, ledger, isLocked = false, earlier }: Surroundings,
): { masked: Masked[]; region: RegionFigures; known: KnownSize[] } {
  const region = figuresOfRegion(markets);
  const { figures, categoryOf } = region;
  const order = figures.map((figure, at) => importance(figure, categoryOf[at]!, baseYear));
  const sizes = sizesIn(code, region);
  const { masked, knowledge } = showFigures(
    {
      ...region,
      isLocked: () => isLocked,
      earlier: figures.flatMap((figure, at) => {
        const range = earlier?.(categoryOf[at]!, figure) ?? null;
        return range ? [{ at, ...range }] : [];
      }),
      outside: sizes.map(({ at, key }) => ({ at, ...ledger.limitsOf(key) })),
      compare: (one, other) => order[one]! - order[other]! || one - other,
    },
    visibility,
  );
  const known = sizes.map(({ at, key }) => ({
    key,
    interval: { low: knowledge.low[at]!, high: knowledge.high[at]! },
  }));
  return { masked, region, known };
}

/** The region's own sizes, as the ledger knows them. */
export function sizesIn(region: string, { figures, categoryOf, subjects }: RegionFigures) {
  return subjects.flat().flatMap((at) => {
    const { metric, period, dimension, value } = figures[at]!;
    if (metric !== 'market-size' || dimension !== '' || value === null) return [];
    return [{ at, key: { region, category: categoryOf[at]!, period } }];
  });
}

/** Sizes come first, then the base year, then the whole before its parts. */
function importance({ metric, period }: ExactFigure, category: CategorySlug, baseYear: number): number {
  const years = Math.abs(Number(period.slice(0, 4)) - baseYear);
  return (
    ((stageOf(metric, years) * 10 + lineageOf(category).length) * 50 + years) * 100 + metricOrder.get(metric)!
  );
}

const metricOrder = new Map(metricKeys().map((metric, at) => [metric, at]));

function stageOf(metric: MetricKey, years: number): number {
  if (metric === 'market-size') return 0;
  if (metric === 'market-growth') return years === 0 ? 1 : 5;
  if (metric === 'market-share') return years === 0 ? 2 : 6;
  return metric === 'market-cagr' ? 3 : 4;
}
