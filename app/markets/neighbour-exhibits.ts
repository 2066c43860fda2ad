import { capitalised } from '../base/capitalised.ts';
import type { Exhibit } from '../data-pages/exhibit.ts';
import { countryMap, type MappedCountry } from '../data-pages/country-map.ts';
import { largestFirst, sideBySide, type Compared } from '../data-pages/exhibit-shapes.ts';
import {
  anyInWords,
  each,
  eitherInWords,
  largest,
  namesInWords,
  smallest,
  tieInWords,
  type Leaders,
} from '../data-pages/leaders.ts';
import { countInWords, listInWords, lockedMessage, seen } from '../data-pages/sentence.ts';
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
  if (alike.length + unclear.length === 0) {
    return areAll
      ? `Only in ${namesOf(surely)} is the market clearly larger than in ${own.inText}.`
      : `${capitalised(largerInWords(surely, ` than ${own.inText}`))}.`;
  }
  const same =
    alike.length > 0
      ? `By market size, ${own.inText} is in the same range as ${someOf(alike)}`
      : `The ranges are too wide to say whether the market is larger in ${own.inText} than in ${anyOf(unclear)}`;
  if (surely.length === 0) return `${same}.`;
  if (alike.length === 0 && !areAll)
    return `${same}; ${namesOf(surely)} ${surely.length > 1 ? 'are' : 'is'} clearly larger.`;
  const only = `only ${namesOf(surely)} ${surely.length > 1 ? 'are' : 'is'} clearly larger`;
  return `${same}; ${areAll ? only : largerInWords(surely)}.`;
}

function largerInWords(surely: readonly ComparedCountry[], than = ''): string {
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

/** `isMapped`: a map above it has named the largest, which is all there is to say of two. */
export function memberExhibit(
  members: readonly ComparedCountry[],
  words: Words,
  { isMapped = false } = {},
): Exhibit | null {
  const shown = tenLargest(members);
  const first = largest(members);
  const next = first && largest(members.filter((one) => !first.parts.includes(one)));
  if (shown.length < 2 || (isMapped && members.length === 2)) return null;
  return sideBySide(
    {
      id: 'members',
      title: 'Largest markets',
      message: first
        ? membersInWords(first, next, { where: words.where, count: members.length, isMapped })
        : lockedMessage('Largest markets'),
      subtitle: `Market size by country, ${words.scope}, ${words.year}`,
      note: isCutInTie(members)
        ? 'Ten countries are shown; others are in the same range as the tenth.'
        : undefined,
    },
    ['Market', 'Market size'],
    shown,
  );
}

function isCutInTie(members: readonly ComparedCountry[]): boolean {
  const [last, next] = members.toSorted(largestFirst).slice(mostMembers - 1);
  return last !== undefined && next !== undefined && seen(last.figure) === seen(next.figure);
}

function membersInWords(
  first: Countries,
  next: Countries | null,
  { where, count, isMapped }: { where: string; count: number; isMapped: boolean },
): string {
  if (!first.text)
    return isMapped
      ? followedBy(first, next)
      : `${withPage}, ${eitherOf(first.parts)} is the largest market ${where} (${tieInWords(first.parts)}).`;
  if (first.parts.length === count) {
    return `Each of the ${countInWords(count)} markets shown is worth ${first.text}.`;
  }
  if (count === 2 && next?.text)
    return `${capitalised(namesOf(first.parts))} is larger than ${namesOf(next.parts)}: ${first.text} against ${next.text}.`;
  if (next && isMapped) {
    const are = next.text && next.parts.length > 1 ? 'are' : 'is';
    const names = next.text ? namesOf(next.parts) : eitherOf(next.parts);
    const size = next.text ? `, at ${each(next)}` : ` (${tieInWords(next.parts)})`;
    if (first.parts.length + next.parts.length === count && next.text) {
      const other = next.parts.length > 1 ? 'the other markets shown, are' : 'the other market shown, is';
      return `${capitalised(names)}, ${other} worth ${each(next)}.`;
    }
    return `After ${namesOf(first.parts)}, the largest of the countries shown ${are} ${names}${size}.`;
  }
  const are = first.parts.length > 1 ? 'are the largest markets' : 'is the largest market';
  return `${withPage}, ${namesOf(first.parts)} ${are} ${where}, at ${each(first)}.`;
}

/** The map has said that the ranges of the first overlap. */
function followedBy({ parts }: Countries, next: Countries | null): string {
  if (!next) return `The ranges of ${namesOf(parts)} overlap.`;
  const are = parts.length > 1 ? 'are' : 'is';
  const reach = Math.max(...next.parts.map(({ figure }) => extentOf(figure)?.high ?? Infinity));
  // Some of the first may be no larger than the next.
  if (next.text && parts.some(({ figure }) => (extentOf(figure)?.low ?? 0) < reach))
    return `Of the other countries shown, ${namesOf(next.parts)} ${next.parts.length > 1 ? 'are' : 'is'} the largest, at ${each(next)}.`;
  const behind = next.text
    ? `${namesOf(next.parts)}, at ${each(next)}`
    : `${eitherOf(next.parts)} (${tieInWords(next.parts)})`;
  return `${capitalised(namesOf(parts))} ${are} followed by ${behind}.`;
}

/** A group has other members, which count towards its total only. */
const withPage = 'Of the countries shown';

export function mapExhibit(members: readonly ComparedCountry[], words: MarketWords): Exhibit | null {
  const sorted = members.toSorted(largestFirst);
  const chart = countryMap(sorted);
  if (!chart) return null;
  const [top, bottom] = [largest(sorted), smallest(sorted)];
  return {
    id: 'map',
    title: 'Size by country',
    message: top
      ? largestMarketsInWords(top, sorted.length < 5 ? null : bottom, sorted.length)
      : lockedMessage('Size by country'),
    subtitle: `Market size by country, ${words.scope}, ${words.year}`,
    wide: true,
    note: 'Unshaded countries count towards the totals.',
    chart: { ...chart, blankName: 'No page yet' },
    table: {
      columns: ['Market', 'Market size'],
      rows: sorted.map(({ label, figure, href }) => ({ label, href, cells: [figure] })),
    },
  };
}

function largestMarketsInWords(top: Countries, bottom: Countries | null, count: number): string {
  // With few countries shown, one that is not shown could be larger.
  const shown = bottom ? '' : ' shown';
  const largestOf = count === 2 ? 'is the larger of the two markets' : 'is the largest market';
  const are = top.parts.length > 1 ? 'are the largest markets' : largestOf;
  const leading = top.text
    ? `${capitalised(namesOf(top.parts))} ${are}${shown}, at ${each(top)}`
    : unclearInWords(top, count, shown);
  const isOne = bottom?.parts.length === 1;
  const smallestShown = isOne ? `${namesOf(bottom.parts)}, the smallest shown, is` : 'the smallest shown are';
  const smallestSize = bottom?.text ? `; ${smallestShown} worth ${each(bottom)}` : '';
  return `${leading}${smallestSize}.`;
}

const unclearInWords = ({ parts }: Countries, count: number, shown: string) =>
  count === 2
    ? `The ranges of ${namesOf(parts)}, the two markets shown, overlap`
    : `${capitalised(eitherOf(parts))} is the largest market${shown} (${tieInWords(parts)})`;

export type Words = Pick<MarketWords, 'scope' | 'where' | 'year'>;
export type Countries = Leaders<ComparedCountry>;

export const isSubject = ({ tone }: Compared) => tone === 'accent';

/** A list that may be incomplete: 'Chile, Cuba, Fiji and others'. */
function someOf(parts: readonly ComparedCountry[]): string {
  if (parts.length <= 4) return namesOf(parts);
  return listInWords([...parts.slice(0, 3).map(({ inText }) => inText), 'others']);
}

/** 'Chile, Cuba or Fiji'. */
const anyOf = (parts: readonly ComparedCountry[]) => anyInWords(parts.map(({ inText }) => inText));

export const eitherOf = (parts: readonly ComparedCountry[]) =>
  eitherInWords(parts.map(({ inText }) => inText));
export const namesOf = (parts: readonly ComparedCountry[], most = 3) =>
  namesInWords(
    parts.map(({ inText }) => inText),
    most,
  );
