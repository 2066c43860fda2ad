import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { categories, childrenOf } from '../../../app/taxonomy/category.ts';
import { groupFacts } from '../facts.ts';
import { leaves } from '../leaves.ts';
import { baseYear, history, years } from '../years.ts';
import { type Anchor, anchorsOf } from './anchors.ts';
import { type Country, populationIn } from './countries.ts';
import { modelRates } from './market-rates.ts';
import { modelMarkets, type Region } from './markets.ts';
import { onlineBuyers } from './online-buyers.ts';
import { transactionsOf } from './transactions.ts';

const markets = modelMarkets();
const region = (code: string) => markets.regions.find((one) => one.code === code)!;
const regionOf = (country: Country): Region => ({ code: country.code, members: [country] });

describe('sums', () => {
  test('categories add up to their parent in every region and year', () => {
    const faults: string[] = [];
    for (const place of markets.regions)
      for (const { slug } of categories.filter(({ slug: parent }) => childrenOf(parent).length > 0))
        for (const year of years) {
          const parts = childrenOf(slug).map((child) => markets.spending(place, child.slug, year));
          const sum = parts.reduce((total, part) => total + part, 0);
          if (sum !== markets.spending(place, slug, year)) faults.push(`${place.code} ${slug} ${year}`);
        }
    expect(faults).toEqual([]);
  });

  test('groups are the sum of all their modelled countries, published or not', () => {
    const faults: string[] = [];
    for (const { geoCode, members } of groupFacts) {
      const single = markets.countries.filter(({ code }) => members.includes(code)).map(regionOf);
      for (const { slug } of categories)
        for (const year of years) {
          const sum = single.reduce((total, country) => total + markets.spending(country, slug, year), 0);
          if (sum !== markets.spending(region(geoCode), slug, year))
            faults.push(`${geoCode} ${slug} ${year}`);
        }
    }
    expect(faults).toEqual([]);
  });

  test('every cell is a whole amount, not below zero and not above what is spent in all shops', () => {
    const faults: string[] = [];
    for (const country of markets.countries)
      for (const leaf of leaves.keys())
        for (const year of years) {
          const online = markets.online(country, leaf, year);
          const isRight =
            Number.isInteger(online) && online >= 0 && online <= markets.retail(country, leaf, year);
          if (!isRight) faults.push(`${country.code} ${leaves[leaf]} ${year}`);
        }
    expect(faults).toEqual([]);
  });

  test('no unpublished country is larger than a published one', () => {
    const published = markets.regions.slice(groupFacts.length);
    expect(published.map(({ code }) => code)).toEqual(markets.countries.slice(0, 50).map(({ code }) => code));
  });
});

describe('calibration', () => {
  const anchors = markets.countries.flatMap(({ code }) => anchorsOf(code)).toSorted(byCountry);

  test('the annual totals of the US Census come out within 2 %', () => {
    const totals = anchors.filter(({ country, unit }) => country === 'usa' && unit === 'USD million');
    expect(totals.map(({ year }) => year)).toEqual([2019, 2020, 2021, 2022, 2023, 2024, 2025]);
    for (const anchor of totals) expect(Math.abs(deviation(anchor))).toBeLessThan(0.02);
  });

  test('all other anchors come out within 5 %', () => {
    for (const anchor of anchors) expect(Math.abs(deviation(anchor))).toBeLessThan(0.05);
  });

  test('the methodology shows the table as it is', () => {
    const methodology = readFileSync('data/METHODOLOGY.md', 'utf8');
    for (const anchor of anchors) expect(methodology).toContain(tableRow(anchor));
  });

  function modelled({ country, kind, year }: Anchor): number {
    const place = region(country);
    return kind === 'spending'
      ? markets.spending(place, 'all', year)
      : modelRates(markets).onlineShare(place, 'all', year) / 100;
  }

  function deviation(anchor: Anchor): number {
    return modelled(anchor) / anchor.target - 1;
  }

  function tableRow(anchor: Anchor): string {
    const { country, indicator, period, published, unit, factor, kind, target, why } = anchor;
    const write = (value: number) =>
      kind === 'spending' ? `${(value / 1e9).toFixed(1)} bn` : `${(100 * value).toFixed(1)} %`;
    const percent = (100 * deviation(anchor)).toFixed(1).replace('-0.0', '0.0');
    const cells = [country, indicator, period, `${published} ${unit}`, factor, why];
    return `| ${[...cells, write(target), write(modelled(anchor)), `${percent} %`].join(' | ')} |`;
  }

  function byCountry(a: Anchor, b: Anchor): number {
    return a.country.localeCompare(b.country, 'en') || a.year - b.year;
  }
});

describe('plausibility', () => {
  test('the path has the jump of 2020–21 and the normalisation of 2022', () => {
    const world = (year: number) => markets.spending(region('wor'), 'all', year);
    expect(world(2020) / world(2019)).toBeGreaterThan(1.2);
    expect(world(2022) / world(2021)).toBeLessThan(1.03);
  });

  test('nobody buys online more often than there are people', () => {
    const tooMany = markets.countries.filter((country) =>
      history.some((year) => onlineBuyers(country, year) > populationIn(country, year)),
    );
    expect(tooMany).toEqual([]);
  });

  test('shares of a market are percentages', () => {
    const rates = modelRates(markets);
    const shares = markets.regions.flatMap((place) =>
      categories.flatMap(({ slug }) => [
        rates.onlineShare(place, slug, baseYear),
        rates.marketplaceShare(place, slug),
        rates.crossBorderShare(place, slug),
      ]),
    );
    expect(Math.min(...shares)).toBeGreaterThan(0);
    expect(Math.max(...shares)).toBeLessThanOrEqual(95);
  });

  test('conversion lies between 1.4 and 4 % everywhere, and the world is the sum of its countries', () => {
    for (const country of markets.countries) {
      const { orders, sessions } = transactionsOf(markets, regionOf(country), baseYear);
      if (orders < 1000) continue;
      expect((100 * orders) / sessions).toBeGreaterThan(1.4);
      expect((100 * orders) / sessions).toBeLessThan(4);
    }
    const world = transactionsOf(markets, region('wor'), baseYear);
    expect(world.spending).toBe(markets.spending(region('wor'), 'all', baseYear));
  });
});
