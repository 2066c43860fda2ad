import type { Exhibit } from '../data-pages/exhibit.ts';
import { measuresOverTime, sideBySide, type Compared } from '../data-pages/exhibit-shapes.ts';
import { each, largest, namesInWords } from '../data-pages/leaders.ts';
import { listInWords, lockedMessage, seen, spanOf } from '../data-pages/sentence.ts';
import type { FigureSet } from '../figures/figure-set.ts';
import { metricOf, type MetricKey } from '../figures/metric.ts';
import type { MarketWords } from '../subjects/market-words.ts';

export function measuresExhibit(figures: FigureSet, { scope }: MarketWords): Exhibit | null {
  const lines = measures
    .map((metric) => ({ name: metricOf(metric).label, figures: figures.series(metric) }))
    .filter((line) => line.figures.length > 1 && line.figures.some((figure) => seen(figure)));
  const [first] = lines;
  if (!first) return null;
  const moved = lines.filter((line) => new Set(line.figures.map((figure) => seen(figure))).size > 1);
  const [from, to] = [first.figures[0]!.period, first.figures.at(-1)!.period];
  const names = listInWords(moved.map(({ name }) => name.charAt(0).toLowerCase() + name.slice(1)));
  const exhibit = measuresOverTime(
    {
      id: 'measures',
      title: 'All measures over the years',
      message:
        moved.length > 0
          ? `Between ${from} and ${to} these left their range at least once: ${names}.`
          : `Between ${from} and ${to} no measure left its range.`,
      subtitle: `All measures of transactions, ${scope}, ${spanOf(first.figures)}`,
    },
    lines,
  );
  return exhibit && { ...exhibit, wide: true };
}

const measures: readonly MetricKey[] = [
  'sessions',
  'orders',
  'conversion-rate',
  'product-view-rate',
  'add-to-cart-rate',
  'checkout-rate',
  'cart-abandonment',
  'checkout-abandonment',
  'average-order-value',
  'items-per-order',
  'revenue-per-session',
  'return-rate',
  'discount-rate',
];

export type ComparedRegion = Compared & { inText: string; isWorld: boolean };

/** The world is shown for reference, but the message names a region. */
export function regionExhibit(
  kind: keyof typeof comparisons,
  regions: readonly ComparedRegion[],
  { year }: Pick<MarketWords, 'year'>,
): Exhibit | null {
  if (regions.length < 2) return null;
  const { title, measure, says } = comparisons[kind];
  const first = largest(regions.filter(({ isWorld }) => !isWorld));
  return sideBySide(
    {
      id: kind,
      title,
      message: first
        ? `${says} in ${namesInWords(first.parts.map(({ inText }) => inText))}${first.text ? `: ${each(first)}` : ''}.`
        : lockedMessage(title),
      subtitle: `${measure}, eCommerce, ${year}`,
    },
    ['Region', measure],
    regions,
  );
}

const comparisons = {
  'conversion-by-region': {
    title: 'Conversion by region',
    measure: 'Conversion rate',
    says: 'Sessions lead to an order most often',
  },
  'order-value-by-region': {
    title: 'Order value by region',
    measure: 'Average order value',
    says: 'Orders are worth most',
  },
} as const;
