import type { Exhibit } from '../data-pages/exhibit.ts';
import { largestFirst, markOf } from '../data-pages/exhibit-shapes.ts';
import { largest, namesInWords, smallest } from '../data-pages/leaders.ts';
import { lockedMessage, seen } from '../data-pages/sentence.ts';
import type { MarketWords } from '../subjects/market-words.ts';
import type { ComparedCountry } from './neighbour-exhibits.ts';

/** The size of the market in every country of a group, by its range. */
export function mapExhibit(members: readonly ComparedCountry[], words: MarketWords): Exhibit | null {
  const sorted = members.toSorted(largestFirst);
  const steps = [...new Set(sorted.toReversed().flatMap(({ figure }) => seen(figure) ?? []))];
  if (steps.length < 2) return null;
  const [top, bottom] = [largest(sorted), smallest(sorted)];
  return {
    id: 'map',
    title: 'Size by country',
    message:
      top?.text && bottom?.text
        ? `Sizes go from ${bottom.text} in ${namesOf(bottom.parts)} up to ${top.text} in ${namesOf(top.parts)}.`
        : lockedMessage('Size by country'),
    subtitle: `Market size by country, ${words.scope}, ${words.year}`,
    wide: true,
    note: 'Countries without a colour are in the sums, but have no page of their own.',
    chart: {
      kind: 'map',
      areas: sorted.map(({ label, figure, href, code }) => ({
        ...markOf(figure, label),
        code,
        href,
        step: Math.max(steps.indexOf(seen(figure) ?? ''), 0),
      })),
      steps,
    },
    table: {
      columns: ['Market', 'Market size'],
      rows: sorted.map(({ label, figure, href }) => ({ label, href, cells: [figure] })),
    },
  };
}

const namesOf = (parts: readonly ComparedCountry[]) => namesInWords(parts.map(({ inText }) => inText));
