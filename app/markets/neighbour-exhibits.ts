import { capitalised } from '../base/capitalised.ts';
import type { Exhibit } from '../data-pages/exhibit.ts';
import { countryMap, type MappedCountry } from '../data-pages/country-map.ts';
import { largestFirst, sideBySide, type Compared } from '../data-pages/exhibit-shapes.ts';
import {
  anyInWords,
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
  listInWords,
  lockedMessage,
  ofSpending,
  seen,
} from '../data-pages/sentence.ts';
import { extentOf } from '../figures/figure-marks.ts';
import type { MarketWords } from '../subjects/market-words.ts';

/** The page's own market has the tone `accent`. */
export type ComparedCountry = MappedCountry & {
  /** The name in a sentence: 'the UK'. */
  inText: string;
};

/** The market itself, up to six in the same range and the three next larger ones. */
export function similarInSize(all: readonly ComparedCountry[]): ComparedCountry[] {
  const sorted = all.toSorted(largestFirst);
  const own = sorted.find(isSubject);
  if (!own || !seen(own.figure)) return [];
  const isEqual = ({ figure }: Compared) => seen(figure) === seen(own.figure);
  const firstEqual = sorted.findIndex(isEqual);
  const equal = sorted.filter((one) => one !== own && isEqual(one));
  return [
    ...sorted.slice(Math.max(firstEqual - mostLarger, 0), firstEqual),
    own,
    ...equal.slice(0, mostAlike),
  ];
}

const mostLarger = 3;
const mostAlike = 6;

export function tenLargest(members: readonly ComparedCountry[]): ComparedCountry[] {
  return members.toSorted(largestFirst).slice(0, mostMembers);
}

const mostMembers = 10;

export function neighbourExhibit(shown: readonly ComparedCountry[], { scope, year }: Words): Exhibit | null {
  const own = shown.find(isSubject);
  if (!own || shown.length < 2) return null;
  const [alike, larger] = [
    shown.filter((one) => one !== own && seen(one.figure) === seen(own.figure)),
    shown.filter((one) => seen(one.figure) !== seen(own.figure)),
  ];
  return sideBySide(
    {
      id: 'neighbours',
      title: 'Similar markets',
      message: larger.length > 0 ? amongLarger(own, alike, larger) : amongLargest(own, alike),
      subtitle: `Market size by country, ${scope}, ${year}`,
    },
    ['Market', 'Market size'],
    shown,
  );
}

function amongLarger(
  own: ComparedCountry,
  alike: readonly ComparedCountry[],
  larger: readonly ComparedCountry[],
): string {
  const ownHigh = extentOf(own.figure)?.high ?? Infinity;
  const surely = larger.filter(({ figure }) => (extentOf(figure)?.low ?? -Infinity) >= ownHigh);
  const unclear = larger.filter((one) => !surely.includes(one));
  const areAll = larger.length < mostLarger;
  if (alike.length + unclear.length === 0)
    return `${capitalised(nextUp(surely, areAll, ` than ${own.inText}`))}.`;
  const same =
    alike.length > 0
      ? `By market size, ${own.inText} is in the same range as ${someOf(alike)}`
      : `The ranges are too wide to say whether the market is larger in ${own.inText} than in ${anyOf(unclear)}`;
  return surely.length > 0 ? `${same}; ${nextUp(surely, areAll)}.` : `${same}.`;
}

function nextUp(surely: readonly ComparedCountry[], areAll: boolean, than = ''): string {
  if (areAll) return `only ${namesOf(surely)} ${surely.length > 1 ? 'are' : 'is'} clearly larger${than}`;
  const first = largest(surely)!;
  const size = first.parts.length === surely.length && first.text ? `, at ${each(first)}` : '';
  return `${than ? `markets larger${than}` : 'larger markets'} include ${namesOf(surely)}${size}`;
}

function amongLargest(own: ComparedCountry, alike: readonly ComparedCountry[]): string {
  const size = seen(own.figure);
  if (alike.length === mostAlike) {
    return `${capitalised(own.inText)} is one of the largest markets, at ${size}, in the same range as ${someOf(alike)}.`;
  }
  const all = [own, ...alike].toSorted(largestFirst);
  return `${capitalised(namesOf(all, mostAlike))} are the largest markets, at ${size} each.`;
}

export function memberExhibit(members: readonly ComparedCountry[], words: Words): Exhibit | null {
  const shown = tenLargest(members);
  const first = largest(members);
  const next = first && largest(members.filter((one) => !first.parts.includes(one)));
  if (shown.length < 2) return null;
  return sideBySide(
    {
      id: 'members',
      title: 'Largest markets',
      message: first ? membersInWords(first, next, words.where) : lockedMessage('Largest markets'),
      subtitle: `Market size by country, ${words.scope}, ${words.year}`,
      note: isCutInTie(members) ? 'Ten are shown; other countries share the last range.' : undefined,
    },
    ['Market', 'Market size'],
    shown,
  );
}

function isCutInTie(members: readonly ComparedCountry[]): boolean {
  const [last, next] = members.toSorted(largestFirst).slice(mostMembers - 1);
  return last !== undefined && next !== undefined && seen(last.figure) === seen(next.figure);
}

/** The map above has named the first. */
function membersInWords(first: Countries, next: Countries | null, where: string): string {
  if (first.text && next?.text) {
    const are = next.parts.length > 1 ? 'are' : 'is';
    return `${withPage}, ${namesOf(next.parts)} ${are} next after ${namesOf(first.parts)}, at ${each(next)}.`;
  }
  if (!first.text)
    return `${withPage}, the largest market ${where} could be ${eitherOf(first.parts)}, whose ranges overlap.`;
  const are = first.parts.length > 1 ? 'are the largest markets' : 'is the largest market';
  return `${withPage}, ${namesOf(first.parts)} ${are} ${where}, at ${each(first)}.`;
}

/** A group has other members, which count towards its total only. */
const withPage = 'Of the countries with a page';

export function countryGrowthExhibit(
  shown: readonly ComparedCountry[],
  { scope, year }: Words,
): Exhibit | null {
  if (shown.length < 2) return null;
  const known = shown.filter(({ figure }) => seen(figure) !== null);
  return sideBySide(
    {
      id: 'pace',
      title: 'Growth compared',
      message:
        known.length > 0
          ? growthByCountryInWords(known, known.length === shown.length)
          : lockedMessage('Growth compared'),
      subtitle: `Year-on-year change in market size by country, ${scope}, ${year}`,
    },
    ['Market', 'Growth'],
    shown,
  );
}

/** Others grew too, so it says among which markets. */
function growthByCountryInWords(known: readonly ComparedCountry[], isWhole: boolean): string {
  const [first, last] = [subjectFirst(largest(known)!), subjectFirst(smallest(known)!)];
  const markets = `${countInWords(known.length)} markets ${isWhole ? 'compared' : shownGrowth}`;
  const group = `the ${markets}`;
  if (first.parts.length === known.length) {
    const none = known.length > 2 ? 'none' : 'neither';
    if (!first.text) return `The growth ranges of ${group} overlap, so ${none} is clearly ahead.`;
    if (known.length > 2) return `All ${markets} ${changeOf(first)}.`;
    const both = known.length > 1 ? 'both ' : '';
    return `Spending ${ofSpending(changeOf(first))} in ${both}${namesOf(known)}.`;
  }
  const isHalved = first.parts.length + last.parts.length === known.length;
  if (isHalved && first.text && last.text) {
    const both = `spending ${bothInWords(first, last)}.`;
    return known.length > 2 ? `Among ${group}, ${both}` : capitalised(both);
  }
  const behind = last.parts.length <= known.length / 2 ? slowestInWords(last) : null;
  // Most of the markets can hardly be the fastest.
  if (behind && first.text && first.parts.length > known.length / 2)
    return `Of ${group}, spending ${behind}; it ${ofSpending(changeOf(first))} in ${namesOf(first.parts)}.`;
  const isMost = isHalved && first.parts.length > last.parts.length && behind !== null;
  const isFew = first.text !== null || first.parts.length <= (behind ? mostBesideLast : mostEither);
  if (isFew && !isMost)
    return `Of ${group}, spending ${aheadInWords(first)}${behindInWords(first, last, known.length)}.`;
  // A market that can be neither first nor last does not overlap every other.
  const overlap = isHalved ? '; the other ranges overlap' : '';
  return behind
    ? `Of ${group}, spending ${behind}${overlap}.`
    : `Of ${group}, none is clearly ahead: the highest growth ranges overlap.`;
}

const shownGrowth = 'whose growth is shown';

/** Where every market is in one of two ranges: 'fell by 0–5% in Chile and Peru, and grew by 5–10% in the other eight'. */
function bothInWords(first: Countries, last: Countries): string {
  const [few, rest] = first.parts.length <= last.parts.length ? [first, last] : [last, first];
  const [ofFew, ofRest] = [ofSpending(changeOf(few)), ofSpending(changeOf(rest))];
  const and = few.parts.length > 1 ? ', and' : ' and';
  const change = verbIn(ofFew) === verbIn(ofRest) ? `by ${amountIn(ofRest)}` : ofRest;
  const others = rest.parts.length > 1 ? `the other ${countInWords(rest.parts.length)}` : namesOf(rest.parts);
  return `${ofFew} in ${namesOf(few.parts)}${and} ${change} in ${others}`;
}

/** Null where the ranges of the last differ, or hold both gains and losses. */
function slowestInWords(last: Countries): string | null {
  if (last.text === null || changeOf(last).startsWith('changed')) return null;
  const [names, amount] = [namesOf(last.parts), amountIn(changeOf(last))];
  if (isSlow(last)) return `grew slowest in ${names} (${amount})`;
  // All others lie above the end of this range, so where it ends at zero, none of them fell.
  const isOnly = extentOf(last.parts[0]!.figure)?.high === 0;
  return isOnly ? `fell only in ${names} (by ${amount})` : `fell most in ${names} (by ${amount})`;
}

const mostEither = 4;
const mostBesideLast = 3;

function aheadInWords(first: Countries): string {
  const change = changeOf(first);
  if (!first.text) {
    return `may have ${hasLeaderGrown(first) ? 'grown fastest' : 'held up best'} in ${eitherOf(first.parts)}, whose ranges overlap`;
  }
  const best = change.startsWith('grew')
    ? 'grew fastest'
    : change.startsWith('shrank')
      ? 'fell least'
      : 'held up best';
  return `${best} in ${namesOf(first.parts)} (${amountIn(change)})`;
}

/** Nothing where the last are many, and not all of the others. */
function behindInWords(first: Countries, last: Countries, count: number): string {
  if (!last.text) return '';
  const least = ofSpending(changeOf(last));
  if (last.parts.length > count / 2) {
    const isRest = first.parts.length + last.parts.length === count;
    return isRest ? `; it ${least} in the other ${countInWords(last.parts.length)}` : '';
  }
  const isSameWay = wayOf(first) === verbIn(changeOf(last));
  if (!isSameWay) return `; it ${least} in ${namesOf(last.parts)}`;
  const slowest = isSlow(last) ? 'slowest' : 'most';
  const and = first.text ? ' and' : `; it ${verbIn(least)}`;
  return `${and} ${slowest} in ${namesOf(last.parts)} (${amountIn(least)})`;
}

/** Null where it is unclear whether the first of them grew or fell. */
function wayOf(first: Countries): string | null {
  if (!first.text) return hasLeaderGrown(first) ? 'grew' : null;
  const way = verbIn(changeOf(first))!;
  return way === 'changed' ? null : way;
}

const changeOf = ({ parts }: Countries) => changeInWords(parts[0]!.figure)!;
const isSlow = (last: Countries) => last.text !== null && changeOf(last).startsWith('grew');

const verbIn = (change: string) => change.split(' ')[0];

/** '5–10%' of 'grew by 5–10%'. */
const amountIn = (change: string) => change.replace(/^\w+ by /, '');

export function mapExhibit(members: readonly ComparedCountry[], words: MarketWords): Exhibit | null {
  const sorted = members.toSorted(largestFirst);
  const chart = countryMap(sorted);
  if (!chart) return null;
  const [top, bottom] = [largest(sorted), smallest(sorted)];
  return {
    id: 'map',
    title: 'Size by country',
    message: top
      ? largestMarketsInWords(top, sorted.length < 5 ? null : bottom)
      : lockedMessage('Size by country'),
    subtitle: `Market size by country, ${words.scope}, ${words.year}`,
    wide: true,
    note: 'Unshaded countries count towards the totals but have no page yet.',
    chart: { ...chart, blankName: 'No page yet' },
    table: {
      columns: ['Market', 'Market size'],
      rows: sorted.map(({ label, figure, href }) => ({ label, href, cells: [figure] })),
    },
  };
}

function largestMarketsInWords(top: Countries, bottom: Countries | null): string {
  // With few countries shown, one that is not shown could be larger.
  const shown = bottom ? '' : ' shown';
  const are = top.parts.length > 1 ? 'are the largest markets' : 'is the largest market';
  const leading = top.text
    ? `${capitalised(namesOf(top.parts))} ${are}${shown}, at ${each(top)}`
    : `The largest market${shown} could be ${eitherOf(top.parts)}, whose ranges overlap`;
  const isOne = bottom?.parts.length === 1;
  const smallestSize = bottom?.text
    ? `; the smallest shown ${isOne ? 'is' : 'are'} worth ${each(bottom)}`
    : '';
  return `${leading}${smallestSize}.`;
}

type Words = Pick<MarketWords, 'scope' | 'where' | 'year'>;
type Countries = Leaders<ComparedCountry>;

const isSubject = ({ tone }: Compared) => tone === 'accent';

/** A list that is cut short must not leave out the page's own market. */
const subjectFirst = ({ parts, text }: Countries): Countries => ({
  parts: parts.toSorted((one, other) => Number(isSubject(other)) - Number(isSubject(one))),
  text,
});

/** A list that may be incomplete: 'Chile, Cuba, Fiji and others'. */
function someOf(parts: readonly ComparedCountry[]): string {
  if (parts.length <= 4) return namesOf(parts);
  return listInWords([...parts.slice(0, 3).map(({ inText }) => inText), 'others']);
}

/** 'Chile, Cuba or Fiji'. */
const anyOf = (parts: readonly ComparedCountry[]) => anyInWords(parts.map(({ inText }) => inText));

const eitherOf = (parts: readonly ComparedCountry[]) => eitherInWords(parts.map(({ inText }) => inText));
const namesOf = (parts: readonly ComparedCountry[], most = 3) =>
  namesInWords(
    parts.map(({ inText }) => inText),
    most,
  );
