import type { ExactFigure } from '../figures/figure.ts';
import { growths, meanGrowth, quotients, seriesOf } from '../figures/series.ts';
import type { CategorySlug } from '../taxonomy/category.ts';
import { toAlpha2 } from '../taxonomy/geo-codes.ts';

export type Market = { region: string; category: CategorySlug; seoTitle: string; hasDetails: boolean };

/** The path below `/resources/sample-data/`: `market/de/toys`. */
export function marketKey({ region, category }: Pick<Market, 'region' | 'category'>): string {
  return `market/${toAlpha2(region) ?? region}/${category}`;
}

export type MarketSurroundings = {
  /** Population and online buyers, which the data set keeps with the category `all`. */
  region: readonly ExactFigure[];
  /** The larger markets that include this one, by name: `all`, its parent category, `wor`. */
  wholes: Readonly<Record<string, readonly ExactFigure[]>>;
};

export function completeMarket(
  own: readonly ExactFigure[],
  { region, wholes }: MarketSurroundings,
  baseYear: number,
): ExactFigure[] {
  const sizes = seriesOf(own, 'market-size');
  const ownBuyers = seriesOf(own, 'online-buyers');
  const population = seriesOf(region, 'population');
  const hasPopulation = own.some(({ metric }) => metric === 'population');
  return [
    ...own,
    ...(hasPopulation ? [] : population.values()),
    ...growths(sizes, 'market-growth'),
    ...meanGrowth(sizes, 'market-cagr', [baseYear - 5, baseYear]),
    ...meanGrowth(sizes, 'market-cagr', [baseYear, baseYear + 5]),
    ...Object.entries(wholes).flatMap(([name, figures]) =>
      quotients(sizes, seriesOf(figures, 'market-size'), {
        metric: 'market-share',
        factor: 100,
        dimension: `of:${name}`,
      }),
    ),
    ...quotients(sizes, population, { metric: 'spend-per-head' }),
    ...quotients(sizes, ownBuyers, { metric: 'spend-per-buyer' }),
    ...quotients(ownBuyers, population, { metric: 'buyer-penetration', factor: 100 }),
  ];
}
