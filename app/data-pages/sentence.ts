import type { Figure } from '../figures/figure.ts';
import { formatFigure, formatRange } from '../figures/format/format.ts';

/** 'grew by 5–10%', 'shrank by 5–10%', 'changed by −5 to 5%': of a figure that is a change in percent. */
export function changeInWords(change: Figure | undefined): string | null {
  if (!change || change.visibility === 'no-access') return null;
  const { low, high } =
    change.visibility === 'exact' ? { low: change.value, high: change.value } : (change.range ?? {});
  if (low == null && high == null) return null;
  if (low != null && low >= 0) return `grew by ${formatFigure(change)}`;
  if (high != null && high <= 0) {
    const turned = { low: -high, high: low == null ? null : -low };
    return `shrank by ${formatRange(change.metric, turned)}`;
  }
  return `changed by ${formatFigure(change)}`;
}

export function listInWords(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words);
}

export function paragraph(...sentences: readonly (string | null | undefined | false)[]): string {
  return sentences.filter(Boolean).join(' ');
}

export function spanOf(series: readonly Figure[]): string {
  const [first, last] = [series[0]?.period, series.at(-1)?.period];
  return first === last ? (first ?? '') : `${first}–${last}`;
}

/** Null for a figure that is missing or locked. */
export function seen(figure: Figure | undefined): string | null {
  if (!figure || figure.visibility === 'no-access') return null;
  const known = figure.visibility === 'exact' ? figure.value : figure.range;
  return known === null ? null : formatFigure(figure);
}

/** 'went from 5–10% in 2018 to 10–15% in 2025', 'stayed within 5–10% from 2018 to 2025'. */
export function pathInWords(series: readonly Figure[]): string | null {
  const told = series.filter((figure) => seen(figure) !== null);
  const [first, last] = [told[0], told.at(-1)];
  if (!first || !last) return null;
  const [from, to] = [seen(first), seen(last)];
  if (first === last) return `was at ${to} in ${last.period}`;
  if (told.every((figure) => seen(figure) === to)) {
    return `stayed ${last.visibility === 'range' ? 'within' : 'at'} ${to} from ${first.period} to ${last.period}`;
  }
  if (from === to) return `was at ${to} in ${last.period}, as in ${first.period}`;
  return `went from ${from} in ${first.period} to ${to} in ${last.period}`;
}

/** Replaces a sentence whose numbers are locked. */
export const lockedMessage = (title: string) => `${title}: the figures are part of our paid plans.`;

/** 'none', 'one' … 'twelve', and digits from there on. */
export function countInWords(count: number): string {
  return smallCounts[count] ?? String(count);
}

const smallCounts = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ');
