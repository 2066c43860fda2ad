import type { Confidence } from '../figures/figure.ts';
import type { ShownValue } from '../figures/format/shown-value.ts';

export type PassportCard = {
  title: string;
  value: string;
  state: ShownValue['state'];
  scope: string;
  period: string;
  definition: string;
  grade: Confidence;
  /** The steps around its range; null for exact, locked and derived figures. */
  ladder: RangeLadder | null;
  facts: readonly PassportFact[];
  page: string;
  report: string;
};

export type PassportFact = {
  label: string;
  text: string;
  link?: { label: string; to: string };
  /** Shown as a meter before the text. */
  grade?: Confidence;
};

/** `steps` cells of equal width, of which those from `from` up to `to` (excluded) are the range. */
export type RangeLadder = {
  steps: number;
  from: number;
  to: number;
  /** The edges of the range that are not open, with their place in cells. */
  edges: readonly LadderEdge[];
  /** The first and the last edge of the ladder, where there is room for their labels. */
  ends: readonly LadderEdge[];
};

export type LadderEdge = { at: number; text: string };

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
