import type { Region } from './region.ts';

/** A country to choose from a list. */
export type CountryOption = {
  value: string;
  label: string;
  adjectival: string;
  prefixedName: string;
  prefixedShortName: string;
  shortName: string;
};

/** All countries among the regions, by name. */
export function countryOptions(regions: readonly Region[]): CountryOption[] {
  return regions
    .filter(({ geoType }) => geoType === 'Country')
    .toSorted((one, other) => alphabetical.compare(one.name, other.name))
    .map(({ geoCode, name, adjectival, prefixedName, prefixedShortName, shortName }) => ({
      value: geoCode,
      label: name,
      adjectival,
      prefixedName,
      prefixedShortName,
      shortName,
    }));
}

const alphabetical = new Intl.Collator('en');
