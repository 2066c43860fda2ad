// Server only: the facts are larger than all the code of a page.
import facts from '../../data/facts/regions.json' with { type: 'json' };
import {
  type GeoType,
  type RegionFilter,
  type RegionRecord,
  continents,
  type Continent,
  type RegionGrouping,
} from './region.ts';

export type Coverage = Record<Exclude<RegionFilter, 'countries'>, ReadonlySet<string>>;

export function regionRecords(coverage: Coverage): RegionRecord[] {
  return regions.map((region) => Object.assign(filterFlags(region, coverage), region));
}

export function membersOf(geoCode: string): readonly string[] {
  return members.get(geoCode) ?? [];
}

/** Undefined for Antarctica, which is not among the six, and for groups. */
export function continentOf(country: string): Continent | undefined {
  const { continent, subcontinent } = countryFacts.get(country) ?? {};
  const american = subcontinent === 'South America' ? subcontinent : 'North America';
  return continents.find((name) => name === (continent === 'Americas' ? american : continent));
}

/** Countries only: `as` and `ms` are American Samoa and Montserrat here. */
export const countryNames: Readonly<Record<string, string>> = Object.fromEntries(
  facts.countries.map(({ alpha2, name }) => [alpha2, name]),
);

const countriesOf = (part: string): readonly string[] =>
  facts.countries.filter(({ continent }) => continent === part).map(({ geoCode }) => geoCode);

export const regionGroupings: Readonly<Record<RegionGrouping, readonly string[]>> = {
  africa: countriesOf('Africa'),
  americas: countriesOf('Americas'),
  'australia-oceania': countriesOf('Oceania'),
  asia: countriesOf('Asia'),
  europe: countriesOf('Europe'),
};

type RegionFacts = Omit<RegionRecord, `filter_${RegionFilter}`>;

/** Groups have their own markets and transactions, and everything else through their countries. */
function filterFlags({ geo_code, geo_type }: RegionFacts, coverage: Coverage) {
  const inside = [geo_code, ...membersOf(geo_code)];
  const somewhere = (codes: ReadonlySet<string>) => inside.some((code) => codes.has(code));
  return {
    filter_brands: somewhere(coverage.brands),
    filter_companies: somewhere(coverage.companies),
    filter_countries: geo_type === 'Country',
    filter_domains: somewhere(coverage.domains),
    filter_leads: somewhere(coverage.leads),
    filter_markets: coverage.markets.has(geo_code),
    filter_transactions: coverage.transactions.has(geo_code),
  };
}

const members: ReadonlyMap<string, readonly string[]> = new Map(
  facts.groups.map((group) => [group.geoCode, group.members]),
);

const countryFacts = new Map(facts.countries.map((country) => [country.geoCode, country]));

// Narrower groups come first, because the first group with a country is its parent. The Gulf states and MENA span
// continents, so they are no country's parent.
const groupKinds: Readonly<Record<string, { geoType: GeoType; parent: string; adopts: boolean }>> = {
  sea: { geoType: 'Subcontinent', parent: 'asi', adopts: true },
  soa: { geoType: 'Subcontinent', parent: 'asi', adopts: true },
  eeu: { geoType: 'Subcontinent', parent: 'eur', adopts: true },
  lat: { geoType: 'Geographical Region', parent: 'wor', adopts: true },
  afr: { geoType: 'Continent', parent: 'wor', adopts: true },
  asi: { geoType: 'Continent', parent: 'wor', adopts: true },
  eur: { geoType: 'Continent', parent: 'wor', adopts: true },
  gcc: { geoType: 'Political Region', parent: 'men', adopts: false },
  men: { geoType: 'Geographical Region', parent: 'wor', adopts: false },
};

const world: RegionFacts = {
  geo_code: 'wor',
  geo_type: 'Worldwide',
  parent_geo_code: '',
  name: 'worldwide',
  name_short: 'worldwide',
  preposition: '',
  preposition_short: '',
  demonym: 'global',
};

const groups = facts.groups
  .filter(({ geoCode }) => geoCode !== 'wor')
  .map((group): RegionFacts => ({
    geo_code: group.geoCode,
    geo_type: groupKinds[group.geoCode]!.geoType,
    parent_geo_code: groupKinds[group.geoCode]!.parent,
    name: group.name,
    name_short: group.shortName,
    preposition: group.prefixedName.startsWith('the ') ? 'the' : '',
    preposition_short: group.prefixedName === `the ${group.shortName}` ? 'the' : '',
    demonym: group.adjective,
  }));

const countries = facts.countries.map((country): RegionFacts => ({
  geo_code: country.geoCode,
  geo_type: 'Country',
  parent_geo_code: parentOf(country.geoCode),
  name: country.name,
  name_short: country.shortName,
  preposition: country.prefixedName === country.name ? '' : 'the',
  preposition_short: country.prefixedShortName === country.shortName ? '' : 'the',
  demonym: country.adjective,
}));

const regions: readonly RegionFacts[] = [world, ...groups, ...countries];

function parentOf(country: string) {
  const adopting = Object.keys(groupKinds).filter((group) => groupKinds[group]!.adopts);
  return adopting.find((group) => membersOf(group).includes(country)) ?? 'wor';
}
