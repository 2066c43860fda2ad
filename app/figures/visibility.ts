import { identities, ties } from './identities.ts';
import { metricKeys, metricOf, type MetricKey, type Visibility } from './metric.ts';

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
