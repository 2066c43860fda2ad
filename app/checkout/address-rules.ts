export type AddressPart = 'state' | 'postalCode';

/** The parts that addresses of a country do not have; the others are needed there. */
export function lackedIn(country: string): readonly AddressPart[] {
  return [
    ...(withState.has(country) ? [] : (['state'] as const)),
    ...(withoutPostalCode.has(country) ? (['postalCode'] as const) : []),
  ];
}

const codes = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Where a letter names a state, province, prefecture or emirate. */
const withState = codes('AE AU BR CA CN CO CR ES IN IT JP KR MX MY PE PH TH TW US VE');

const withoutPostalCode = codes(`
  AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DM ER FJ GA GD GH GM GQ GY HK JM KI KN KP LY ML MO MR MW
  NR NU PA QA RW SB SC SL SR SS ST SX SY TD TG TK TL TO TV UG VU YE ZW
`);
