import type { Confidence } from '../../../app/figures/figure.ts';
import { band, lower } from '../confidence.ts';
import { leaves } from '../leaves.ts';
import { returnRate } from '../markets/transactions.ts';
import { round, split } from '../rounding.ts';
import { figure, type FigureRow, type RetailerFigureRow } from '../rows.ts';
import { baseYear, years } from '../years.ts';
import { type Cell, netSales, type Shop, spendingIn } from './shops.ts';

/** What is known of every shop: sales by year, and how they are spread over categories and countries. */
export function* retailerFigures(shop: Shop): Generator<RetailerFigureRow> {
  for (const row of [...sales(shop), ...shares(shop)]) yield { retailer: shop.slug, ...row };
}

export function shopConfidence({ basis }: Shop): Confidence {
  return { 'company figures': 'B', estimate: 'C', distribution: 'D' }[basis] as Confidence;
}

function* sales(shop: Shop): Generator<FigureRow> {
  for (const year of years.filter((y) => y >= shop.since)) {
    const net = Math.round(netSales(shop, year));
    const gross = Math.max(net, Math.round(grossValue(shop, year)));
    const confidence = shopConfidence(shop);
    if (year <= baseYear) {
      yield figure('net-sales', year, net, confidence);
      yield figure('gmv', year, gross, lower(confidence));
    } else {
      const horizon = year - baseYear;
      const told = { method: 'forecast' } as const;
      yield figure('net-sales', year, net, lower(confidence), {
        ...told,
        ...band(net, uncertainty, horizon),
      });
      yield figure('gmv', year, gross, lower(confidence, 2), {
        ...told,
        ...band(gross, uncertainty, horizon),
      });
    }
  }
}

/** Single shops are harder to foresee than markets. */
const uncertainty = 0.07;

function* shares(shop: Shop): Generator<FigureRow> {
  const byLeaf = partsBy(shop, ({ leaf }) => `category:${leaves[leaf]}`);
  const byCountry = partsBy(shop, ({ country }) => `country:${country.code}`);
  const confidence = lower(shopConfidence(shop));
  for (const [dimension, value] of byLeaf)
    yield figure('category-share', baseYear, value, confidence, { dimension });
  for (const [dimension, value] of byCountry)
    yield figure('country-share', baseYear, value, confidence, { dimension });
}

/** Percent of net sales in the base year by the key of a cell, to one decimal, adding up to exactly 100. */
function partsBy(shop: Shop, keyOf: (cell: Cell) => string): readonly (readonly [string, number])[] {
  const groups = [...Map.groupBy(shop.cells, keyOf)];
  const parts = split(
    100,
    groups.map(([, cells]) => netSales(shop, baseYear, cells)),
    1,
  );
  return groups
    .map(([key], index) => [key, parts[index]!] as const)
    .filter(([, part]) => part > 0)
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}

/** Orders before returns, taxes and third parties included. */
function grossValue({ cells }: Shop, year: number): number {
  return cells.reduce(
    (sum, { country, leaf, spending }) =>
      sum + spendingIn(spending, year) / (1 - returnRate(country, leaf) / 100),
    0,
  );
}

/** Percent of the shipped value that comes back, over all that a shop sells. */
export function shopReturnRate(shop: Shop): number {
  const kept = shop.cells.reduce((sum, { spending }) => sum + spendingIn(spending, baseYear), 0);
  return round(100 * (1 - kept / grossValue(shop, baseYear)), 1);
}
