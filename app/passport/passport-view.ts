import type { ShownValue } from '../figures/format/shown-value.ts';

export type PassportCard = {
  title: string;
  value: string;
  state: ShownValue['state'];
  scope: string;
  period: string;
  definition: string;
  facts: readonly PassportFact[];
  /** The figure's own page, and the form in which an error is reported. */
  page: string;
  report: string;
};

export type PassportFact = { label: string; text: string; link?: { label: string; to: string } };

export type PassportView = PassportCard & {
  /** 'Market size: eCommerce, Germany, 2025'. */
  name: string;
  /** Absolute, to be passed on. */
  url: string;
  /** Ends with the data page that shows the figure. */
  trail: readonly { label: string; to: string }[];
  /** How its range came about, or what locks and unlocks it; null for an exact figure. */
  shown: PassportFact | null;
  citation: { plain: string; apa: string; bibtex: string };
  /** The same measure in all its years or months, where there are several. */
  overTime: {
    measure: string;
    subtitle: string;
    /** Markup, drawn by the server. */
    drawing: string;
    periodName: string;
    rows: readonly { period: string; value: ShownValue }[];
    source: string;
  } | null;
  equations: readonly (readonly EquationTerm[])[];
};

export type EquationTerm = { sign: string; words: string; value: ShownValue };
