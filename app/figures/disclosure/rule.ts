import { ladderOf } from '../ladder.ts';
import { metricOf, type MetricKey } from '../metric.ts';
import type { Interval } from './relation.ts';

/**
 * From all that visitors can obtain, nobody can narrow a masked number to less than a quarter of its shown range, nor
 * an amount to within ±10 % of its true value, unless the shown range is as narrow as that.
 */
export type Rule = {
  /** Of the width of the shown range. */
  part: number;
  /** The same for shares of amounts, of which chains through many years tell more than propagation finds. */
  partOfShares: number;
  /** Of the true value; for money and counts. */
  distance: number;
};

export const disclosureRule: Rule = { part: 0.25, partOfShares: 0.25, distance: 0.1 };

/** Publishing keeps a margin: converted ranges are rounded, and a later edition may add a little. */
export const publishingRule: Rule = { part: 0.27, partOfShares: 0.31, distance: 0.105 };

/** What the rule has to know of a number. `shown` is null if no range is shown. */
export type Protected = {
  truth: number;
  isAmount: boolean;
  isShareOfAmounts: boolean;
  step: number;
  shown: Interval | null;
};

export function isTooClose(rule: Rule, secret: Protected, low: number, high: number): boolean {
  const { truth, isAmount, isShareOfAmounts, step, shown } = secret;
  const part = isShareOfAmounts ? rule.partOfShares : rule.part;
  const { distance } = rule;
  if (high <= low) return true;
  const width = shown && shown.high - shown.low < Infinity ? shown.high - shown.low : step;
  if (high - low < width * part * (1 - 1e-9)) return true;
  if (!isAmount || truth === 0) return false;
  if (low < truth * (1 - distance) || high > truth * (1 + distance)) return false;
  // Converted ranges are rounded: one that is hardly wider than the rule allows counts as being as narrow.
  const narrow = truth * (disclosureRule.distance + 0.01);
  return !shown || shown.low < truth - narrow || shown.high > truth + narrow;
}

/** Shares of amounts that are shown themselves. */
const sharesOfAmounts: ReadonlySet<MetricKey> = new Set([
  'market-share',
  'country-share',
  'category-share',
  'first-party-share',
]);

/**
 * Rates that are not shown are protected as if they were shown by one step. A share of amounts
 * is not: it follows from the amounts, which are protected themselves.
 */
export function protectedAs(metric: MetricKey, truth: number): Omit<Protected, 'shown'> {
  const { unit } = metricOf(metric);
  const isAmount = unit === 'usd' || unit === 'count';
  const isShareOfAmounts = sharesOfAmounts.has(metric);
  return {
    truth,
    isAmount,
    isShareOfAmounts,
    step: isAmount || isShareOfAmounts ? 0 : stepAt(metric, truth),
  };
}

function stepAt(metric: MetricKey, truth: number): number {
  const { edges } = ladderOf(metric);
  const above = edges.findIndex((edge) => edge > truth);
  const at = above < 0 ? edges.length - 1 : Math.max(1, above);
  return edges[at]! - edges[at - 1]!;
}
