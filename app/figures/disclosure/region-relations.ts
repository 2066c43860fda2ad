import { categories, childrenOf, lineageOf, type CategorySlug } from '../../taxonomy/category.ts';
import type { ExactFigure } from '../figure.ts';
import { amidst, sum, weightedMean, type Relation } from './relation.ts';
import { factor, productOf, relationsWithin, type Find, type TruthOf } from './subject-relations.ts';

export type MarketFigures = { category: CategorySlug; figures: readonly ExactFigure[] };

/** Finds a figure of one of the region's markets. */
export type FindIn = (category: string) => Find;

/** What connects the markets of a region: sums, shares of each other, and rates that are means of others. */
export function relationsInRegion(
  markets: readonly MarketFigures[],
  findIn: FindIn,
  truthOf: TruthOf,
  firstOf: (category: CategorySlug) => number,
): Relation[] {
  return markets.flatMap(({ category, figures }) => [
    ...relationsWithin(figures, findIn(category), truthOf, firstOf(category)),
    ...figures.flatMap((figure): Relation[] => {
      if (figure.value === null) return [];
      if (figure.metric === 'market-share') return shareOf(figure, category, findIn, truthOf);
      if (figure.metric === 'market-cagr')
        return [...sharesOverTime(figure, category, findIn, truthOf), ...between(figure, category, findIn)];
      if (figure.metric === 'market-growth') return between(figure, category, findIn);
      if (figure.metric === 'market-size' && figure.dimension === '') return sumOf(figure, category, findIn);
      if (weighted.has(figure.metric)) return meanOf(figure, category, findIn);
      if (figure.metric === 'online-share' && category !== 'all') return between(figure, category, findIn);
      return [];
    }),
    ...sharesAddUp(category, figures, findIn),
  ]);
}

/**
 * A share of a larger category in the region. It moves as its market grows against the larger one, and a share of a
 * share is a share. Shares of the world only repeat what the two sizes tell: see the ledger.
 */
function shareOf(
  { metric, period, dimension }: ExactFigure,
  category: CategorySlug,
  findIn: FindIn,
  truthOf: TruthOf,
): Relation[] {
  const find = findIn(category);
  const whole = dimension.slice('of:'.length);
  const year = Number(period);
  const share = find(metric, period, dimension);
  const middle = childOf(whole, category);
  const size = factor(find('market-size', period), 'number');
  const larger = factor(findIn(whole)('market-size', period), 'number');
  return [
    ...productOf('its share', [size, larger, factor(share, 'part')], truthOf),
    ...productOf(
      'growth and shares',
      [
        factor(share, 'part'),
        factor(find(metric, year - 1, dimension), 'part'),
        factor(find('market-growth', year), 'growth'),
        factor(findIn(whole)('market-growth', year), 'growth', -1),
      ],
      truthOf,
    ),
    ...(middle === null
      ? []
      : productOf(
          'shares of shares',
          [
            factor(share, 'part'),
            factor(find(metric, period, `of:${middle}`), 'part'),
            factor(findIn(middle)(metric, period, dimension), 'part'),
          ],
          truthOf,
        )),
  ];
}

/** Over several years a share moves as the mean growth of its market differs from that of the larger one. */
function sharesOverTime(
  { metric, period, dimension }: ExactFigure,
  category: CategorySlug,
  findIn: FindIn,
  truthOf: TruthOf,
): Relation[] {
  const since = Number(dimension.slice('since:'.length));
  const years = Number(period) - since;
  const find = findIn(category);
  return lineageOf(category)
    .slice(0, -1)
    .flatMap(({ slug }) =>
      productOf(
        'mean growth and shares',
        [
          factor(find('market-share', period, `of:${slug}`), 'part'),
          factor(find('market-share', since, `of:${slug}`), 'part'),
          factor(find(metric, period, dimension), 'growth', years),
          factor(findIn(slug)(metric, period, dimension), 'growth', -years),
        ],
        truthOf,
      ),
    );
}

/** The category between a larger one and its grandchild. */
function childOf(whole: string, category: CategorySlug): CategorySlug | null {
  const parent = parents.get(category);
  return parent && parent !== whole ? parent : null;
}

const parents = new Map(categories.map(({ slug, parent }) => [slug, parent]));

function sumOf({ metric, period }: ExactFigure, category: CategorySlug, findIn: FindIn): Relation[] {
  const { parts, isComplete } = partsOf(category, (slug) => findIn(slug)(metric, period));
  return parts.length > 0
    ? [sum('the sum of its categories', findIn(category)(metric, period)!, parts, isComplete)]
    : [];
}

function partsOf(category: CategorySlug, find: (slug: CategorySlug) => number | undefined) {
  const children = childrenOf(category);
  const parts = children.flatMap(({ slug }) => find(slug) ?? []);
  return { parts, isComplete: parts.length === children.length };
}

/** Shares of a category's children in it. */
function sharesAddUp(category: CategorySlug, figures: readonly ExactFigure[], findIn: FindIn): Relation[] {
  return figures.flatMap(({ metric, period, dimension }) => {
    if (metric !== 'market-size' || dimension !== '') return [];
    const { parts, isComplete } = partsOf(category, (slug) =>
      findIn(slug)('market-share', period, `of:${category}`),
    );
    const all = { low: isComplete ? 100 : 0, high: 100 };
    return parts.length > 0 ? [sum('shares that add up', all, parts, isComplete)] : [];
  });
}

const weighted: ReadonlySet<string> = new Set([
  'marketplace-share',
  'cross-border-share',
  'seasonality-index',
]);

function meanOf(
  { metric, period, dimension }: ExactFigure,
  category: CategorySlug,
  findIn: FindIn,
): Relation[] {
  const children = childrenOf(category);
  const parts = children.flatMap(({ slug }) => {
    const [rate, weight] = [findIn(slug)(metric, period, dimension), findIn(slug)('market-size', period)];
    return rate === undefined || weight === undefined ? [] : [{ rate, weight }];
  });
  return parts.length > 0 && parts.length === children.length
    ? [weightedMean('the mean of its categories', findIn(category)(metric, period, dimension)!, parts)]
    : [];
}

/** A rate of the whole, its growth included, lies between the least and the greatest of its categories. */
function between(
  { metric, period, dimension }: ExactFigure,
  category: CategorySlug,
  findIn: FindIn,
): Relation[] {
  const { parts, isComplete } = partsOf(category, (slug) => findIn(slug)(metric, period, dimension));
  return parts.length > 0 && isComplete
    ? [amidst('its categories', findIn(category)(metric, period, dimension)!, parts)]
    : [];
}
