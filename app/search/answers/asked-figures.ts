import type { MetricKey } from '../../figures/metric.ts';
import type { CategorySlug } from '../../taxonomy/category.ts';
import { isYear, type Understanding } from '../query/understand.ts';

/** A figure to look up. If a market does not have it, the next wider one is tried. */
export type AskedFigure =
  | { subject: 'retailer'; retailer: string; metric: MetricKey }
  | { subject: 'market'; metric: MetricKey; markets: readonly AskedMarket[] };

export type AskedMarket = { region: string; category: CategorySlug };

export const mostCards = 3;

/** The figures that a query names: a measure with a retailer or a market, or one of these alone. */
export function askedFigures(understood: Understanding): AskedFigure[] {
  const { measure, retailers, places, categories, rest, cues } = understood;
  const isPlain = rest.every(isYear) && !cues.has('define') && !cues.has('top');
  const shops = retailers.filter(({ open }) => open);
  if (shops.length > 0) {
    const metric = measure ? measure.retailer : isPlain ? 'net-sales' : undefined;
    if (metric)
      return shops.slice(0, mostCards).map(({ retailer }) => ({ subject: 'retailer', retailer, metric }));
    if (!measure?.market || places.length + categories.length === 0) return [];
  }
  const isMarket = places.length > 0 || categories.length > 0;
  // The name of a shop that is not open leaves nothing to show, and a market's figure would be taken for the shop's.
  if (retailers.length > shops.length) return [];
  const metric = measure ? measure.market : isMarket && isPlain ? 'market-size' : undefined;
  if (!metric || (!isMarket && !isPlain) || cues.has('top')) return [];
  return marketsOf(places, categories)
    .slice(0, mostCards)
    .map((market) => ({ subject: 'market', metric, markets: widening(market) }));
}

function marketsOf(places: readonly string[], categories: readonly CategorySlug[]): AskedMarket[] {
  const regions = places.length > 0 ? places : ['wor'];
  const particular = categories.filter((category) => category !== 'all');
  const goods = particular.length > 0 ? particular : (['all'] as const);
  return regions.flatMap((region) => goods.map((category) => ({ region, category })));
}

function widening({ region, category }: AskedMarket): AskedMarket[] {
  const all: AskedMarket[] = [
    { region, category },
    { region, category: 'all' },
    { region: 'wor', category: 'all' },
  ];
  return all.filter(
    (market, at) =>
      all.findIndex((other) => other.region === market.region && other.category === market.category) === at,
  );
}

/** Two or more markets or retailers to be put side by side. */
export type AskedComparison =
  | { kind: 'retailer'; retailers: readonly string[] }
  | { kind: 'market'; markets: readonly AskedMarket[] };

export function askedComparison({
  cues,
  retailers,
  places,
  categories,
}: Understanding): AskedComparison | null {
  const isAsked = cues.has('versus');
  if (retailers.length > 1 || (isAsked && retailers.length === 1))
    return { kind: 'retailer', retailers: retailers.map(({ retailer }) => retailer) };
  const markets = marketsOf(places, categories);
  if (markets.length > 1 && (isAsked || places.length > 1)) return { kind: 'market', markets };
  return null;
}
