import type { Visibility } from './figure.ts';
import { identities, ties } from './identities.ts';
import { metricKeys, metricOf, type MetricKey } from './metric.ts';

/** What a visitor sees of each metric. */
export type VisibilityMap = Readonly<Record<MetricKey, Visibility>>;

/**
 * The wishes of a data set over the defaults of the catalogue, closed under the identities: of metrics that hang
 * together none is exact while another is masked, since an exact ratio of two masked numbers narrows both.
 * Public facts are exempt; and two metrics with nothing but public facts between them are one secret.
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
