import { toAlpha2 } from '../../taxonomy/geo-codes.ts';
import type { RegionRecord } from '../../taxonomy/region.ts';

type Named = Pick<RegionRecord, 'geo_code' | 'geo_type' | 'name' | 'name_short' | 'demonym'>;

/** Everything a country or a group of countries is called: names, adjective, ISO codes, nicknames, German names. */
export function placeNames(region: Named, german: Readonly<Record<string, string>> | null): string[] {
  const { geo_code: code, geo_type: type, name, name_short: short, demonym } = region;
  const alpha2 = toAlpha2(code);
  // Some groups of countries share their code with a country.
  const isCountry = type === 'Country';
  const ownNames = german?.[code] ?? (isCountry && alpha2 ? germanNames.of(alpha2.toUpperCase()) : undefined);
  const all = [
    name,
    short,
    demonym,
    ownNames,
    ...(isCountry ? [code, alpha2] : []),
    ...(nicknames[code] ?? []),
  ];
  return [...new Set(all.filter((one) => one !== undefined && one !== ''))] as string[];
}

/** Codes that are also everyday words in English or German: they name a place only where nothing else is left unclear. */
export const ambiguousCodes: ReadonlySet<string> = new Set(
  'am an and are as at be bra by can do es fin hu id in is it la ma me my no nor or per pa so to tv us'.split(
    ' ',
  ),
);

const germanNames = new Intl.DisplayNames('de', { type: 'region' });

const nicknames: Readonly<Record<string, readonly string[]>> = {
  are: ['UAE', 'Emirates', 'Emirati', 'Dubai', 'VAE'],
  aut: ['Osterreich'],
  bra: ['Brasil'],
  che: ['Suisse', 'Schweizer', 'Swiss'],
  chn: ['PRC', 'Mainland China'],
  cze: ['Czech Republic', 'Czech', 'Tschechien'],
  deu: ['German', 'Deutsche', 'deutscher', 'Deutschlands', 'BRD', 'Ger'],
  esp: ['Espana'],
  gbr: [
    'UK',
    'Britain',
    'Great Britain',
    'British',
    'England',
    'English',
    'United Kingdom',
    'UK and Ireland',
    'GB',
  ],
  hkg: ['Hong Kong', 'Hongkong'],
  kor: ['Korea', 'Korean', 'South Korean', 'Republic of Korea'],
  nld: ['Holland', 'Dutch', 'Netherlands', 'The Netherlands'],
  pol: ['Polish', 'Polska'],
  rus: ['Russia'],
  tur: ['Turkey', 'Turkish', 'Turkei'],
  twn: ['Taiwan'],
  usa: [
    'America',
    'American',
    'United States',
    'United States of America',
    'USA',
    'US',
    'U S',
    'Amerika',
    'States',
  ],
  vnm: ['Vietnam', 'Viet Nam'],
  wor: ['world', 'worldwide', 'global', 'globally', 'international', 'weltweit', 'Welt', 'all countries'],
  eur: ['EU', 'European Union', 'European'],
  lat: ['LATAM', 'South America', 'Lateinamerika'],
  men: ['Middle East', 'Arab countries'],
  gcc: ['Gulf', 'Gulf states'],
  sea: ['South East Asia', 'ASEAN', 'SEA'],
  eeu: ['CEE', 'East Europe'],
};
