import { countryFacts, groupFacts } from './facts.ts';

/** The name as it follows `in`: `Germany`, `the US`, `the GCC`, `MENA`. */
export function nameIn(region: string): string {
  const found = names.get(region);
  if (!found) throw new Error(`There is no region ${region}`);
  return found;
}

const names: ReadonlyMap<string, string> = new Map([
  ...countryFacts.map(({ geoCode, prefixedShortName }) => [geoCode, prefixedShortName] as const),
  ...groupFacts.map(
    ({ geoCode, shortName, prefixedName }) =>
      [geoCode, prefixedName.endsWith(shortName) ? prefixedName : shortName] as const,
  ),
]);
