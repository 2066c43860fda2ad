import { countryNames } from '../taxonomy/region-catalogue.server.ts';
import type { Option } from '../ui/form/control.ts';
import { lackedIn } from './address-rules.ts';

/** What the form hides while the country is chosen. */
export type CountryChoice = Option & { 'data-lacks': string };

const alphabetical = new Intl.Collator('en');

/** All countries by name, with two letters as addresses have them. */
export const countryChoices: readonly CountryChoice[] = Object.entries(countryNames)
  .map(([alpha2, label]) => ({ value: alpha2.toUpperCase(), label }))
  .toSorted((one, other) => alphabetical.compare(one.label, other.label))
  .map((option) => ({ ...option, 'data-lacks': lackedIn(option.value).join(' ') }));

const names: ReadonlyMap<string, string> = new Map(countryChoices.map(({ value, label }) => [value, label]));

export const countryName = (country: string): string | undefined => names.get(country);
