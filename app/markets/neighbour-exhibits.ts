import type { Exhibit } from '../data-pages/exhibit.ts';
import { largestFirst, sideBySide, type Compared } from '../data-pages/exhibit-shapes.ts';
import { markOf } from '../figures/figure-marks.ts';
import { each, largest, namesInWords, smallest, type Leaders } from '../data-pages/leaders.ts';
import { changeInWords, lockedMessage, seen } from '../data-pages/sentence.ts';
import type { MarketWords } from '../subjects/market-words.ts';

/** The page's own market has the tone `accent`. */
export type ComparedCountry = Compared & {
  code: string;
  /** The name in a sentence: 'the UK'. */
  inText: string;
};

/** The market itself, those in the same range and the three next larger ones. */
export function similarInSize(all: readonly ComparedCountry[]): ComparedCountry[] {
  const sorted = all.toSorted(largestFirst);
  const own = sorted.find(isSubject);
  if (!own || !seen(own.figure)) return [];
  const isEqual = ({ figure }: Compared) => seen(figure) === seen(own.figure);
  const firstEqual = sorted.findIndex(isEqual);
  const equal = sorted.filter((one) => one !== own && isEqual(one));
  return [...sorted.slice(Math.max(firstEqual - 3, 0), firstEqual), own, ...equal.slice(0, 6)];
}

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
  const same =
    alike.length > 0
      ? `Similar in size: ${namesOf(alike, 6)}.`
      : 'No other of the markets we publish is in the same range.';
  const next = larger.length > 0 ? `Next larger: ${namesOf(larger)}.` : 'None is larger.';
  return sideBySide(
    {
      id: 'neighbours',
      title: 'Markets of its size',
      message: `${same} ${next}`,
      subtitle: `Market size by country, ${scope}, ${year}; equal ranges are in the order of their names`,
    },
    ['Market', 'Market size'],
    shown,
  );
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
      subtitle: `Market size by country, ${words.scope}, ${words.year}; equal ranges are in the order of their names`,
    },
    ['Market', 'Market size'],
    shown,
  );
}

function membersInWords(first: Countries, next: Countries | null, where: string): string {
  const are = first.parts.length > 1 ? 'are the largest markets' : 'is the largest market';
  const after = next?.text ? `; ${next.text} comes next, in ${namesOf(next.parts)}` : '';
  return `${capital(namesOf(first.parts))} ${are} ${where}${first.text ? `, at ${each(first)}` : ''}${after}.`;
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
      title: 'Growth beside it',
      message:
        first && last ? growthByCountryInWords(first, last, shown.length) : lockedMessage('Growth beside it'),
      subtitle: `Change of the market size on the year before by country, ${scope}, ${year}`,
    },
    ['Market', 'Growth'],
    shown,
  );
}

function growthByCountryInWords(first: Countries, last: Countries, count: number): string {
  const [most, least] = [changeInWords(first.parts[0]!.figure), changeInWords(last.parts[0]!.figure)];
  if (first.parts.length === count) {
    return first.text
      ? `Of these markets, each ${most}.`
      : 'None of these markets is clearly ahead in growth.';
  }
  const ahead = first.text ? `the spending ${most}` : 'the spending did best';
  const behind = last.text ? `; in ${namesOf(last.parts)} it ${least}` : '';
  return `In ${namesOf(first.parts)} ${ahead}${behind}.`;
}

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

type Words = Pick<MarketWords, 'scope' | 'where' | 'year'>;
type Countries = Leaders<ComparedCountry>;

const isSubject = ({ tone }: Compared) => tone === 'accent';
const namesOf = (parts: readonly ComparedCountry[], most = 3) =>
  namesInWords(
    parts.map(({ inText }) => inText),
    most,
  );
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
