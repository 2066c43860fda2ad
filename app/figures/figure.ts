import type { MetricKey, Unit } from './metric.ts';

/** How a number came about. Only facts that were read in a named source are `reported`. */
export type Method = 'reported' | 'observed' | 'modelled' | 'imputed' | 'forecast';

/** A: counted or published by the subject itself. D: an order of magnitude. */
export type Confidence = 'A' | 'B' | 'C' | 'D';

export type Source = { id: string; name: string; url: string; year: string };

/**
 * A number as stored in the data set. It never leaves the server: its mask makes a `Figure` of it, and pages, the API
 * and exports get figures only.
 */
export type ExactFigure = {
  metric: MetricKey;
  /** A year (`2025`) or a month (`2025-03`). */
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
  /** In words: `Toys, Germany`. */
  scope: string;
  method: Method;
  confidence: Confidence;
  source: Source | null;
  asOf: string;
  nextUpdate: string;
  version: string;
  definitionUrl: string;
  /** The page about this figure, for links and citations. */
  passportUrl: string;
};

/** What may be seen of a number. Null is a missing cell. */
export type Shown =
  | { visibility: 'exact'; value: number | null }
  | { visibility: 'range'; range: Range | null }
  | { visibility: 'no-access' };

export type Figure = Passport & Shown;

/**
 * From `low` up to, as a rule not including, `high`. Null is an open end.
 */
export type Range = { low: number | null; high: number | null };
