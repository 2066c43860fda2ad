import { capitalised } from '../base/capitalised.ts';
import type { Exhibit } from '../data-pages/exhibit.ts';
import { countryMap, type MappedCountry } from '../data-pages/country-map.ts';
import { largestFirst, sideBySide, type Compared } from '../data-pages/exhibit-shapes.ts';
import { each, eitherInWords, largest, namesInWords, smallest, type Leaders } from '../data-pages/leaders.ts';
import { changeInWords, countInWords, hasGrown, lockedMessage, seen } from '../data-pages/sentence.ts';
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
  return members.toSorted(largestFirst).slice(0, 10);
}

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
  const same =
    alike.length > 0
      ? `By market size, ${own.inText} is in the same range as ${namesOf(alike, mostAlike)}`
      : `No other market is in the same range as ${own.inText}`;
  return `${same}; ${nextUp(larger)}.`;
}

/** Those of the next range. A full list may leave out others that are in it too. */
function nextUp(larger: readonly ComparedCountry[]): string {
  const next = larger.filter(({ figure }) => seen(figure) === seen(larger.at(-1)!.figure));
  if (next.length === mostLarger) return `the next markets up include ${namesOf(next)}`;
  return `the next ${next.length > 1 ? 'markets up are' : 'market up is'} ${namesOf(next)}`;
}

function amongLargest(own: ComparedCountry, alike: readonly ComparedCountry[]): string {
  const size = seen(own.figure);
  if (alike.length === mostAlike) {
    return `${capitalised(own.inText)} is one of the largest markets, at ${size}, in the same range as ${namesOf(alike, mostAlike)}.`;
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
    },
    ['Market', 'Market size'],
    shown,
  );
}

/** The map above has named the first. */
function membersInWords(first: Countries, next: Countries | null, where: string): string {
  if (first.text && next?.text) {
    const follow = next.parts.length > 1 ? 'follow' : 'follows';
    return `${capitalised(namesOf(next.parts))} ${follow} ${namesOf(first.parts)}, at ${each(next)} against ${each(first)}.`;
  }
  const are = first.parts.length > 1 ? 'are the largest markets' : 'is the largest market';
  return `${capitalised(namesOf(first.parts))} ${are} ${where}${first.text ? `, at ${each(first)}` : ''}.`;
}

export function countryGrowthExhibit(
  shown: readonly ComparedCountry[],
  { scope, year }: Words,
): Exhibit | null {
  if (shown.length < 2) return null;
  const [first, last] = [largest(shown), smallest(shown)];
  return sideBySide(
    {
      id: 'pace',
      title: 'Growth compared',
      message:
        first && last ? growthByCountryInWords(first, last, shown.length) : lockedMessage('Growth compared'),
      subtitle: `Year-on-year change in market size by country, ${scope}, ${year}`,
    },
    ['Market', 'Growth'],
    shown,
  );
}

function growthByCountryInWords(first: Countries, last: Countries, count: number): string {
  const [most, least] = [changeInWords(first.parts[0]!.figure)!, changeInWords(last.parts[0]!.figure)!];
  if (first.parts.length === count) {
    return first.text
      ? `${count > 2 ? `All ${countInWords(count)}` : 'Both'} markets ${most}.`
      : 'No market in this group is clearly ahead in growth.';
  }
  const [best, worst] = [first.text ? namesOf(first.parts) : eitherOf(first.parts), namesOf(last.parts)];
  if (first.text && first.text === last.text) return `Spending ${ofSpending(most)} in ${best}.`;
  const grew = most.startsWith('grew');
  if (first.text && last.text && !most.startsWith('changed') && verbIn(most) === verbIn(least)) {
    const [fastest, slowest] = grew ? ['grew fastest', 'slowest'] : ['fell least', 'most'];
    return `Spending ${fastest} in ${best} (${amountIn(most)}) and ${slowest} in ${worst} (${amountIn(least)}).`;
  }
  const allGrew = first.parts.every(({ figure }) => hasGrown(figure));
  if (!first.text && allGrew && last.text && least.startsWith('grew')) {
    const slowest = `slowest in ${worst} (${amountIn(least)})`;
    return first.parts.length > count / 2
      ? `Of the ${countInWords(count)} markets compared, spending grew ${slowest}.`
      : `Spending grew fastest in ${best}, and ${slowest}.`;
  }
  const known = grew ? `grew fastest in ${best} (${amountIn(most)})` : `${ofSpending(most)} in ${best}`;
  const ahead = first.text ? known : `${allGrew ? 'grew fastest' : 'held up best'} in ${best}`;
  const behind = last.text ? `; it ${ofSpending(least)} in ${worst}` : '';
  return `Spending ${ahead}${behind}.`;
}

/** Markets shrink, spending falls. */
const ofSpending = (change: string) => change.replace('shrank', 'fell');

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
    chart,
    table: {
      columns: ['Market', 'Market size'],
      rows: sorted.map(({ label, figure, href }) => ({ label, href, cells: [figure] })),
    },
  };
}

function largestMarketsInWords(top: Countries, bottom: Countries | null): string {
  const are = top.parts.length > 1 ? 'are the largest markets' : 'is the largest market';
  const size = top.text ? `, at ${each(top)}` : '';
  const isOne = bottom?.parts.length === 1;
  const smallestSize = bottom?.text
    ? `; the smallest shown ${isOne ? 'is' : 'are'} worth ${each(bottom)}`
    : '';
  return `${capitalised(namesOf(top.parts))} ${are}${size}${smallestSize}.`;
}

type Words = Pick<MarketWords, 'scope' | 'where' | 'year'>;
type Countries = Leaders<ComparedCountry>;

const isSubject = ({ tone }: Compared) => tone === 'accent';
const eitherOf = (parts: readonly ComparedCountry[]) => eitherInWords(parts.map(({ inText }) => inText));
const namesOf = (parts: readonly ComparedCountry[], most = 3) =>
  namesInWords(
    parts.map(({ inText }) => inText),
    most,
  );
