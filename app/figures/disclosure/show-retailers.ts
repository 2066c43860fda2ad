import type { ExactFigure } from '../figure.ts';
import { metricKeys, type MetricKey } from '../metric.ts';
import type { VisibilityMap } from '../visibility.ts';
import { atLeast, type Interval, type Relation } from './relation.ts';
import {
  relationsOfPlaces,
  relationsOfRetailer,
  type RankedPlace,
  type RetailerFigures,
} from './retailer-relations.ts';
import { showFigures, type Masked } from './show-figures.ts';

export type RetailersAndPlaces = {
  /** Of the retailers one after the other, then of the places. */
  figures: readonly ExactFigure[];
  subjects: readonly (readonly number[])[];
  /** The index of each place. */
  placeAt: readonly number[];
  relations: readonly Relation[];
  /** For a place that is all that its retailer sells, the index of that figure. */
  sameAs: ReadonlyMap<number, number>;
};

/** Places must be in the order of their rank, edition by edition. */
export function figuresOfRetailers(
  retailers: readonly RetailerFigures[],
  places: readonly RankedPlace[],
  membersOf: (region: string) => readonly string[],
): RetailersAndPlaces {
  const figures: ExactFigure[] = [];
  const subjects: number[][] = [];
  const relations: Relation[] = [];
  const sameAs = new Map<number, number>();
  const truthOf = (at: number) => figures[at]!.value!;
  const count = retailers.reduce((sum, { figures: own }) => sum + own.length, 0);
  const placesOf = Map.groupBy(
    places.map((place, nth) => ({ ...place, at: count + nth })),
    ({ retailer }) => retailer,
  );
  const ofPlaces: (() => Relation[])[] = [];
  for (const { retailer, figures: own } of retailers) {
    const first = figures.length;
    const index = new Map(
      own.flatMap(({ metric, period, dimension, value }, at) =>
        value === null ? [] : [[`${metric} ${period} ${dimension}`, first + at] as const],
      ),
    );
    const find = (metric: MetricKey, period: string | number, dimension = '') =>
      index.get(`${metric} ${period} ${dimension}`);
    figures.push(...own);
    subjects.push(own.map((_, at) => first + at));
    relations.push(...relationsOfRetailer({ retailer, figures: own }, find, truthOf, first));
    const ranked = placesOf.get(retailer) ?? [];
    ofPlaces.push(() => relationsOfPlaces(ranked, find, own, truthOf, membersOf));
    for (const { at, figure } of ranked) {
      const whole = find(figure.metric, figure.period);
      if (whole !== undefined && Math.abs(figure.value! / truthOf(whole) - 1) < 0.01) sameAs.set(at, whole);
    }
  }
  figures.push(...places.map(({ figure }) => figure));
  for (const relate of ofPlaces) relations.push(...relate());
  for (let nth = 1; nth < places.length; nth += 1) {
    const [above, below] = [places[nth - 1]!, places[nth]!];
    if (above.ranking === below.ranking && above.figure.period === below.figure.period)
      relations.push(atLeast('its rank', count + nth - 1, count + nth));
  }
  return { figures, subjects, placeAt: places.map((_, nth) => count + nth), relations, sameAs };
}

export type ShownRetailers = {
  masked: Masked[];
  /** What can be known of each place. */
  places: Interval[];
};

export type RetailerSurroundings = {
  baseYear: number;
  isLocked: (at: number) => boolean;
  earlier?: readonly ({ at: number } & Interval)[];
};

export function showRetailers(
  { figures, subjects, placeAt, relations, sameAs }: RetailersAndPlaces,
  visibility: VisibilityMap,
  { baseYear, isLocked, earlier }: RetailerSurroundings,
): ShownRetailers {
  const isPlace = new Set(placeAt);
  const order = figures.map((figure, at) => importance(figure, isPlace.has(at), baseYear));
  const { masked, knowledge } = showFigures(
    {
      figures,
      subjects,
      relations,
      isLocked,
      ...(earlier ? { earlier } : {}),
      sameAs: (at) => sameAs.get(at),
      compare: (one, other) => order[one]! - order[other]! || one - other,
    },
    visibility,
  );
  return { masked, places: placeAt.map((at) => ({ low: knowledge.low[at]!, high: knowledge.high[at]! })) };
}

/** Sales come first, then places, then the base year. */
function importance({ metric, period }: ExactFigure, isPlace: boolean, baseYear: number): number {
  const years = Math.abs(Number(period.slice(0, 4)) - baseYear);
  const stage = isPlace ? 1 : (stages.get(metric) ?? 3);
  return (stage * 50 + years) * 100 + metricOrder.get(metric)!;
}

const metricOrder = new Map(metricKeys().map((metric, at) => [metric, at]));

const stages: ReadonlyMap<MetricKey, number> = new Map([
  ['net-sales', 0],
  ['net-sales-growth', 2],
]);
