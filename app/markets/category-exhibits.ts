import type { Exhibit } from '../data-pages/exhibit.ts';
import { sideBySide, type Compared } from '../data-pages/exhibit-shapes.ts';
import { each, largest, namesInWords, smallest, type Leaders } from '../data-pages/leaders.ts';
import { changeInWords, lockedMessage } from '../data-pages/sentence.ts';
import type { CategorySlug } from '../taxonomy/category.ts';
import { goodsInText, type MarketWords } from '../subjects/market-words.ts';

/** A category among others of the same market. */
export type ComparedCategory = Compared & { category: CategorySlug };

/** The categories of a market, or those below its own: each a share of it. */
export function splitExhibit(
  parts: readonly ComparedCategory[],
  { scope, year }: MarketWords,
): Exhibit | null {
  const first = largest(parts);
  const most =
    first && first.parts.length > 1
      ? 'The largest parts of the spending go'
      : 'The largest part of the spending goes';
  return sideBySide(
    {
      id: 'categories',
      title: 'Categories',
      message: first
        ? `${most} to ${namesOf(first)}${first.text ? `: ${each(first)}` : ''}.`
        : lockedMessage('Categories'),
      subtitle: `Share of each category in the spending, ${scope}, ${year}`,
    },
    ['Category', 'Share'],
    parts,
  );
}

export function categoryGrowthExhibit(
  parts: readonly ComparedCategory[],
  { scope, year }: MarketWords,
): Exhibit | null {
  if (parts.length < 2) return null;
  const [first, last] = [largest(parts), smallest(parts)];
  return sideBySide(
    {
      id: 'category-growth',
      title: 'Growth by category',
      message:
        first && last ? growthsInWords(first, last, parts.length, year) : lockedMessage('Growth by category'),
      subtitle: `Change of spending on the year before by category, ${scope}, ${year}`,
    },
    ['Category', 'Growth'],
    parts,
  );
}

type Ends = Leaders<ComparedCategory>;

function growthsInWords(first: Ends, last: Ends, count: number, year: number): string {
  const [most, least] = [changeInWords(first.parts[0]!.figure), changeInWords(last.parts[0]!.figure)];
  if (first.parts.length === count) {
    return first.text
      ? `In every category the spending ${most} in ${year}.`
      : `Of the categories, none was clearly ahead of the others in ${year}.`;
  }
  const others = first.parts.length + last.parts.length === count && last.parts.length > 1;
  const ahead = `Spending on ${namesOf(first)} ${first.text ? most : 'did best'} in ${year}`;
  return `${ahead}; on ${others ? 'all else' : namesOf(last)} it ${last.text ? least : 'did worst'}.`;
}

const namesOf = ({ parts }: Ends) => namesInWords(parts.map(({ category }) => goodsInText(category)));
