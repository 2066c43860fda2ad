import type { Figure } from '../figures/figure.ts';
import { formatFigure, formatRange } from '../figures/format.ts';

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

/** 'a, b and c'. */
export function listInWords(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words);
}

/** Sentences that could be built, with a space between. */
export function paragraph(...sentences: readonly (string | null | undefined | false)[]): string {
  return sentences.filter(Boolean).join(' ');
}
