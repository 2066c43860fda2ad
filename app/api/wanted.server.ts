import { findNamed, nearestInWords, nearestNames, type Named } from '../base/nearest.ts';
import { isMetricKey, metricKeys, metricOf, type MetricKey } from '../figures/metric.ts';
import { categories, type CategorySlug } from '../taxonomy/category.ts';
import { toRegion, type Region, type RegionRecord } from '../taxonomy/region.ts';

/** A request names something that does not exist. Its message is for the caller, with the closest names that do. */
export class UnknownName extends Error {
  override name = 'UnknownName';
}

export function wantedMeasure(asked: string): MetricKey {
  if (isMetricKey(asked)) return asked;
  return find('measure', asked, measureNames);
}

export function wantedCategory(asked: string): CategorySlug {
  return find('category', asked, categoryNames);
}

/** By code or name: `pl`, `pol` or `Poland`. Two letters that a group and a country share mean the group. */
export function wantedPlace(asked: string, records: readonly RegionRecord[]): Region {
  const all = placesOf(records);
  const byCode = all.find(({ value }) => value.geoCodeAlpha2 === asked.trim().toLowerCase());
  return byCode?.value ?? find('place', asked, all);
}

/** For lists in a query: `de,fr`. Undefined filters nothing. */
export function wantedList<Value>(
  text: string | undefined,
  wanted: (one: string) => Value,
): readonly Value[] | undefined {
  const asked = text?.split(',').filter((one) => one.trim() !== '') ?? [];
  if (asked.length > mostNames) throw new UnknownName(`At most ${mostNames} names in one list.`);
  return asked.length > 0 ? [...new Set(asked.map(wanted))] : undefined;
}

const mostNames = 100;

function find<Value>(kind: string, asked: string, all: readonly Named<Value>[]): Value {
  const found = findNamed(asked, all);
  if (found !== undefined) return found;
  const near = nearestNames(asked, all).map((name) => described(name, all));
  const shown = asked.length > 60 ? `${asked.slice(0, 60)}…` : asked;
  throw new UnknownName(`Unknown ${kind} "${shown}". ${nearestInWords(near)}`);
}

/** `pl (Poland)`: the code to send, and what it means. */
function described(name: string, all: readonly Named<unknown>[]): string {
  const label = all.find(({ names }) => names[0] === name)?.names.at(-1);
  return label && label !== name ? `${name} (${label})` : name;
}

const measureNames = metricKeys().map((key) => ({ value: key, names: [key, metricOf(key).label] }));

const categoryNames = categories.map(({ slug, name }) => ({
  value: slug,
  names: slug === 'all' ? [slug, 'All categories', 'Total', name] : [slug, name],
}));

const known = new WeakMap<readonly RegionRecord[], readonly Named<Region>[]>();

function placesOf(records: readonly RegionRecord[]): readonly Named<Region>[] {
  const places = known.get(records) ?? records.map(toRegion).map(namesOfPlace);
  known.set(records, places);
  return places;
}

function namesOfPlace(region: Region): Named<Region> {
  const { geoCode, geoCodeAlpha2, shortName, name, adjectival } = region;
  const names = [geoCodeAlpha2, geoCode, adjectival, shortName, name].filter(Boolean);
  return { value: region, names: geoCode === 'wor' ? [...names, 'World', 'Worldwide'] : names };
}
