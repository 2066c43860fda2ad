import { childrenOf, type CategorySlug } from '../../taxonomy/category.ts';
import type { ExactFigure, Shown } from '../figure.ts';
import { inferBounds, product, sum, type Interval, type Relation } from './inference.ts';
import { ladderOf } from '../ladder.ts';
import { metricOf, type MetricKey } from '../metric.ts';
import { boundsOf, relationsWithin, views } from './relations.ts';

/** The masked figure at this index can be narrowed down to these bounds, which is too close. */
export type Leak = { at: number; bounds: Interval };

/** Both lists are in the same order. */
export type Masked = { figures: readonly ExactFigure[]; shown: readonly Shown[] };

export function findLeaks(subject: Masked): Leak[] {
  return leaksBy(relationsWithin(subject.figures), subject, closestWithin);
}

/** Anything that follows from exact figures alone is public already and no leak. */
function leaksBy(relations: readonly Relation[], { figures, shown }: Masked, closest: number): Leak[] {
  const infer = (seen: readonly Shown[]) =>
    inferBounds(
      figures.map(({ metric }, at) => boundsOf(metric, seen[at]!)),
      relations,
      figures.map(({ value }) => value),
    );
  const leaks = pinnedIn({ figures, shown }, infer(shown), closest);
  if (leaks.length === 0) return [];
  const known = infer(shown.map((one) => (one.visibility === 'exact' ? one : { visibility: 'no-access' })));
  return leaks.filter(({ at }) => !isPinned(figures[at]!.metric, known[at]!, closest));
}

/** A masked value between two exact neighbours leaks by its rank. The figures must be in descending order. */
export function findOrderLeaks({ figures, shown }: Masked): Leak[] {
  const bounds = figures.map(({ metric }, at) => ({ ...boundsOf(metric, shown[at]!) }));
  for (let at = 1; at < bounds.length; at += 1) {
    bounds[at]!.high = Math.min(bounds[at]!.high, bounds[at - 1]!.high);
  }
  for (let at = bounds.length - 2; at >= 0; at -= 1) {
    bounds[at]!.low = Math.max(bounds[at]!.low, bounds[at + 1]!.low);
  }
  return pinnedIn({ figures, shown }, bounds, closestWithin);
}

/** A reader of two editions knows that an unrevised number is within the ranges of both. */
export function shownByBoth(now: Masked, before: Masked): Shown[] {
  const keyOf = ({ metric, period, dimension, value }: ExactFigure) =>
    `${metric} ${period} ${dimension} ${value}`;
  const earlier = new Map(before.figures.map((figure, at) => [keyOf(figure), before.shown[at]!]));
  return now.shown.map((shown, at) => {
    const figure = now.figures[at]!;
    const then = earlier.get(keyOf(figure));
    if (!then || shown.visibility === 'exact' || figure.value === null) return shown;
    if (then.visibility === 'exact') return then;
    const [one, other] = [boundsOf(figure.metric, shown), boundsOf(figure.metric, then)];
    return {
      visibility: 'range',
      range: { low: Math.max(one.low, other.low), high: Math.min(one.high, other.high) },
    };
  });
}

/**
 * Within a subject a masked number may be inferred to 4 % (±2 %), which the ladders guarantee: the finest growth step
 * next to an exact number leaves 4 %, and products of round edges are further apart. Across all subjects some
 * combinations of ranges reach 3 %, so the limit there is 2 % (±1 %).
 */
const closestWithin = 0.04;
const closestAcross = 0.02;

function pinnedIn({ figures, shown }: Masked, bounds: readonly Interval[], closest: number): Leak[] {
  return bounds.flatMap((bound, at) => {
    const { metric, value } = figures[at]!;
    const isMasked = value !== null && shown[at]!.visibility !== 'exact';
    return isMasked && isPinned(metric, bound, closest) ? [{ at, bounds: bound }] : [];
  });
}

/** Percentages may be known to one point if that is closer; growth is measured in points only. */
function isPinned(metric: MetricKey, { low, high }: Interval, closest: number): boolean {
  const isGrowth = ladderOf(metric).least < 0;
  const points = metricOf(metric).unit === 'percent' ? 1 : Infinity;
  const allowed = isGrowth ? points : Math.min(points, low * closest);
  return high - low < allowed * (1 - 1e-9);
}

export type MaskedMarket = Masked & { region: string; category: CategorySlug };

/** Across markets there are also shares of larger markets, and sums of categories and of countries. */
export function findLeaksAcross(
  markets: readonly MaskedMarket[],
  membersOf: (region: string) => readonly string[],
): (Leak & { market: MaskedMarket })[] {
  let count = 0;
  const offsets = markets.map(({ figures }) => (count += figures.length) - figures.length);
  const sizes = new Map(markets.flatMap((market, nth) => sizesIn(market, offsets[nth]!)));
  const relations = markets.flatMap((market, nth) => [
    ...relationsWithin(market.figures, offsets[nth]),
    ...sharesIn(market, offsets[nth]!, sizes),
    ...sumsIn(market, sizes, membersOf(market.region)),
  ]);
  const all = {
    figures: markets.flatMap(({ figures }) => figures),
    shown: markets.flatMap(({ shown }) => shown),
  };
  return leaksBy(relations, all, closestAcross).map(({ at, bounds }) => {
    const nth = offsets.findLastIndex((offset) => offset <= at);
    return { market: markets[nth]!, at: at - offsets[nth]!, bounds };
  });
}

type Sizes = ReadonlyMap<string, number>;

const sizeKey = (region: string, category: string, year: string) => `${region} ${category} ${year}`;

function sizesIn({ region, category, figures }: MaskedMarket, offset: number) {
  return figures.flatMap(({ metric, dimension, period, value }, at): [string, number][] =>
    metric === 'market-size' && dimension === '' && value !== null
      ? [[sizeKey(region, category, period), offset + at]]
      : [],
  );
}

/** `of:all` is a share of a larger category in the region, `of:wor` of the category in a larger region. */
function sharesIn({ region, category, figures }: MaskedMarket, offset: number, sizes: Sizes): Relation[] {
  return figures.flatMap(({ metric, dimension, period, value }, at) => {
    if (metric !== 'market-share' || value === null) return [];
    const whole = dimension.slice('of:'.length);
    const size = sizes.get(sizeKey(region, category, period));
    const larger = sizes.get(sizeKey(region, whole, period)) ?? sizes.get(sizeKey(whole, category, period));
    if (size === undefined || larger === undefined) return [];
    const asNumber = { power: 1, ...views.number };
    return [
      product([
        { at: size, ...asNumber },
        { at: larger, ...asNumber },
        { at: at + offset, power: 1, ...views.part },
      ]),
    ];
  });
}

function sumsIn(
  { region, category, figures }: MaskedMarket,
  sizes: Sizes,
  members: readonly string[],
): Relation[] {
  const children = childrenOf(category);
  return figures.flatMap(({ metric, dimension, period }) => {
    const whole = sizes.get(sizeKey(region, category, period));
    if (metric !== 'market-size' || dimension !== '' || whole === undefined) return [];
    const inCategories = children.flatMap(({ slug }) => sizes.get(sizeKey(region, slug, period)) ?? []);
    const inCountries = members.flatMap((member) => sizes.get(sizeKey(member, category, period)) ?? []);
    return [
      ...(inCategories.length > 0 ? [sum(whole, inCategories, inCategories.length === children.length)] : []),
      ...(inCountries.length > 0 ? [sum(whole, inCountries, inCountries.length === members.length)] : []),
    ];
  });
}
