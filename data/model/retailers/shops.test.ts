import { describe, expect, test } from 'vitest';
import { leaves } from '../leaves.ts';
import { modelMarkets } from '../markets/markets.ts';
import { years } from '../years.ts';
import { calendarYear, companySeries, reportedCompanySales } from './company-series.ts';
import { profileOf } from './shop-profiles.ts';
import { highestPart, modelShops, netSales, type Shop, spendingIn } from './shops.ts';

const markets = modelMarkets();
const shops = modelShops(markets);

describe('shops', () => {
  test('together hold at most 85 % of every country, leaf and year, and so of every sum of them', () => {
    const held = new Map<string, number>();
    for (const { cells } of shops)
      for (const { country, leaf, spending } of cells)
        for (const year of years) {
          const key = `${country.code} ${leaf} ${year}`;
          held.set(key, (held.get(key) ?? 0) + spendingIn(spending, year));
        }
    const faults: string[] = [];
    for (const country of markets.countries)
      for (const leaf of leaves.keys())
        for (const year of years) {
          const most = highestPart * markets.online(country, leaf, year);
          const key = `${country.code} ${leaf} ${year}`;
          if ((held.get(key) ?? 0) > most * (1 + 1e-9)) faults.push(key);
        }
    expect(faults).toEqual([]);
  });

  test('book less than their customers spend', () => {
    expect(
      shops.filter((shop) =>
        years.some((year) => {
          const spent = shop.cells.reduce((sum, { spending }) => sum + spendingIn(spending, year), 0);
          return netSales(shop, year) > spent;
        }),
      ),
    ).toEqual([]);
  });

  test('of a group have the revenue of the group as that of the company, not the sales of a brand', () => {
    const ofBrands = reportedCompanySales().filter(
      ({ fact: { retailer, metric } }) =>
        profileOf({ name: retailer })?.parent && new RegExp(`^(brand|${retailer}) sales`, 'i').test(metric),
    );
    expect(ofBrands).toEqual([]);
  });

  test('with published figures come out near them', () => {
    for (const shop of shops.filter(({ basis }) => basis === 'company figures'))
      for (const [year, usd] of companySeries(shop.name))
        expect(Math.abs(netSales(shop, year) / usd - 1), `${shop.name} ${year}`).toBeLessThan(0.1);
  });

  test('have sales in every year since they opened', () => {
    const isRight = (shop: Shop, year: number) =>
      year < shop.since ? netSales(shop, year) === 0 : netSales(shop, year) > 100_000;
    expect(shops.filter((shop) => !years.every((year) => isRight(shop, year)))).toEqual([]);
  });

  test('do not leap from year to year', () => {
    const growth = (shop: Shop, year: number) => netSales(shop, year) / netSales(shop, year - 1);
    const leaps = shops.flatMap((shop) =>
      years
        .filter((year) => year > shop.since && (growth(shop, year) < 0.6 || growth(shop, year) > 2.2))
        .map((year) => `${shop.name} ${year}`),
    );
    expect(leaps).toEqual([]);
  });
});

test('a fiscal year counts as the calendar year that holds most of it', () => {
  expect(calendarYear('2024')).toBe(2024);
  expect(calendarYear('FY2025 (to Jan 2025)')).toBe(2024);
  expect(calendarYear('FY2025 (to Aug 2025)')).toBe(2025);
  expect(calendarYear('FY2024/25')).toBe(2024);
  expect(calendarYear('H1 2025')).toBeNull();
  expect(calendarYear('2025-Q3')).toBeNull();
});
