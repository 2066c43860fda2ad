import { derive } from './derivation.ts';
import type { ExactFigure, Shown } from './figure.ts';
import { type Visibility, metricKeys, metricOf, type MetricKey } from './metric.ts';
import { identities, ties } from './identities.ts';
import { edgeAbove, edgeBelow, rangeAcross } from './ladder.ts';
import { findLeaks, type Leak } from './leaks/leak.ts';
import { boundsOf, splitsAmong } from './leaks/relations.ts';

/**
 * Needs all figures of a subject: derived figures are shown according to their inputs, and a range that reveals too
 * much together with others is widened.
 */
export function maskSubject(figures: readonly ExactFigure[], visibility: VisibilityMap): Shown[] {
  const shown = figures.map((figure) => maskAlone(figure, visibility));
  settleSplits(figures, shown);
  derive(figures, shown);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const leaks = findLeaks({ figures, shown });
    if (leaks.length === 0) return shown;
    for (const leak of leaks) widen(leak, figures, shown);
    derive(figures, shown);
  }
  // If leaks remain, no range is shown.
  return shown.map((one) => (one.visibility === 'range' ? { visibility: 'no-access' } : one));
}

function maskAlone(figure: ExactFigure, visibility: VisibilityMap): Shown {
  const { metric, value } = figure;
  const isPublished = figure.method === 'reported' && figure.source !== null;
  if (isPublished || visibility[metric] === 'exact') return { visibility: 'exact', value };
  if (visibility[metric] === 'no-access') return { visibility: 'no-access' };
  if (value === null) return { visibility: 'range', range: null };
  const [low, high] = [Math.min(figure.low ?? value, value), Math.max(figure.high ?? value, value)];
  return { visibility: 'range', range: rangeAcross(metric, low, high) };
}

/**
 * When every part of a split lies on an edge, the lower ends alone add up to 100 % and reveal all parts. A number on
 * an edge also belongs to the step below, so the largest part is shown by that one.
 */
function settleSplits(figures: readonly ExactFigure[], shown: Shown[]) {
  const lowOf = (at: number) => boundsOf(figures[at]!.metric, shown[at]!).low;
  for (const parts of splitsAmong(figures)) {
    if (parts.reduce((sum, at) => sum + lowOf(at), 0) < 99.99) continue;
    const masked = parts.filter((at) => shown[at]!.visibility === 'range');
    const largest = masked.toSorted((one, other) => lowOf(other) - lowOf(one))[0];
    if (largest === undefined) continue;
    const edge = lowOf(largest);
    shown[largest] = {
      visibility: 'range',
      range: { low: edgeBelow(figures[largest]!.metric, edge), high: edge },
    };
  }
}

/** Adds the next step if an end of the range pins the number down; otherwise widens the rates around it. */
function widen({ at, bounds }: Leak, figures: readonly ExactFigure[], shown: Shown[]) {
  const range = rangeIn(shown[at]!);
  const below = range?.low != null && isNear(range.low, bounds.low);
  const above = range?.high != null && isNear(range.high, bounds.high);
  if (below || above) return widenRange(at, { below, above }, figures, shown);
  const year = Number(figures[at]!.period);
  for (const [place, { metric, period }] of figures.entries()) {
    if (!solvableRates.has(metric) || Math.abs(Number(period) - year) > 1) continue;
    widenRange(place, { below: true, above: true }, figures, shown);
  }
}

const solvableRates: ReadonlySet<MetricKey> = new Set([
  'market-cagr',
  ...identities.flatMap(({ factors }) =>
    factors.filter(({ as }) => as !== 'number').map(({ metric }) => metric),
  ),
]);

function widenRange(
  at: number,
  { below, above }: { below: boolean; above: boolean },
  figures: readonly ExactFigure[],
  shown: Shown[],
) {
  const { metric } = figures[at]!;
  const range = rangeIn(shown[at]!);
  if (!range) return;
  const { low, high } = range;
  shown[at] = {
    visibility: 'range',
    range: {
      low: below && low !== null ? edgeBelow(metric, low) : low,
      high: above && high !== null ? edgeAbove(metric, high) : high,
    },
  };
}

function rangeIn(shown: Shown) {
  return shown.visibility === 'range' ? shown.range : null;
}

function isNear(one: number, other: number) {
  return Math.abs(one - other) <= 1e-9 * Math.abs(one);
}

export type VisibilityMap = Readonly<Record<MetricKey, Visibility>>;

/**
 * No metric is exact while a related one is masked, since an exact ratio of two masked numbers narrows both. Public facts
 * are exempt; two metrics related by public facts alone are one secret.
 */
export function visibilityMap(wishes: Partial<Record<MetricKey, Visibility>> = {}): VisibilityMap {
  const map = Object.fromEntries(
    metricKeys().map((key) => [key, wishes[key] ?? metricOf(key).visibility]),
  ) as Record<MetricKey, Visibility>;
  for (let settled = false; !settled;) {
    settled = true;
    for (const { metrics, isOneSecret } of kinships) {
      const closest = byCloseness.findLast((visibility) =>
        metrics.some((metric) => map[metric] === visibility),
      )!;
      const ceiling = closest === 'no-access' && !isOneSecret ? 'range' : closest;
      for (const metric of metrics) {
        if (byCloseness.indexOf(map[metric]) >= byCloseness.indexOf(ceiling)) continue;
        map[metric] = ceiling;
        settled = false;
      }
    }
  }
  return map;
}

const byCloseness: readonly Visibility[] = ['exact', 'range', 'no-access'];

const isSecret = (metric: MetricKey) => metricOf(metric).visibility !== 'exact';

const kinships = [
  ...identities.map(({ whole, factors }) => {
    const metrics = [whole, ...factors].map(({ metric }) => metric).filter(isSecret);
    return { metrics, isOneSecret: metrics.length === 2 };
  }),
  ...ties.map((metrics) => ({ metrics: metrics.filter(isSecret), isOneSecret: false })),
];
