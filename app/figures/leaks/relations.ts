import type { ExactFigure, Shown } from '../figure.ts';
import { identities, type Term } from '../identities.ts';
import { product, sum, type Factor, type Interval, type Relation } from './inference.ts';
import { ladderOf } from '../ladder.ts';
import type { MetricKey } from '../metric.ts';

export function boundsOf(metric: MetricKey, shown: Shown): Interval {
  const { least, most } = ladderOf(metric);
  if (shown.visibility === 'exact' && shown.value !== null) return { low: shown.value, high: shown.value };
  const range = shown.visibility === 'range' ? shown.range : null;
  return { low: range?.low ?? least, high: range?.high ?? most };
}

/** Figures are identified by their index plus `offset`. */
export function relationsWithin(figures: readonly ExactFigure[], offset = 0): Relation[] {
  const metrics = new Set(figures.map(({ metric }) => metric));
  const solvable = identities.filter(({ whole, factors }) =>
    [whole, ...factors].every((term) => metrics.has(term.metric)),
  );
  const places = new Map(figures.map((figure, at) => [keyOf(figure), at]));
  const products = figures.flatMap(({ metric, period, dimension }) => {
    if (metric === 'market-cagr') return [meanGrowth(Number(period), dimension)];
    if (dimension !== '') return [];
    return solvable
      .filter(({ whole }) => whole.metric === metric)
      .map(({ whole, factors }) => [whole, ...factors].map((term) => inYear(term, Number(period))));
  });
  return [
    ...products.flatMap((terms) => productOf(terms, places, figures, offset)),
    ...splitsAmong(figures).map((parts) =>
      sum(
        hundred,
        parts.map((at) => at + offset),
      ),
    ),
  ];
}

export function splitsAmong(figures: readonly ExactFigure[]): number[][] {
  const parts = figures
    .keys()
    .filter((at) => splitMetrics.has(figures[at]!.metric) && figures[at]!.value !== null);
  const splits = Map.groupBy(parts, (at) => {
    const { metric, period, dimension } = figures[at]!;
    return `${metric} ${period} ${dimension.split(':')[0]}`;
  });
  const total = (split: number[]) => split.reduce((all, at) => all + figures[at]!.value!, 0);
  return [...splits.values()].filter((split) => Math.abs(total(split) - 100) < 0.5);
}

const splitMetrics: ReadonlySet<MetricKey> = new Set([
  'payment-share',
  'shipping-share',
  'device-share',
  'category-share',
  'country-share',
]);

const hundred: Interval = { low: 100, high: 100 };

type Place = { key: string; as: Term['as']; power: number };

function inYear({ metric, as, yearsBefore = 0 }: Term, year: number): Place {
  return { key: keyOf({ metric, period: String(year - yearsBefore), dimension: '' }), as, power: 1 };
}

/** A market's size is that of the year in `since:2020`, grown at the mean rate. */
function meanGrowth(year: number, dimension: string): Place[] {
  const since = Number(dimension.slice('since:'.length));
  return [
    inYear({ metric: 'market-size', as: 'number' }, year),
    inYear({ metric: 'market-size', as: 'number' }, since),
    {
      key: keyOf({ metric: 'market-cagr', period: String(year), dimension }),
      as: 'growth',
      power: year - since,
    },
  ];
}

/** Empty unless all factors exist and fulfil the product. */
function productOf(
  terms: readonly Place[],
  places: ReadonlyMap<string, number>,
  figures: readonly ExactFigure[],
  offset: number,
): Relation[] {
  const factors: Factor[] = [];
  let ratio = 1;
  for (const { key, as, power } of terms) {
    const at = places.get(key);
    const value = at === undefined ? null : figures[at]!.value;
    if (at === undefined || value === null) return [];
    const factor = { at: at + offset, power, ...views[as] };
    const seen = (factor.offset + factor.slope * value) ** power;
    ratio = factors.length === 0 ? seen : ratio / seen;
    factors.push(factor);
  }
  return Math.abs(ratio - 1) < 0.01 ? [product(factors)] : [];
}

export const views: Record<Term['as'], Pick<Factor, 'offset' | 'slope'>> = {
  number: { offset: 0, slope: 1 },
  part: { offset: 0, slope: 0.01 },
  growth: { offset: 1, slope: 0.01 },
  rest: { offset: 1, slope: -0.01 },
};

function keyOf({ metric, period, dimension }: Pick<ExactFigure, 'metric' | 'period' | 'dimension'>) {
  return `${metric} ${period} ${dimension}`;
}
