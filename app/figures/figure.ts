import type { MetricKey, Unit } from './metric.ts';

/** Only facts read in a named source are `reported`. */
export type Method = 'reported' | 'observed' | 'modelled' | 'imputed' | 'forecast';

/** A: counted or published by the subject itself. D: a rough guide only. */
export type Confidence = 'A' | 'B' | 'C' | 'D';

export type Source = { id: string; name: string; url: string; year: string };

/** A number as stored. It never leaves the server: pages, the API and exports only get the masked `Figure`. */
export type ExactFigure = {
  metric: MetricKey;
  period: string;
  /** The part of a split, such as `category:toys` or `device:mobile`; empty for a whole. */
  dimension: string;
  value: number | null;
  /** The band of a forecast: 80 % of outcomes are expected within it. */
  low: number | null;
  high: number | null;
  method: Method;
  confidence: Confidence;
  source: Source | null;
};

type Passport = {
  metric: MetricKey;
  unit: Unit;
  /** Money is in US dollars, nominal, converted at the yearly average rate. */
  currency: 'USD' | null;
  period: string;
  dimension: string;
  scope: string;
  method: Method;
  confidence: Confidence;
  source: Source | null;
  asOf: string;
  nextUpdate: string;
  version: string;
  definitionUrl: string;
  passportUrl: string;
  /** Shown by more than one step, or not at all, because this metric could be worked out from it. */
  protects?: MetricKey;
};

/** A null value is a missing cell. */
export type Shown =
  | { visibility: 'exact'; value: number | null }
  | { visibility: 'range'; range: Range | null }
  | { visibility: 'no-access' };

export type Figure = Passport & Shown;

/** As a rule excludes `high`. Null is an open end. */
export type Range = { low: number | null; high: number | null };
