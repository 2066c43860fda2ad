import { dateInWords } from '../base/dates.ts';
import { brand } from '../brand.ts';
import { cite, type Citation } from '../figures/passport/citation.ts';
import type { Figure } from '../figures/figure.ts';
import { rangesNote } from '../figures/format.ts';
import { figuresOf, type Exhibit } from './exhibit.ts';
import type { Edition, Sheet } from './sheet.ts';
import { sheetPath } from './sheet-address.ts';

/** 'Modelled by Marketquay; Destatis, 2024. As of 31 October 2026.' */
export function sourceLine(figures: readonly Figure[]): string {
  const [first] = figures;
  if (!first) return '';
  const named = figures.flatMap(({ source }) => (source ? [`${source.name}, ${source.year}`] : []));
  const methods = new Set(figures.map(({ method }) => method).filter((method) => method !== 'reported'));
  const ours =
    methods.size > 0
      ? [`${[...methods].map((method) => methodWords[method]).join(' and ')} by ${brand.product}`]
      : [];
  const text = [...new Set([...ours, ...named])].join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}. As of ${dateInWords(first.asOf)}.`;
}

const methodWords: Readonly<Record<Figure['method'], string>> = {
  reported: 'reported',
  observed: 'observed',
  modelled: 'modelled',
  imputed: 'filled in',
  forecast: 'forecast',
};

/** The same for what leaves the page, where nothing else would say how old it is. */
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
