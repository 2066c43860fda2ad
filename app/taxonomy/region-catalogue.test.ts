import { describe, expect, test } from 'vitest';
import facts from '../../data/facts/regions.json' with { type: 'json' };
import { toAlpha2, toAlpha3 } from './geo-codes.ts';
import {
  continentOf,
  countryNames,
  membersOf,
  regionGroupings,
  regionRecords,
  type Coverage,
} from './region-catalogue.server.ts';
import {
  continents,
  regionFilterOptions,
  geoTypes,
  regionFilters,
  regionLookup,
  toRegion,
} from './region.ts';

const coverage: Coverage = {
  brands: new Set(),
  companies: new Set(['sau']),
  domains: new Set(['deu', 'sau']),
  leads: new Set(),
  markets: new Set(['deu', 'wor', 'gcc']),
  transactions: new Set(['wor']),
};
const records = regionRecords(coverage);
const regions = records.map(toRegion);
const find = regionLookup(regions);
const codes = facts.countries.map(({ geoCode }) => geoCode);

describe('the catalogue of regions', () => {
  test('has the world, nine groups and every country once', () => {
    expect(new Set(records.map(({ geo_code }) => geo_code)).size).toBe(records.length);
    expect(records).toHaveLength(10 + codes.length);
    expect(new Set(records.map(({ geo_type }) => geo_type))).toEqual(new Set(geoTypes));
  });

  test('begins with the world', () => {
    expect(regions[0]).toMatchObject({
      geoCode: 'wor',
      geoCodeAlpha2: 'ww',
      geoType: 'Worldwide',
      name: 'worldwide',
      parentGeoCode: '',
      adjectival: 'global',
    });
    expect(membersOf('wor')).toEqual(codes);
  });

  test('leads from every region up to the world, and a parent has all that its children have', () => {
    for (const region of regions.slice(1)) {
      const inside = region.geoType === 'Country' ? [region.geoCode] : membersOf(region.geoCode);
      expect(inside.length).toBeGreaterThan(0);
      expect(membersOf(region.parentGeoCode)).toEqual(expect.arrayContaining([...inside]));
    }
    expect(
      ['deu', 'pol', 'idn', 'bra', 'usa', 'egy', 'sau', 'gcc'].map((code) => find(code)?.parentGeoCode),
    ).toEqual(['eur', 'eeu', 'sea', 'lat', 'wor', 'afr', 'asi', 'men']);
  });

  test('writes names as sentences need them', () => {
    const written = (code: string) => {
      const { name, prefixedName, prefixedShortName, adjectival } = find(code)!;
      return [name, prefixedName, prefixedShortName, adjectival];
    };
    expect(written('gbr')).toEqual(['United Kingdom', 'the United Kingdom', 'the UK', 'UK']);
    expect(written('pse')).toEqual([
      'Palestinian Territories',
      'the Palestinian Territories',
      'Palestine',
      'Palestinian',
    ]);
    expect(written('gcc')).toEqual([
      'Gulf Cooperation Council',
      'the Gulf Cooperation Council',
      'the GCC',
      'GCC',
    ]);
    expect(written('men')).toEqual([
      'Middle East and North Africa',
      'the Middle East and North Africa',
      'MENA',
      'MENA',
    ]);
    for (const { preposition, preposition_short } of records) {
      expect(['', 'the']).toEqual(expect.arrayContaining([preposition, preposition_short]));
    }
    for (const { geoCode, prefixedName, prefixedShortName } of facts.countries) {
      expect(find(geoCode)).toMatchObject({ prefixedName, prefixedShortName });
    }
  });

  test('finds every region by each of its names', () => {
    for (const region of regions) {
      expect(find(region.geoCode)).toBe(region);
      expect(find(region.name.toUpperCase())).toBe(region);
      expect(find(region.shortName)).toBe(region);
      expect(find(region.geoCodeAlpha2)?.geoCode).toBe(toAlpha3(region.geoCodeAlpha2));
    }
  });

  test('offers what the data set has: groups their own markets, and the companies of their countries', () => {
    const offered = (code: string) =>
      regionFilters.filter(
        (filter) => records.find(({ geo_code }) => geo_code === code)![`filter_${filter}`],
      );
    expect(offered('deu')).toEqual(['countries', 'domains', 'markets']);
    expect(offered('sau')).toEqual(['companies', 'countries', 'domains']);
    expect(offered('gcc')).toEqual(['companies', 'domains', 'markets']);
    expect(offered('eur')).toEqual(['domains']);
    expect(offered('wor')).toEqual(['companies', 'domains', 'markets', 'transactions']);
  });
});

describe('parts of the world', () => {
  test('filter options are those of the specification, and each has its countries', () => {
    expect(regionFilterOptions.map(({ label }) => label)).toEqual([
      'All',
      'Africa',
      'Americas',
      'Australia & Oceania',
      'Asia',
      'Europe',
    ]);
    expect(Object.keys(regionGroupings)).toEqual(regionFilterOptions.slice(1).map(({ value }) => value));
  });

  test('groupings share no country and leave out Antarctica only', () => {
    const grouped = Object.values(regionGroupings).flat();
    expect(new Set(grouped).size).toBe(grouped.length);
    expect(codes.filter((code) => !grouped.includes(code))).toEqual(['ata']);
  });

  test('there are six continents, the Americas split in two', () => {
    const found = new Set(codes.map(continentOf));
    expect(found).toEqual(new Set([...continents, undefined]));
    expect(['usa', 'mex', 'cub', 'bra', 'aus', 'rus', 'ata', 'eur'].map(continentOf)).toEqual([
      'North America',
      'North America',
      'North America',
      'South America',
      'Oceania',
      'Europe',
      undefined,
      undefined,
    ]);
  });

  test('two letters give an English name', () => {
    expect([countryNames.de, countryNames.us, countryNames.as]).toEqual([
      'Germany',
      'United States',
      'American Samoa',
    ]);
    expect(Object.keys(countryNames)).toEqual(codes.map(toAlpha2));
  });
});
