import { describe, expect, test } from 'vitest';
import { leaves } from '../leaves.ts';
import { modelMarkets } from '../markets/markets.ts';
import { baseYear, years } from '../years.ts';
import { calendarYear, companySeries } from './company-series.ts';
import { highestPart, modelShops, netSales, spendingIn } from './shops.ts';

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
    for (const country of markets.countries)
      for (const leaf of leaves.keys())
        for (const year of years) {
          const most = highestPart * markets.online(country, leaf, year);
          expect(held.get(`${country.code} ${leaf} ${year}`) ?? 0).toBeLessThanOrEqual(most * (1 + 1e-9));
        }
  });

  test('book less than their customers spend', () => {
    for (const shop of shops)
      for (const year of years) {
        const spent = shop.cells.reduce((sum, { spending }) => sum + spendingIn(spending, year), 0);
        expect(netSales(shop, year)).toBeLessThanOrEqual(spent);
      }
  });

  test('with published figures come out near them', () => {
    for (const shop of shops.filter(({ basis }) => basis === 'company figures'))
      for (const [year, usd] of companySeries(shop.name))
        expect(Math.abs(netSales(shop, year) / usd - 1), `${shop.name} ${year}`).toBeLessThan(0.1);
  });

  test('have sales in every year since they opened', () => {
    for (const shop of shops)
      for (const year of years)
        if (year >= shop.since) expect(netSales(shop, year), shop.name).toBeGreaterThan(100_000);
        else expect(netSales(shop, year)).toBe(0);
  });

  test('of the same size keep their order of magnitude from year to year', () => {
    for (const shop of shops)
      for (const year of years.filter((one) => one > shop.since && one <= baseYear)) {
        const growth = netSales(shop, year) / netSales(shop, year - 1);
        expect(growth, `${shop.name} ${year}`).toBeGreaterThan(0.6);
        expect(growth, `${shop.name} ${year}`).toBeLessThan(2.2);
      }
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
