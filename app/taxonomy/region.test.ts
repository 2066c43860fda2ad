import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countryOptions,
  parseRegionValue,
  regionLookup,
  toRegion,
  whereOf,
  type Region,
  type RegionRecord,
} from './region.ts';

const record = (geo_code: string, name: string, more: Partial<RegionRecord> = {}): RegionRecord => ({
  geo_code,
  geo_type: 'Country',
  parent_geo_code: 'WOR',
  name,
  name_short: name,
  preposition: '',
  preposition_short: '',
  demonym: name,
  filter_brands: false,
  filter_companies: false,
  filter_countries: true,
  filter_domains: false,
  filter_leads: false,
  filter_markets: true,
  filter_transactions: false,
  ...more,
});

const usa = toRegion(
  record('USA', 'United States', {
    name_short: 'US',
    preposition: 'the',
    preposition_short: 'the',
    demonym: 'US',
  }),
);
const germany = toRegion(record('deu', 'Germany', { demonym: 'German' }));
const world = toRegion(record('wor', 'worldwide', { geo_type: 'Worldwide', demonym: 'global' }));
const samoa = toRegion(record('asm', 'American Samoa'));
const asia = toRegion(record('asi', 'Asia', { geo_type: 'Continent' }));
const austria = toRegion(record('aut', 'Österreich'));
const all = [world, asia, usa, germany, samoa, austria];

describe('a region', () => {
  test('is mapped from what the server keeps', () => {
    expect(usa).toEqual({
      geoCode: 'usa',
      geoCodeAlpha2: 'us',
      geoType: 'Country',
      name: 'United States',
      parentGeoCode: 'wor',
      filterBrands: false,
      filterCompanies: false,
      filterCountries: true,
      filterDomains: false,
      filterLeads: false,
      filterMarkets: true,
      filterTransactions: false,
      shortName: 'US',
      prefixedName: 'the United States',
      prefixedShortName: 'the US',
      adjectival: 'US',
    } satisfies Region);
    expect([world.geoCodeAlpha2, world.name, world.adjectival]).toEqual(['ww', 'worldwide', 'global']);
  });

  test('says where', () => {
    expect([usa, germany, world].map(whereOf)).toEqual(['in the US', 'in Germany', 'worldwide']);
  });

  test('is found by code, two-letter code or name', () => {
    const find = regionLookup(all);
    for (const word of ['usa', 'USA', 'us', 'Us', 'united states', ' United States '])
      expect(find(word)).toBe(usa);
    for (const word of ['wor', 'ww', 'WW', 'Worldwide']) expect(find(word)).toBe(world);
    expect([find('as'), find('asm'), find('american samoa')]).toEqual([asia, samoa, samoa]);
    for (const nothing of ['', ' ', null, undefined, 'all', 'no-access', 'atlantis']) {
      expect(find(nothing)).toBeUndefined();
    }
  });

  test('is an option when it is a country, by name', () => {
    expect(countryOptions(all).map(({ label }) => label)).toEqual([
      'American Samoa',
      'Germany',
      'Österreich',
      'United States',
    ]);
    expect(countryOptions([usa])).toEqual([
      {
        value: 'usa',
        label: 'United States',
        adjectival: 'US',
        prefixedName: 'the United States',
        prefixedShortName: 'the US',
        shortName: 'US',
      },
    ]);
  });
});

describe('a region value', () => {
  test.each([
    ['ww', { kind: 'region', geoCode: 'wor' }],
    ['WW', { kind: 'region', geoCode: 'wor' }],
    ['deu', { kind: 'region', geoCode: 'deu' }],
    ['De', { kind: 'region', geoCode: 'deu' }],
    ['as', { kind: 'region', geoCode: 'asi' }],
    ['all', { kind: 'unfiltered' }],
    ['', { kind: 'unfiltered' }],
    [null, { kind: 'unfiltered' }],
    ['no-access', { kind: 'locked' }],
    ['Atlantis', { kind: 'unknown', value: 'atlantis' }],
  ])('%s', (value, parsed) => {
    expect(parseRegionValue(value)).toEqual(parsed);
  });

  test('is never an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        expect(['region', 'unfiltered', 'locked', 'unknown']).toContain(parseRegionValue(value).kind);
      }),
    );
  });
});
