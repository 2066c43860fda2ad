import { partOf } from './dimension.ts';
import type { Figure } from './figure.ts';
import type { MetricKey } from './metric.ts';

export type FigureSet = ReturnType<typeof figureSet>;

export function figureSet(figures: readonly Figure[]) {
  const byMetric = Map.groupBy(figures, ({ metric }) => metric);
  const of = (metric: MetricKey) => byMetric.get(metric) ?? [];
  return {
    all: figures,
    /** Without a period, the newest figure that is not a forecast. */
    one(metric: MetricKey, period?: number | string, dimension = ''): Figure | undefined {
      const found = of(metric).filter((figure) => figure.dimension === dimension);
      if (period !== undefined) return found.find((figure) => figure.period === String(period));
      return found
        .filter(({ method }) => method !== 'forecast')
        .toSorted(byPeriod)
        .at(-1);
    },
    series(metric: MetricKey, dimension = ''): Figure[] {
      return of(metric)
        .filter((figure) => figure.dimension === dimension)
        .toSorted(byPeriod);
    },
    parts(metric: MetricKey, by: string, period?: number | string): Figure[] {
      const split = of(metric).filter(({ dimension }) => partOf(dimension).by === by);
      const newest = split.toSorted(byPeriod).at(-1)?.period;
      return split.filter((figure) => figure.period === String(period ?? newest));
    },
  };
}

export type WantedFigures = {
  metrics?: readonly MetricKey[];
  periods?: readonly string[];
  dimension?: string;
};

export function isWanted(
  { metric, period, dimension }: Pick<Figure, 'metric' | 'period' | 'dimension'>,
  wanted: WantedFigures,
): boolean {
  return (
    (wanted.metrics?.includes(metric) ?? true) &&
    (wanted.periods?.includes(period) ?? true) &&
    (wanted.dimension === undefined || wanted.dimension === dimension)
  );
}

/** Everything that any of them asks for, and possibly more. */
export function wantedByAny(wanted: readonly WantedFigures[]): WantedFigures {
  const [first = {}] = wanted;
  const metrics = wanted.map((one) => one.metrics);
  const periods = wanted.map((one) => one.periods);
  const isOfOne = wanted.every(({ dimension }) => dimension === first.dimension);
  return {
    metrics: metrics.every((list) => list !== undefined) ? unique(metrics.flat()) : undefined,
    periods: periods.every((list) => list !== undefined) ? unique(periods.flat()) : undefined,
    dimension: isOfOne ? first.dimension : undefined,
  };
}

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

const byPeriod = (one: Figure, other: Figure) => one.period.localeCompare(other.period);
