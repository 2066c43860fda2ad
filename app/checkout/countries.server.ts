import { countryNames } from '../taxonomy/region-catalogue.server.ts';
import { vatTerritoryOf } from '../plans/vat/vat-territory.ts';
import type { Option } from '../ui/form/control.ts';

export type CountryChoice = Option & { 'data-lacks': string };

const alphabetical = new Intl.Collator('en');

const codes = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const withState = codes('AE AU BR CA CN CO CR ES IN IT JP KR MX MY PE PH TH TW US VE');

const withoutPostalCode = codes(`
  AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DM ER FJ GA GD GH GM GQ GY HK JM KI KN KP LY ML MO MR MW
  NR NU PA QA RW SB SC SL SR SS ST SX SY TD TG TK TL TO TV UG VU YE ZW
`);

/** The form hides these fields by `data-lacks`. All others are required. */
export function missingFields(country: string): readonly ('state' | 'postalCode')[] {
  return [
    ...(withState.has(country) ? [] : (['state'] as const)),
    ...(withoutPostalCode.has(country) ? (['postalCode'] as const) : []),
  ];
}

export const countryChoices: readonly CountryChoice[] = Object.entries(countryNames)
  .map(([alpha2, label]) => ({ value: alpha2.toUpperCase(), label }))
  .toSorted((one, other) => alphabetical.compare(one.label, other.label))
  .map((option) => ({
    ...option,
    'data-lacks': [...missingFields(option.value), ...vatIdIn(option.value)].join(' '),
  }));

/** Only the EU has VAT IDs that matter here. */
function vatIdIn(country: string): string[] {
  return vatTerritoryOf({ country, postalCode: '' }) ? [] : ['vatId'];
}

const names: ReadonlyMap<string, string> = new Map(countryChoices.map(({ value, label }) => [value, label]));

export const countryName = (country: string): string | undefined => names.get(country);
