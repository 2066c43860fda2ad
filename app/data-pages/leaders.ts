import { formatFigure } from '../figures/format/format.ts';
import { extentOf } from '../figures/figure-marks.ts';
import type { Compared } from './exhibit-shapes.ts';
import { countInWords, hasGrown, listInWords, rangeInText } from './sentence.ts';

/** Overlapping ranges do not tell which one is ahead, so there may be several. */
export type Leaders<Part extends Compared = Compared> = {
  parts: readonly Part[];
  /** Their common range; null where they differ. */
  text: string | null;
};

/** All that may be the largest: nobody's lowest possible value is above their highest. */
export function largest<Part extends Compared>(parts: readonly Part[]): Leaders<Part> | null {
  return among(parts, (all) => {
    const surpassed = Math.max(...all.map(lowOf));
    return (one) => highOf(one) > surpassed || lowOf(one) === surpassed;
  });
}

export function smallest<Part extends Compared>(parts: readonly Part[]): Leaders<Part> | null {
  return among(parts, (all) => {
    const undercut = Math.min(...all.map(highOf));
    return (one) => lowOf(one) < undercut || highOf(one) === undercut;
  });
}

/** Of changes: whichever of them is ahead is not behind the one that has surely grown. */
export const hasLeaderGrown = ({ parts }: Leaders) => parts.some(({ figure }) => hasGrown(figure));

/** Why nobody can tell which of them is ahead. A published figure is exact, so it has no range. */
export const tieInWords = (parts: readonly Compared[]) =>
  parts.some(({ figure }) => figure.visibility === 'exact') ? 'too close to call' : 'their ranges overlap';

export function each({ parts, text }: Leaders): string | null {
  return text && parts.length > 1 ? `${text} each` : text;
}

/**
 * 'a, b, c and d', or 'a, b, c and two others' where there are too many to name: one more is named instead. A name that
 * is a pair comes last, after a comma or the preposition again: 'a, and b and c', 'a and on b and c'.
 */
export function namesInWords(
  names: readonly string[],
  most = 3,
  { preposition, others: rest = 'others' }: { preposition?: string; others?: string } = {},
): string {
  const left = names.length - most;
  const listed = left > 1 ? [...names.slice(0, most), moreInWords(left, rest)] : names;
  const sorted = left > 1 ? listed : pairsLast(listed);
  const [last, ...others] = sorted.toReversed();
  if (others.length === 0 || !sorted.some(isPair)) return listInWords(sorted);
  if (preposition && others.length === 1) return `${others[0]} and ${preposition} ${last}`;
  return `${others.toReversed().join(', ')}, and ${last}`;
}

const isPair = (name: string) => name.includes(' and ');

const pairsLast = (names: readonly string[]) =>
  names.toSorted((one, other) => Number(isPair(one)) - Number(isPair(other)));

/** Of which the ranges do not tell who is ahead: 'either a or b', 'a, b or c', 'a, b, c or one of two others'. */
export function eitherInWords(names: readonly string[], most = 3): string {
  if (names.length === 2) return `either ${anyInWords(names)}`;
  const left = names.length - most;
  const listed = left > 1 ? [...names.slice(0, most), `one of ${moreInWords(left)}`] : pairsLast(names);
  return listed.some(isPair) ? `${listed.slice(0, -1).join(', ')}, or ${listed.at(-1)}` : anyInWords(listed);
}

/** 'a, b or c'. */
export const anyInWords = (names: readonly string[]) => disjunction.format(names);

const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Digits would look like a figure. */
const moreInWords = (count: number, others = 'others') =>
  count > 12 ? others : `${countInWords(count)} ${others}`;

type Extent = NonNullable<ReturnType<typeof extentOf>>;

function among<Part extends Compared>(
  parts: readonly Part[],
  ruleFor: (all: readonly Extent[]) => (one: Extent) => boolean,
): Leaders<Part> | null {
  const known = parts.filter(({ figure }) => extentOf(figure) !== null);
  if (known.length === 0) return null;
  const isAmong = ruleFor(known.map(({ figure }) => extentOf(figure)!));
  const found = known
    .filter(({ figure }) => isAmong(extentOf(figure)!))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
  const [text, ...others] = new Set(found.map(({ figure }) => formatFigure(figure)));
  return { parts: found, text: others.length === 0 ? rangeInText(text!) : null };
}

const lowOf = ({ low }: Extent) => low ?? -Infinity;
const highOf = ({ high }: Extent) => high ?? Infinity;
