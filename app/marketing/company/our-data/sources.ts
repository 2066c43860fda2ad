import type { Source } from '../../../figures/figure.ts';

/** A publication with the periods that were read in it. */
export type ListedSource = { name: string; readings: readonly { period: string; url: string }[] };

/** The same publication is a source for several years, each read at its own address. */
export function listSources(sources: readonly Source[]): ListedSource[] {
  const byName = Map.groupBy(sources, ({ name }) => name);
  return [...byName]
    .map(([name, readings]) => ({ name, readings: onceEach(readings) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

function onceEach(readings: readonly Source[]) {
  const distinct = new Map(readings.map(({ year, url }) => [`${year} ${url}`, { period: year, url }]));
  return [...distinct.values()].toSorted((one, other) => one.period.localeCompare(other.period, 'en'));
}
