import type { ExactFigure } from '../figure.ts';
import { identities, type Term } from '../identities.ts';
import { metricOf, type MetricKey } from '../metric.ts';
import { product, sum, type Bounds, type Factor, type Relation, type Tighten } from './relation.ts';

/** How a figure of a subject is found: its index, or undefined if there is none. */
export type Find = (metric: MetricKey, period: string | number, dimension?: string) => number | undefined;

/** Knows a number by its index in all that is looked at. */
export type TruthOf = (at: number) => number;

/** What connects the figures of one market or retailer. `first` is the index of its first figure. */
export function relationsWithin(
  figures: readonly ExactFigure[],
  find: Find,
  truthOf: TruthOf,
  first: number,
): Relation[] {
  const metrics = new Set(figures.map(({ metric }) => metric));
  const solvable = identities.filter(({ whole, factors }) =>
    [whole, ...factors].every((term) => metrics.has(term.metric)),
  );
  return [
    ...figures.flatMap((figure) => {
      const year = Number(figure.period);
      if (figure.metric === 'market-cagr') return meanGrowth(figure, find, truthOf);
      if (figure.dimension !== '') return [];
      if (figure.metric === 'concentration-hhi') return concentration(figure.period, find);
      return solvable
        .filter(({ whole }) => whole.metric === figure.metric)
        .flatMap(({ whole, factors }) =>
          productOf(
            factors.map(({ metric }) => metricOf(metric).label.toLowerCase()).join(' and '),
            [whole, ...factors].map((term) => termIn(term, year, find)),
            truthOf,
          ),
        );
    }),
    ...splitsAmong(figures).map(({ parts, total }) =>
      sum(
        'the sum of its parts',
        { low: total, high: total },
        parts.map((at) => at + first),
      ),
    ),
  ];
}

/** Parts of a whole that add up to 100 %, and months around a mean of 100. */
export function splitsAmong(figures: readonly ExactFigure[]): { parts: number[]; total: number }[] {
  const parts = figures
    .keys()
    .filter((at) => figures[at]!.metric in splitTotals && figures[at]!.value !== null);
  const splits = Map.groupBy(parts, (at) => {
    const { metric, period, dimension } = figures[at]!;
    return `${metric} ${period} ${dimension.split(':')[0]}`;
  });
  return [...splits.values()].flatMap((split) => {
    const total = splitTotals[figures[split[0]!]!.metric]!;
    const found = split.reduce((all, at) => all + figures[at]!.value!, 0);
    return Math.abs(found - total) < total / 200 ? [{ parts: split, total }] : [];
  });
}

const splitTotals: Readonly<Partial<Record<MetricKey, number>>> = {
  'payment-share': 100,
  'shipping-share': 100,
  'device-share': 100,
  'category-share': 100,
  'country-share': 100,
  'seasonality-index': 1200,
};

type Place = Omit<Factor, 'at'> & { at: number | undefined };

export const views: Record<Term['as'], Pick<Factor, 'offset' | 'slope'>> = {
  number: { offset: 0, slope: 1 },
  part: { offset: 0, slope: 0.01 },
  growth: { offset: 1, slope: 0.01 },
  rest: { offset: 1, slope: -0.01 },
};

export function factor(at: number | undefined, as: Term['as'], power = 1): Place {
  return { at, power, ...views[as] };
}

function termIn({ metric, as, yearsBefore = 0 }: Term, year: number, find: Find): Place {
  return factor(find(metric, year - yearsBefore), as);
}

/** A market's size is that of the year in `since:2020`, grown at the mean rate, which is also that of the yearly rates. */
function meanGrowth({ metric, period, dimension }: ExactFigure, find: Find, truthOf: TruthOf): Relation[] {
  const [to, since] = [Number(period), Number(dimension.slice('since:'.length))];
  const mean = factor(find(metric, period, dimension), 'growth', to - since);
  const rates = Array.from({ length: to - since }, (_, year) =>
    factor(find('market-growth', since + 1 + year), 'growth'),
  );
  const [end, start] = [find('market-size', to), find('market-size', since)];
  return [
    ...productOf('growth a year', [factor(end, 'number'), factor(start, 'number'), mean], truthOf),
    ...productOf('growth a year', [mean, ...rates], truthOf),
  ];
}

/** Four shops with a part hold at least a quarter of it squared, and no further one is larger than their mean. */
function concentration(period: string, find: Find): Relation[] {
  const [hhi, cr4] = [find('concentration-hhi', period), find('concentration-cr4', period)];
  if (hhi === undefined || cr4 === undefined) return [];
  const narrow = ({ low, high }: Bounds, tighten: Tighten) => {
    tighten(hhi, low[cr4]! ** 2 / 4, high[cr4]! ** 2 + (high[cr4]! / 4) * (100 - low[cr4]!));
    tighten(cr4, (Math.sqrt(625 + 3 * low[hhi]!) - 25) / 1.5, 2 * Math.sqrt(high[hhi]!));
  };
  return [{ says: 'the other measure of concentration', members: [hhi, cr4], narrow }];
}

/** Empty unless all factors exist and fulfil the product. */
export function productOf(says: string, terms: readonly Place[], truthOf: TruthOf, slack = 0.01): Relation[] {
  const factors: Factor[] = [];
  let ratio = 1;
  for (const term of terms) {
    if (term.at === undefined) return [];
    const seen = (term.offset + term.slope * truthOf(term.at)) ** term.power;
    ratio = factors.length === 0 ? seen : ratio / seen;
    factors.push({ ...term, at: term.at });
  }
  return Math.abs(ratio - 1) < slack ? [product(says, factors)] : [];
}
