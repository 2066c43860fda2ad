import { dateInWords } from '../base/dates.ts';
import { cite, type Citation } from '../figures/citation.ts';
import type { Edition } from '../figures/dataset.ts';
import type { Figure } from '../figures/figure.ts';
import { rangesNote } from '../figures/format/format.ts';
import { figuresOf, type Exhibit } from './exhibit.ts';
import type { Sheet } from './sheet.ts';
import { sheetPath } from '../figures/sheet-address.ts';
import { sourceLine } from './source-line.ts';

/** The source of what leaves the page, where nothing else would say how old it is. */
export function exhibitSource(exhibit: Pick<Exhibit, 'table'>, { asOf }: Pick<Edition, 'asOf'>): string {
  return sourceLine(figuresOf(exhibit)) || `As of ${dateInWords(asOf)}.`;
}

/** The note on ranges, where some are shown. */
export function rangesNoteOf(figures: readonly Figure[]): string | null {
  return figures.some(({ visibility }) => visibility === 'range') ? rangesNote : null;
}

export function sheetCitation(
  { key, title, edition }: Pick<Sheet, 'key' | 'title' | 'edition'>,
  siteUrl: string,
): Citation {
  const { version, asOf } = edition;
  return cite({ title, version, asOf, url: siteUrl + sheetPath(key), key });
}
