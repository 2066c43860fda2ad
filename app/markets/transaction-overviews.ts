import type { Exhibit } from '../data-pages/exhibit.ts';
import { sideBySide, type Compared } from '../data-pages/exhibit-shapes.ts';
import { each, eitherInWords, largest, namesInWords } from '../data-pages/leaders.ts';
import { countInWords, lockedMessage, seen } from '../data-pages/sentence.ts';
import type { MarketWords } from '../subjects/market-words.ts';

export type ComparedRegion = Compared & { inText: string; isWorld: boolean; isCountry: boolean };

/** The world is shown for reference: the message ranks the others. */
export function regionExhibit(
  kind: keyof typeof comparisons,
  regions: readonly ComparedRegion[],
  { year }: Pick<MarketWords, 'year'>,
): Exhibit | null {
  if (regions.length < 2) return null;
  const { title, measure } = comparisons[kind];
  const [worlds, others] = [
    regions.filter(({ isWorld }) => isWorld),
    regions.filter(({ isWorld }) => !isWorld),
  ];
  return sideBySide(
    {
      id: kind,
      title,
      message: highestInWords(others, measure.toLowerCase(), worlds[0]) ?? lockedMessage(title),
      subtitle: `${measure}, eCommerce, ${year}`,
    },
    ['Market', measure],
    regions,
  );
}

/** 'Of the three countries compared, the UK has the highest conversion rate, at 3–4%.'; null where all are locked. */
function highestInWords(
  regions: readonly ComparedRegion[],
  measure: string,
  world: ComparedRegion | undefined,
): string | null {
  const known = regions.filter(({ figure }) => seen(figure) !== null);
  const first = largest(known);
  if (!first) return null;
  const names = first.parts.map(({ inText }) => inText);
  const isPair = known.length === 2;
  const group = `the ${countInWords(known.length)} ${known.every(({ isCountry }) => isCountry) ? 'countries' : 'markets'} compared`;
  const highest = isPair ? 'higher' : 'highest';
  if (first.parts.length === known.length) {
    const worldwide = seen(world?.figure);
    const besides =
      worldwide && worldwide !== seen(first.parts[0]!.figure) ? `; worldwide, it is ${worldwide}` : '';
    return first.text
      ? `The ${measure} is ${first.text} in ${namesInWords(names)}${known.length > 1 ? ' alike' : ''}${besides}.`
      : `The ranges of ${group} overlap, so ${isPair ? 'neither' : 'none'} clearly has the ${highest} ${measure}.`;
  }
  if (!first.text)
    return `Of ${group}, ${eitherInWords(names)} has the ${highest} ${measure} (their ranges overlap).`;
  const has = names.length > 1 ? `have the ${highest} ${measure}s` : `has the ${highest} ${measure}`;
  return `Of ${group}, ${namesInWords(names)} ${has}, at ${each(first)}.`;
}

const comparisons = {
  'conversion-by-region': { title: 'Conversion by market', measure: 'Conversion rate' },
  'order-value-by-region': { title: 'Order value by market', measure: 'Average order value' },
} as const;
