import { partName, partOf } from '../figures/dimension.ts';
import type { Figure } from '../figures/figure.ts';
import type { FigureSet } from '../figures/figure-set.ts';
import type { Exhibit } from '../data-pages/exhibit.ts';
import { overTime, sideBySide, type Compared } from '../data-pages/exhibit-shapes.ts';
import { each, largest, namesInWords, smallest, type Leaders } from '../data-pages/leaders.ts';
import { changeInWords, listInWords, lockedMessage, seen } from '../data-pages/sentence.ts';
import type { CategorySlug } from '../taxonomy/category.ts';
import { goodsInText, type MarketWords } from '../subjects/market-words.ts';

export type ComparedCategory = Compared & { category: CategorySlug };

export function categoryShareExhibit(
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
        first && last
          ? growthByCategoryInWords(first, last, parts.length, year)
          : lockedMessage('Growth by category'),
      subtitle: `Change of spending on the year before by category, ${scope}, ${year}`,
    },
    ['Category', 'Growth'],
    parts,
  );
}

type Ends = Leaders<ComparedCategory>;

function growthByCategoryInWords(first: Ends, last: Ends, count: number, year: number): string {
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

export function structureExhibit(figures: FigureSet, { scope }: MarketWords): Exhibit | null {
  const parts = sellers.flatMap(({ metric, ...seller }) => {
    const figure = figures.one(metric);
    return figure ? [{ ...seller, figure }] : [];
  });
  const says = parts
    .filter(({ figure }) => seen(figure))
    .map(({ figure, to }, at) => `${seen(figure)}${at === 0 ? ' goes' : ''} to ${to}`);
  const exhibit = sideBySide(
    {
      id: 'structure',
      title: 'Structure',
      message: says.length > 0 ? `Of all that is spent, ${listInWords(says)}.` : lockedMessage('Structure'),
      subtitle: `Share of the market, ${scope}, ${parts[0]?.figure.period}`,
      note: 'The shares overlap: a shop can be large, abroad and a platform at once.',
    },
    ['Sold by', 'Share'],
    parts.map(({ label, figure }) => ({ label, figure })),
  );
  const index = figures.one('concentration-hhi');
  if (!exhibit || !index) return exhibit;
  const rows = [...exhibit.table.rows, { label: 'Herfindahl index (HHI), from 0 to 10,000', cells: [index] }];
  return { ...exhibit, table: { columns: ['Sold by', 'Share, or index'], rows } };
}

const sellers = [
  { label: 'Four largest shops (CR4)', metric: 'concentration-cr4', to: 'the four largest shops' },
  { label: 'Third parties on platforms', metric: 'marketplace-share', to: 'third parties on platforms' },
  { label: 'Shops abroad', metric: 'cross-border-share', to: 'shops abroad' },
] as const;

export function seasonExhibit(figures: FigureSet, { scope }: MarketWords): Exhibit | null {
  const months = figures.parts('seasonality-index', 'month').toSorted(byMonth);
  const peak = largest(months.map((figure) => ({ label: monthOf(figure), figure })));
  return overTime(
    {
      id: 'season',
      title: 'Season',
      message: peak ? seasonInWords(peak) : lockedMessage('Season'),
      subtitle: `Seasonality index, ${scope}, ${months[0]?.period}, mean month = 100`,
    },
    [{ name: 'Index', figures: months }],
    { periodName: 'Month', labelOf: monthOf, baseline: 100 },
  );
}

function seasonInWords(peak: Leaders): string {
  const names = listInWords(
    peak.parts.toSorted((one, other) => byMonth(one.figure, other.figure)).map(labelOf),
  );
  const are = peak.parts.length > 1 ? 'are the strongest months' : 'is the strongest month';
  return `${names} ${are}${peak.text ? `, at ${each(peak)}` : ''}, where an average month is 100.`;
}

export function mixExhibit(
  figures: FigureSet,
  kind: keyof typeof mixes,
  { scope }: MarketWords,
): Exhibit | null {
  const words = mixes[kind];
  const parts = figures
    .parts(words.metric, kind)
    .map((figure) => ({ label: partOf(figure.dimension).part, figure }));
  const first = largest(parts.filter(({ label }) => label !== 'Other'));
  return sideBySide(
    {
      id: kind,
      title: words.title,
      message: first ? mixInWords(first, words) : lockedMessage(words.title),
      subtitle: `${words.measure}, ${scope}, ${parts[0]?.figure.period}`,
    },
    [words.column, 'Share'],
    parts,
  );
}

function mixInWords({ parts, text }: Leaders, { leads, of }: (typeof mixes)[keyof typeof mixes]): string {
  const several = parts.length > 1;
  const share = text && `: ${text} ${of}${several ? ' each' : ''}`;
  return `${namesInWords(parts.map(labelOf))} ${leads(several)}${share ?? ''}.`;
}

const mixes = {
  payment: {
    metric: 'payment-share',
    title: 'Payment methods',
    measure: 'Share of each payment method by value',
    column: 'Method',
    leads: (several: boolean) => `${several ? 'are' : 'is'} used most to pay`,
    of: 'of the spending',
  },
  shipping: {
    metric: 'shipping-share',
    title: 'Shipping providers',
    measure: 'Share of each carrier by parcels',
    column: 'Carrier',
    leads: (several: boolean) => `${several ? 'deliver' : 'delivers'} most`,
    of: 'of the parcels',
  },
} as const;

const monthOf = ({ dimension }: Figure) => partName(dimension, String);
const byMonth = (one: Figure, other: Figure) => one.dimension.localeCompare(other.dimension);
const labelOf = ({ label }: Compared) => label;
