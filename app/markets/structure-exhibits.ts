import { capitalised } from '../base/capitalised.ts';
import { partOf } from '../figures/dimension.ts';
import type { Figure } from '../figures/figure.ts';
import { extentOf } from '../figures/figure-marks.ts';
import type { FigureSet } from '../figures/figure-set.ts';
import { metricInFull } from '../figures/metric.ts';
import type { Exhibit } from '../data-pages/exhibit.ts';
import { sideBySide, type Compared } from '../data-pages/exhibit-shapes.ts';
import {
  each,
  eitherInWords,
  hasLeaderGrown,
  largest,
  namesInWords,
  smallest,
  type Leaders,
} from '../data-pages/leaders.ts';
import {
  changeInWords,
  countInWords,
  hasGrown,
  isEitherWay,
  isOrAre,
  listInWords,
  lockedMessage,
  methodsInText,
  ofSpending,
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
      message: leadingCategory(parts) ?? (largest(parts) ? noneLargest(parts) : lockedMessage('Categories')),
      subtitle: `${metricInFull('market-share')}, ${scope}, ${year}`,
    },
    ['Category', 'Share'],
    parts,
  );
}

const noneLargest = (parts: readonly ComparedCategory[]) =>
  parts.length > 2 ? 'No category is clearly the largest.' : 'Neither category is clearly the larger.';

/** 'The largest category is fashion, at 20–25% of spending.'; null where all of them may be the largest. */
function leadingCategory(parts: readonly ComparedCategory[]): string | null {
  const first = largest(parts);
  const several = first && first.parts.length > 1;
  if (!first || (several && first.parts.length === parts.length)) return null;
  if (!first.text)
    return first.parts.length > mostEither
      ? `No category is clearly the largest: the ranges of ${countInWords(first.parts.length)} overlap.`
      : `The largest category is ${eitherOf(first)} (their ranges overlap).`;
  const are = several ? 'categories are' : 'category is';
  const share = `, at ${first.text} of spending${several ? ' each' : ''}`;
  const leads = parts.length === 2 ? 'larger of the two categories is' : `largest ${are}`;
  return `The ${leads} ${namesOf(first)}${share}.`;
}

export function categoryGrowthExhibit(
  parts: readonly ComparedCategory[],
  { scope, year }: MarketWords,
  whole?: Figure,
): Exhibit | null {
  if (parts.length < 2) return null;
  return sideBySide(
    {
      id: 'category-growth',
      title: 'Growth by category',
      message: largest(parts) ? growthByCategoryInWords(parts, year) : lockedMessage('Growth by category'),
      subtitle: `Year-on-year change in spending by category, ${scope}, ${year}`,
      note: isWiderThanAll(whole, parts) ? widerNote : undefined,
    },
    ['Category', 'Growth'],
    parts,
  );
}

const widerNote =
  'Growth in the whole market, given above, is shown as a wider range to avoid revealing the exact figure.';

/** As a whole, the market cannot have grown more, or less, than all of its categories. */
function isWiderThanAll(whole: Figure | undefined, parts: readonly ComparedCategory[]): boolean {
  const all = whole ? extentOf(whole) : null;
  const ends = parts.flatMap(({ figure }) => extentOf(figure) ?? []);
  if (!whole?.protects || !all || ends.length < parts.length) return false;
  const low = Math.min(...ends.map((end) => end.low ?? -Infinity));
  const high = Math.max(...ends.map((end) => end.high ?? Infinity));
  return (all.low ?? -Infinity) < low || (all.high ?? Infinity) > high;
}

type Ends = Leaders<ComparedCategory>;

/** Where growth of a category is locked, nothing is said of all. */
function growthByCategoryInWords(parts: readonly ComparedCategory[], year: number): string {
  const known = parts.filter(({ figure }) => seen(figure) !== null);
  const [first, last] = [largest(known)!, smallest(known)!];
  const isWhole = known.length === parts.length;
  if (first.parts.length === known.length && first.text) {
    const where = isWhole
      ? `${changeOf(first)} in ${parts.length > 2 ? 'every category' : 'both categories'}`
      : `on ${spentOn(first)} ${changeOf(first)}`;
    return `Spending ${where} in ${year}.`;
  }
  const isSlow = !first.text && last.text !== null && hasGrown(last.parts[0]!.figure);
  if (isSlow && last.parts.length <= known.length / 2) return slowestInWords(last, year, isWhole);
  const isMuddle = first.parts.length === known.length || (!first.text && first.parts.length > 3);
  if (isMuddle)
    return parts.length > 2
      ? `No category was clearly the fastest-growing in ${year}.`
      : `Neither category clearly grew faster in ${year} (their ranges overlap).`;
  const isSplit = isWhole && first.parts.length + last.parts.length === parts.length;
  const isRest = isSplit && last.parts.length > 1;
  if (isSlow && isRest) return fasterThanRest(first, last, year);
  // The smaller group is named: a few and 'two other categories' beside 'the other two' would have to be counted.
  if (isSplit && first.text && first.parts.length > Math.max(mostNamed, last.parts.length))
    return `${changeInYear(last, year)}${besides(last, first, restInWords(first))}.`;
  const ahead = first.text ? changeInYear(first, year) : leaderInWords(first, year, isWhole);
  const behind = last.text ? besides(first, last, isRest ? restInWords(last) : spentOn(last)) : '';
  return `${ahead}${behind}.`;
}

const changeInYear = (some: Ends, year: number) =>
  `Spending on ${spentOn(some)} ${changeOf(some)} in ${year}`;

/** ', and on media by 0–5%' where the verb is the same as before. */
function besides(said: Ends, next: Ends, names: string): string {
  const change = changeOf(next);
  const [verb] = change.split(' by ');
  return said.text && !isEitherWay(change) && changeOf(said).startsWith(`${verb} by `)
    ? `, and on ${names}${change.slice(verb!.length)}`
    : `; spending on ${names} ${change}`;
}

/** Where the ranges do not tell which category is ahead. */
function leaderInWords(first: Ends, year: number, isWhole: boolean): string {
  const among = isWhole ? 'The' : 'Of the categories whose growth is shown, the';
  const led = hasLeaderGrown(first) ? 'fastest-growing' : 'most resilient';
  const category = isWhole ? 'category ' : '';
  return `${among} ${led} ${category}in ${year} was ${eitherOf(first)} (their ranges overlap)`;
}

/** Where the last have one range, all others lie above it. */
function slowestInWords(last: Ends, year: number, isWhole: boolean): string {
  const slowest = `spending on ${spentOn(last)} grew slowest in ${year} (${last.text})`;
  return isWhole ? `${capitalised(slowest)}.` : `Of the categories whose growth is shown, ${slowest}.`;
}

const fasterThanRest = (first: Ends, last: Ends, year: number) =>
  `Spending on ${spentOn(first)} grew faster in ${year} than spending on ${restInWords(last)} (${last.text}).`;

const restInWords = ({ parts }: Ends) => `the other ${countInWords(parts.length)} categories`;

const changeOf = ({ parts }: Ends) => ofSpending(changeInWords(parts[0]!.figure)!);
const eitherOf = ({ parts }: Ends) => eitherInWords(parts.map(({ category }) => goodsInText(category)));
const namesOf = ({ parts }: Ends) => namesInWords(parts.map(({ category }) => goodsInText(category)));

const mostNamed = 3;
const mostEither = 4;

/** After 'spending on'. */
const spentOn = ({ parts }: Ends) =>
  namesInWords(
    parts.map(({ category }) => goodsInText(category)),
    mostNamed,
    { preposition: 'on', others: 'other categories' },
  );

export function structureExhibit(
  figures: FigureSet,
  { scope }: MarketWords,
  { isGroup = false } = {},
): Exhibit | null {
  const parts = sellers.flatMap(({ metric, label, inGroup }) => {
    const figure = figures.one(metric);
    return figure ? [{ label: isGroup ? inGroup : label, figure }] : [];
  });
  const exhibit = sideBySide(
    {
      id: 'structure',
      title: 'Who sells',
      message: sellersInWords(figures, isGroup) ?? lockedMessage('Who sells'),
      subtitle: `Selected shares of online spending, ${scope}, ${parts[0]?.figure.period}`,
      note: sellersNote(figures, isGroup),
    },
    ['Kind of sale', 'Share'],
    parts,
    { form: 'capsules' },
  );
  const index = figures.one('concentration-hhi');
  if (!exhibit || !index) return exhibit;
  const rows = [...exhibit.table.rows, { label: 'Herfindahl index (HHI), from 0 to 10,000', cells: [index] }];
  return { ...exhibit, table: { columns: ['Measure', 'Value'], rows } };
}

/** In a group of countries, a shop is foreign to the buyer, not to the group. */
const sellers = [
  {
    label: 'Four largest shops (CR4)',
    inGroup: 'Four largest shops (CR4)',
    metric: 'concentration-cr4',
  },
  {
    label: 'Third-party sellers on marketplaces',
    inGroup: 'Third-party sellers on marketplaces',
    metric: 'marketplace-share',
  },
  { label: 'Foreign shops', inGroup: 'Cross-border orders', metric: 'cross-border-share' },
] as const;

/** The shares overlap, so the sentences must not read like parts of a whole. */
function sellersInWords(figures: FigureSet, isGroup: boolean): string | null {
  const shareOf = (metric: (typeof sellers)[number]['metric']) => seen(figures.one(metric));
  const four = hostsTooLittle(figures) ? null : shareOf('concentration-cr4');
  const platforms = shareOf('marketplace-share');
  const abroad = shareOf('cross-border-share');
  const crossing = isGroup ? 'cross-border orders' : 'foreign shops';
  const whole = four ? '' : ' of online spending';
  const shares =
    platforms && platforms === abroad
      ? [`third-party sellers and ${crossing} each account for ${abroad}${whole}`]
      : [
          platforms && `third-party sellers account for ${platforms}${whole}`,
          abroad && `${crossing} ${platforms ? `for ${abroad}` : `account for ${abroad}${whole}`}`,
        ].filter((share) => share);
  return (
    paragraph(
      four && `The four largest shops take ${four} of online spending, third-party sales included.`,
      shares.length > 0 && `${capitalised(shares.join(' and '))}.`,
    ) || null
  );
}

function sellersNote(figures: FigureSet, isGroup: boolean): string {
  const abroad = isGroup ? 'ship across borders' : 'be foreign';
  return paragraph(
    `The shares overlap: the largest shops may host third-party sellers, and any seller may ${abroad}.`,
    hostsTooLittle(figures) &&
      '“Four largest” means the four largest in our catalogue, which lacks some marketplaces.',
  );
}

/** Marketplaces that are not in the catalogue sell more than its four largest shops. */
export function hostsTooLittle(figures: FigureSet): boolean {
  const [four, marketplaces] = [figures.one('concentration-cr4'), figures.one('marketplace-share')];
  const most = four && extentOf(four)?.high;
  const least = marketplaces && extentOf(marketplaces)?.low;
  if (typeof most !== 'number' || typeof least !== 'number') return false;
  // A range ends below the edge at which the next one begins; exact values may be equal.
  return most < least || (most === least && four?.visibility === 'range');
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
  if (!peak.text)
    return `${capitalised(eitherInWords(peak.parts.map(labelOf)))} is the strongest month (their ranges overlap).`;
  const names = listInWords(peak.parts.map(labelOf));
  const are = peak.parts.length > 1 ? 'are the strongest months' : 'is the strongest month';
  return `${names} ${are}, with an index of ${each(peak)}.`;
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
      subtitle: `${metricInFull(words.metric)}, ${scope}, ${parts[0]?.figure.period}`,
    },
    [words.column, 'Share'],
    parts,
  );
}

function mixInWords(
  { parts, text }: Leaders,
  { leader, leads, of }: (typeof mixes)[keyof typeof mixes],
): string {
  const names = parts.map(labelOf);
  if (!text) {
    const either = eitherInWords(methodsInText(names, { isStart: false }));
    return `The ${leader} is ${either} (their ranges overlap).`;
  }
  const share = `, at ${text} ${of}${names.length > 1 ? ' each' : ''}`;
  return `${namesInWords(methodsInText(names))} ${leads(names)}${share}.`;
}

const mixes = {
  payment: {
    metric: 'payment-share',
    title: 'Payment methods',
    column: 'Method',
    leader: 'leading payment method',
    leads: (names: readonly string[]) =>
      `${isOrAre(names)} the leading payment ${names.length > 1 ? 'methods' : 'method'}`,
    of: 'of spending',
  },
  shipping: {
    metric: 'shipping-share',
    title: 'Delivery',
    column: 'Carrier',
    leader: 'carrier with the most parcels',
    leads: (names: readonly string[]) =>
      `${isOrAre(names) === 'are' ? 'handle' : 'handles'} the most parcels`,
    of: 'of the total',
  },
} as const;

const labelOf = ({ label }: Compared) => label;
