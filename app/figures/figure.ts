import type { MetricKey, Unit } from './metric.ts';

/** How a number came about. Only facts that were read in a named source are `reported`. */
export type Method = 'reported' | 'observed' | 'modelled' | 'imputed' | 'forecast';

/** A: counted or published by the subject itself. D: an order of magnitude. */
export type Confidence = 'A' | 'B' | 'C' | 'D';

/** What a visitor without a plan may see of a metric. */
export type Visibility = 'exact' | 'range' | 'no-access';

export type Source = { id: string; name: string; url: string; year: string };

/**
 * A number as the data set has it. It never leaves the server: only what its mask leaves becomes a `Figure`,
 * and only figures are handed to pages, the API and exports.
 */
export type ExactFigure = {
  metric: MetricKey;
  /** A year (`2025`) or a month (`2025-03`). */
  period: string;
  /** What a split is split by, such as `category:toys` or `device:mobile`; empty for a whole. */
  dimension: string;
  value: number | null;
  /** The band of a forecast: 80 % of outcomes are expected within it. */
  low: number | null;
  high: number | null;
  method: Method;
  confidence: Confidence;
  source: Source | null;
};

/** What every published figure says of itself, whatever may be seen of its value. */
type Passport = {
  metric: MetricKey;
  unit: Unit;
  /** Money is in US dollars, nominal, converted at the yearly average rate. */
  currency: 'USD' | null;
  period: string;
  dimension: string;
  /** What it is a figure of, in words: `Toys, Germany`. */
  scope: string;
  method: Method;
  confidence: Confidence;
  source: Source | null;
  /** ISO dates. */
  asOf: string;
  nextUpdate: string;
  /** The data set it was taken from. */
  version: string;
  definitionUrl: string;
  /** The page on this figure alone, by which it is linked and cited. */
  passportUrl: string;
};

/** What may be seen of a number. Null is a missing cell. */
export type Shown =
  | { visibility: 'exact'; value: number | null }
  | { visibility: 'range'; range: Range | null }
  | { visibility: 'no-access' };

/** A published number. */
export type Figure = Passport & Shown;

/**
 * From `low` up to `high`, which as a rule belongs to the next one. Open ends are null: below the lowest or above the
 * highest step.
 */
export type Range = { low: number | null; high: number | null };
