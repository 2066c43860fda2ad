import type { Exhibit } from '../data-pages/exhibit.ts';
import { sideBySide, type Compared } from '../data-pages/exhibit-shapes.ts';
import { each, largest, namesInWords } from '../data-pages/leaders.ts';
import { lockedMessage } from '../data-pages/sentence.ts';
import type { MarketWords } from '../subjects/market-words.ts';

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
        ? `${says} in ${namesInWords(first.parts.map(({ inText }) => inText))}${first.text ? `, at ${each(first)}` : ''}.`
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
    says: 'Visits convert best',
  },
  'order-value-by-region': {
    title: 'Order value by region',
    measure: 'Average order value',
    says: 'The average order is largest',
  },
} as const;
