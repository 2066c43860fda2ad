import { capitalised } from '../base/capitalised.ts';
import { partOf } from '../figures/dimension.ts';
import type { FigureSet } from '../figures/figure-set.ts';
import type { Exhibit } from '../data-pages/exhibit.ts';
import { sideBySide, type Compared } from '../data-pages/exhibit-shapes.ts';
import { each, eitherInWords, largest, namesInWords, smallest, type Leaders } from '../data-pages/leaders.ts';
import {
  changeInWords,
  hasGrown,
  isOrAre,
  listInWords,
  lockedMessage,
  ofSpending,
  methodsInText,
  paragraph,
  seen,
} from '../data-pages/sentence.ts';
import { monthsExhibit, peakOf } from '../data-pages/months-exhibit.ts';
import type { CategorySlug } from '../taxonomy/category.ts';
import { goodsInText, type MarketWords } from '../subjects/market-words.ts';

export type ComparedCategory = Compared & { category: CategorySlug };

export function categoryShareExhibit(
  parts: readonly ComparedCategory[],
  { scope, year }: MarketWords,
): Exhibit | null {
  return sideBySide(
    {
      id: 'categories',
      title: 'Categories',
      message: leadingCategory(parts) ?? (largest(parts) ? noneLargest : lockedMessage('Categories')),
      subtitle: `Share of spending by category, ${scope}, ${year}`,
    },
    ['Category', 'Share'],
    parts,
  );
}

const noneLargest = 'No category is clearly the largest.';

/** 'The largest category is fashion, at 20–25% of spending.'; null where all of them may be the largest. */
export function leadingCategory(parts: readonly ComparedCategory[]): string | null {
  const first = largest(parts);
  const several = first && first.parts.length > 1;
  if (!first || (several && first.parts.length === parts.length)) return null;
  if (!first.text) return `The largest category is ${eitherOf(first)}.`;
  const are = several ? 'categories are' : 'category is';
  const share = `, at ${first.text} of spending${several ? ' each' : ''}`;
  return `The largest ${are} ${namesOf(first)}${share}.`;
}

export function categoryGrowthExhibit(
  parts: readonly ComparedCategory[],
  { scope, year }: MarketWords,
): Exhibit | null {
  if (parts.length < 2) return null;
  return sideBySide(
    {
      id: 'category-growth',
      title: 'Growth by category',
      message: largest(parts) ? growthByCategoryInWords(parts, year) : lockedMessage('Growth by category'),
      subtitle: `Year-on-year change in spending by category, ${scope}, ${year}`,
    },
    ['Category', 'Growth'],
    parts,
  );
}

type Ends = Leaders<ComparedCategory>;

/** Where growth of a category is locked, nothing is said of all. */
function growthByCategoryInWords(parts: readonly ComparedCategory[], year: number): string {
  const known = parts.filter(({ figure }) => seen(figure) !== null);
  const [first, last] = [largest(known)!, smallest(known)!];
  const isWhole = known.length === parts.length;
  if (first.parts.length === known.length && first.text) {
    const where = isWhole
      ? `${changeOf(first)} in every category`
      : `on ${namesOf(first)} ${changeOf(first)}`;
    return `Spending ${where} in ${year}.`;
  }
  const isMuddle = first.parts.length === known.length || (!first.text && first.parts.length > 3);
  if (isMuddle) return `No category was clearly ahead in growth in ${year}.`;
  const grew = first.parts.every(({ figure }) => hasGrown(figure)) ? 'grew fastest' : 'held up best';
  const best = isWhole ? grew : `${grew} among categories with published growth`;
  const ahead = first.text ? `${namesOf(first)} ${changeOf(first)}` : `${eitherOf(first)} ${best}`;
  if (!last.text) return `Spending on ${ahead} in ${year}.`;
  const isRest = isWhole && first.parts.length + last.parts.length === parts.length && last.parts.length > 1;
  const behind = isRest ? 'everything else' : namesOf(last);
  return `Spending on ${ahead} in ${year}; spending on ${behind} ${changeOf(last)}.`;
}

const changeOf = ({ parts }: Ends) => ofSpending(changeInWords(parts[0]!.figure)!);
const eitherOf = ({ parts }: Ends) => eitherInWords(parts.map(({ category }) => goodsInText(category)));
const namesOf = ({ parts }: Ends) => namesInWords(parts.map(({ category }) => goodsInText(category)));

export function structureExhibit(figures: FigureSet, { scope }: MarketWords): Exhibit | null {
  const parts = sellers.flatMap(({ metric, ...seller }) => {
    const figure = figures.one(metric);
    return figure ? [{ ...seller, figure }] : [];
  });
  const exhibit = sideBySide(
    {
      id: 'structure',
      title: 'Who sells',
      message: sellersInWords(figures) ?? lockedMessage('Who sells'),
      subtitle: `Market share by type of seller, ${scope}, ${parts[0]?.figure.period}`,
      note: 'The shares overlap: a shop can be large, foreign and a marketplace at once.',
    },
    ['Sold by', 'Share'],
    parts.map(({ label, figure }) => ({ label, figure })),
    { form: 'capsules' },
  );
  const index = figures.one('concentration-hhi');
  if (!exhibit || !index) return exhibit;
  const rows = [...exhibit.table.rows, { label: 'Herfindahl index (HHI), from 0 to 10,000', cells: [index] }];
  return { ...exhibit, table: { columns: ['Sold by', 'Share or index'], rows } };
}

const sellers = [
  { label: 'Four largest shops (CR4)', metric: 'concentration-cr4' },
  { label: 'Third-party sellers on marketplaces', metric: 'marketplace-share' },
  { label: 'Foreign shops', metric: 'cross-border-share' },
] as const;

/** The shares overlap, so the sentences must not read like parts of a whole. */
function sellersInWords(figures: FigureSet): string | null {
  const four = seen(figures.one('concentration-cr4'));
  const others = [
    { who: 'third-party sellers', share: seen(figures.one('marketplace-share')) },
    { who: 'foreign shops', share: seen(figures.one('cross-border-share')) },
  ].filter(({ share }) => share !== null);
  const [first, second] = others;
  const whole = four ? '' : ' of online spending';
  const shares =
    first && first.share === second?.share
      ? `${first.who} and ${second.who} each account for ${first.share}${whole}.`
      : first &&
        `${first.who} account for ${first.share}${whole}${second ? ` and ${second.who} for ${second.share}; the groups overlap` : ''}.`;
  const sentences = [
    four && `The four largest shops take ${four} of online spending.`,
    shares && capitalised(shares),
  ];
  return paragraph(...sentences) || null;
}

export function seasonExhibit(figures: FigureSet, { scope }: MarketWords): Exhibit | null {
  const months = figures.parts('seasonality-index', 'month');
  const { peak, standsOut } = peakOf(months);
  return monthsExhibit(
    {
      id: 'season',
      title: 'Seasonality',
      message: peak ? seasonInWords(peak, standsOut) : lockedMessage('Seasonality'),
      subtitle: `Seasonality index, ${scope}, ${months[0]?.period}, average month = 100`,
    },
    months,
  );
}

function seasonInWords(peak: Leaders, standsOut: boolean): string {
  if (!standsOut) return 'No month stands out as the strongest.';
  if (!peak.text) return `The strongest month is ${eitherInWords(peak.parts.map(labelOf))}.`;
  const names = listInWords(peak.parts.map(labelOf));
  const are = peak.parts.length > 1 ? 'are the strongest months' : 'is the strongest month';
  return `${names} ${are}, at ${each(peak)} (average: 100).`;
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
  const names = parts.map(labelOf);
  if (!text) return `${capitalised(eitherInWords(methodsInText(names)))} ${leads(names.slice(0, 1))}.`;
  const share = `, at ${text} ${of}${names.length > 1 ? ' each' : ''}`;
  return `${namesInWords(methodsInText(names))} ${leads(names)}${share}.`;
}

const mixes = {
  payment: {
    metric: 'payment-share',
    title: 'Payment methods',
    measure: 'Share of spending by payment method',
    column: 'Method',
    leads: (names: readonly string[]) =>
      `${isOrAre(names)} the leading ${names.length > 1 ? 'ways' : 'way'} to pay`,
    of: 'of spending',
  },
  shipping: {
    metric: 'shipping-share',
    title: 'Delivery',
    measure: 'Share of parcels by carrier',
    column: 'Carrier',
    leads: ({ length }: readonly string[]) => `${length > 1 ? 'deliver' : 'delivers'} the most parcels`,
    of: 'of the total',
  },
} as const;

const labelOf = ({ label }: Compared) => label;
