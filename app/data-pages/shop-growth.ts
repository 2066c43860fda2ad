import { extentOf } from '../figures/figure-marks.ts';
import type { Compared } from './exhibit-shapes.ts';
import { each, eitherInWords, hasLeaderGrown, largest, namesInWords, type Leaders } from './leaders.ts';
import { changeInWords, countInWords, ofSpending } from './sentence.ts';

export const knownOf = (parts: readonly Compared[]) =>
  parts.filter(({ figure }) => extentOf(figure) !== null);

/**
 * 'all four shops', 'both shops', 'the two shops whose figures are shown', 'Zalando'. Of what is not the same for each of
 * them, 'all' would say too much: 'the four shops'.
 */
export function shopsInWords(
  parts: readonly Compared[],
  known: readonly Compared[],
  every: 'all' | 'the' = 'all',
): string {
  if (known.length === 1) return known[0]!.label;
  if (known.length < parts.length) return `the ${countInWords(known.length)} shops whose figures are shown`;
  return known.length > 2 || every === 'the' ? `${every} ${countInWords(known.length)} shops` : 'both shops';
}

/** Where any of them may have grown fastest: what they have in common. Null where only some may, or all is locked. */
export function growthOfAll(parts: readonly Compared[], year: number): string | null {
  const known = knownOf(parts);
  const first = largest(known);
  if (!first || first.parts.length < known.length) return null;
  const change = changeOf(first);
  return change
    ? `Net sales of ${shopsInWords(parts, known)} ${ofSpending(change)} in ${year}.`
    : unclearGrowth(parts);
}

export function unclearGrowth(parts: readonly Compared[]): string {
  const known = knownOf(parts);
  return `The growth ranges of ${shopsInWords(parts, known, 'the')} overlap too much to say which grew ${known.length > 2 ? 'fastest' : 'faster'}.`;
}

/** Some shops have no free profile, so it says among how many. Expects fewer leaders than shops. */
export function fastestInWords(first: Leaders, parts: readonly Compared[], year: number): string {
  const names = first.parts.map(({ label }) => label);
  const count = knownOf(parts).length;
  const shown = count < parts.length ? 'whose growth is shown' : 'compared';
  const among = `Of the ${countInWords(count)} shops ${shown}`;
  const [fastest, best] = count > 2 ? ['fastest', 'best'] : ['faster', 'better'];
  if (!first.text) {
    const led = hasLeaderGrown(first) ? `${fastest}-growing` : `${best}-performing`;
    return `${among}, the ${led} in ${year} was ${eitherInWords(names)} (their ranges overlap).`;
  }
  const change = changeOf(first)!;
  return change.startsWith('grew')
    ? `${among}, ${namesInWords(names)} grew ${fastest} in ${year} (${each(first)}).`
    : `${among}, ${namesInWords(names)} fared ${best} in ${year}: net sales ${ofSpending(change)}.`;
}

const changeOf = ({ parts, text }: Leaders) => text && changeInWords(parts[0]!.figure);
