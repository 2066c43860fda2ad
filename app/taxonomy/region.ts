import { toAlpha2, toAlpha3 } from './geo-codes.ts';

export const geoTypes = [
  'Country',
  'Continent',
  'Geographical Region',
  'Political Region',
  'Subcontinent',
  'Worldwide',
] as const;

export type GeoType = (typeof geoTypes)[number];

export const regionFilters = [
  'brands',
  'companies',
  'countries',
  'domains',
  'leads',
  'markets',
  'transactions',
] as const;

export type RegionFilter = (typeof regionFilters)[number];

/** `/api/filters/regions` answers with these records. */
export type RegionRecord = {
  geo_code: string;
  geo_type: GeoType;
  parent_geo_code: string;
  name: string;
  name_short: string;
  preposition: string;
  preposition_short: string;
  /** Used before a noun: 'German', 'US', 'Philippine'. */
  demonym: string;
} & { [filter in RegionFilter as `filter_${filter}`]: boolean };

export type Region = {
  geoCode: string;
  geoCodeAlpha2: string;
  geoType: GeoType;
  name: string;
  parentGeoCode: string;
  shortName: string;
  prefixedName: string;
  prefixedShortName: string;
  adjectival: string;
} & { [filter in RegionFilter as `filter${Capitalize<filter>}`]: boolean };

export function toRegion(record: RegionRecord): Region {
  const geoCode = record.geo_code.toLowerCase();
  return {
    geoCode,
    geoCodeAlpha2: toAlpha2(geoCode) ?? '',
    geoType: record.geo_type,
    name: record.name,
    parentGeoCode: record.parent_geo_code.toLowerCase(),
    filterBrands: record.filter_brands,
    filterCompanies: record.filter_companies,
    filterCountries: record.filter_countries,
    filterDomains: record.filter_domains,
    filterLeads: record.filter_leads,
    filterMarkets: record.filter_markets,
    filterTransactions: record.filter_transactions,
    shortName: record.name_short,
    prefixedName: `${record.preposition} ${record.name}`.trim(),
    prefixedShortName: `${record.preposition_short} ${record.name_short}`.trim(),
    adjectival: record.demonym,
  };
}

/** The code of its flag. Groups have none, and their two letters may be those of a country: `as` is Asia here. */
export const flagOf = ({ geoType, geoCodeAlpha2 }: Pick<Region, 'geoType' | 'geoCodeAlpha2'>) =>
  geoType === 'Country' ? geoCodeAlpha2 : undefined;

export const isWorldwide = ({ geoCode }: Pick<Region, 'geoCode'>) => geoCode === 'wor';

export function placeName(region: Pick<Region, 'geoCode' | 'name'>): string {
  return isWorldwide(region) ? 'Worldwide' : region.name;
}

export function whereOf(region: Pick<Region, 'geoCode' | 'prefixedShortName'>): string {
  return isWorldwide(region) ? region.prefixedShortName : `in ${region.prefixedShortName}`;
}

export function regionLookup(regions: readonly Region[]) {
  const byName = (key: 'name' | 'shortName') =>
    regions.map((region) => [region[key].toLowerCase(), region] as const);
  const byCode = new Map(regions.map((region) => [region.geoCode, region]));
  const byWord = new Map([...byName('shortName'), ...byName('name'), ...byCode]);

  return (wanted: string | null | undefined): Region | undefined => {
    const word = wanted?.trim().toLowerCase() ?? '';
    return byCode.get(word) ?? byCode.get(toAlpha3(word) ?? '') ?? byWord.get(word);
  };
}

/** A blank value filters nothing. */
export type RegionValue =
  | { kind: 'region'; geoCode: string }
  | { kind: 'unfiltered' }
  | { kind: 'locked' }
  | { kind: 'unknown'; value: string };

export function parseRegionValue(value: string | null | undefined): RegionValue {
  const word = value?.trim().toLowerCase() ?? '';
  if (word === '' || word === 'all') return { kind: 'unfiltered' };
  if (word === 'no-access') return { kind: 'locked' };
  const geoCode = toAlpha2(word) ? word : toAlpha3(word);
  return geoCode ? { kind: 'region', geoCode } : { kind: 'unknown', value: word };
}

export const continents = ['Africa', 'Asia', 'Europe', 'North America', 'Oceania', 'South America'] as const;

export type Continent = (typeof continents)[number];

export const regionFilterOptions = [
  { value: 'all', label: 'All' },
  { value: 'africa', label: 'Africa' },
  { value: 'americas', label: 'Americas' },
  { value: 'australia-oceania', label: 'Australia & Oceania' },
  { value: 'asia', label: 'Asia' },
  { value: 'europe', label: 'Europe' },
] as const;

export type RegionGrouping = Exclude<(typeof regionFilterOptions)[number]['value'], 'all'>;

export type CountryOption = {
  value: string;
  label: string;
  adjectival: string;
  prefixedName: string;
  prefixedShortName: string;
  shortName: string;
};

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
