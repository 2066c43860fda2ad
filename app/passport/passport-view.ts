import type { ShownValue } from '../figures/format/shown-value.ts';

export type PassportCard = {
  title: string;
  value: string;
  state: ShownValue['state'];
  scope: string;
  period: string;
  definition: string;
  facts: readonly PassportFact[];
  page: string;
  report: string;
};

export type PassportFact = { label: string; text: string; link?: { label: string; to: string } };

export type PassportView = PassportCard & {
  name: string;
  url: string;
  trail: readonly { label: string; to: string }[];
  shown: PassportFact | null;
  citation: { plain: string; apa: string; bibtex: string };
  overTime: {
    measure: string;
    subtitle: string;
    /** Server-drawn markup. */
    drawing: string;
    periodName: string;
    rows: readonly { period: string; value: ShownValue }[];
    source: string;
  } | null;
  equations: readonly (readonly EquationTerm[])[];
};

export type EquationTerm = { sign: string; words: string; value: ShownValue };
