import type { Figure } from '../figures/figure.ts';
import { type FigureFormat, englishFormat, rangesNote } from '../figures/format/format.ts';
import { germanFormat } from '../figures/format/format-german.ts';
import { germanSourceLine, sourceLine } from '../figures/citation.ts';

export type Wording = {
  language: 'en' | 'de';
  format: FigureFormat;
  sourceLine: (figures: readonly Figure[]) => string;
  rangesNote: string;
};

export const englishWording: Wording = { language: 'en', format: englishFormat, sourceLine, rangesNote };

export const germanWording: Wording = {
  language: 'de',
  format: germanFormat,
  sourceLine: germanSourceLine,
  rangesNote: 'Angaben als Spannen. Genaue Werte enthalten unsere kostenpflichtigen Tarife.',
};
