import { formatFigure } from '../figures/format/format.ts';
import { extentOf } from '../figures/figure-marks.ts';
import { largestFirst, type Compared } from './exhibit-shapes.ts';
import { countInWords, listInWords } from './sentence.ts';

/** Overlapping ranges do not tell which one is ahead, so there may be several. */
export type Leaders<Part extends Compared = Compared> = {
  parts: readonly Part[];
  /** Their common range; null where they differ. */
  text: string | null;
};

export function largest<Part extends Compared>(parts: readonly Part[]): Leaders<Part> | null {
  return tied(parts, (one, first) => endOf(one.high, Infinity) > endOf(first.low, -Infinity));
}

export function smallest<Part extends Compared>(parts: readonly Part[]): Leaders<Part> | null {
  return tied(
    parts.toReversed(),
    (one, last) => endOf(one.low, -Infinity) < endOf(last.high, Infinity),
    (one, other) => largestFirst(other, one),
  );
}

export function each({ parts, text }: Leaders): string | null {
  return text && parts.length > 1 ? `${text} each` : text;
}

/** 'a, b, c and d', or 'a, b, c and two others' where there are too many to name: one more is named instead. */
export function namesInWords(names: readonly string[], most = 3): string {
  const left = names.length - most;
  const listed = left > 1 ? [...names.slice(0, most), moreInWords(left)] : names;
  const hasPairs = listed.some((name) => name.includes(' and '));
  return hasPairs && listed.length > 1
    ? `${listed.slice(0, -1).join(', ')}, and ${listed.at(-1)}`
    : listInWords(listed);
}

/** Digits would look like a figure. */
const moreInWords = (count: number) => (count > 12 ? 'others' : `${countInWords(count)} others`);

type Extent = NonNullable<ReturnType<typeof extentOf>>;

function tied<Part extends Compared>(
  parts: readonly Part[],
  overlaps: (one: Extent, first: Extent) => boolean,
  order: (one: Part, other: Part) => number = largestFirst,
): Leaders<Part> | null {
  const known = parts.filter(({ figure }) => extentOf(figure) !== null).toSorted(order);
  const first = known[0] && extentOf(known[0].figure);
  if (!first) return null;
  const text = formatFigure(known[0]!.figure);
  const among = known
    .filter(({ figure }) => formatFigure(figure) === text || overlaps(extentOf(figure)!, first))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
  const isCommon = among.every(({ figure }) => formatFigure(figure) === text);
  return { parts: among, text: isCommon ? openEndInWords(text) : null };
}

/** 'over 95%' for '> 95%', which reads badly in a sentence. */
export const openEndInWords = (range: string) => range.replace(/^> /, 'over ').replace(/^< /, 'under ');

const endOf = (end: number | null, open: number) => end ?? open;
