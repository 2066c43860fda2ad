import type { Figure } from '../figures/figure.ts';
import { englishFormat, rangesNote, type FigureFormat } from '../figures/format.ts';
import { sourceLine } from './sheet-notes.ts';

/** How figures are written and sourced in a language. */
export type Wording = {
  language: 'en' | 'de';
  format: FigureFormat;
  sourceLine: (figures: readonly Figure[]) => string;
  rangesNote: string;
};

export const englishWording: Wording = { language: 'en', format: englishFormat, sourceLine, rangesNote };
