import ownStockJson from '../../assumptions/own-stock.json' with { type: 'json' };
import pathsJson from '../../assumptions/shop-paths.json' with { type: 'json' };
import profilesJson from '../../assumptions/shop-profiles.json' with { type: 'json' };
import { countryFacts, type RetailerFact, retailerFacts } from '../facts.ts';
import { mainCategoryOf } from '../leaves.ts';
import type { Country } from '../markets/countries.ts';
import type { Markets } from '../markets/markets.ts';
import { spread } from '../spread.ts';
import { baseYear, firstYear, years } from '../years.ts';
import { companySeries } from './company-series.ts';
import { countryParts, leafParts } from './shop-reach.ts';
import { shopSizes } from './shop-sizes.ts';

export type Shop = RetailerFact & {
  slug: string;
  hasDetails: boolean;
  /** Part of what customers spend in the shop that it sells from own stock. */
  ownStock: number;
  /** What the size rests on. */
  basis: 'company figures' | 'estimate' | 'distribution';
  since: number;
  cells: readonly Cell[];
};

/**
 * What customers spend in a shop from one country on one leaf, by year: taxes and third parties included,
 * after returns, as in the size of markets.
 */
export type Cell = { country: Country; leaf: number; spending: readonly number[] };

/** All shops together hold no more of a market than this: the rest is left to those that are not in the catalogue. */
export const highestPart = 0.85;

/** What a pure marketplace books for itself: its commission. */
const commission = 0.1;

export function modelShops(markets: Markets): readonly Shop[] {
  const sizes = shopSizes(markets);
  const countryByCode = new Map(markets.countries.map((country) => [country.code, country]));
  const shops = retailerFacts.map((fact) => draft(fact, sizes.get(fact.name)!, markets, countryByCode));
  keepWithinMarkets(shops, markets);
  return shops;
}

/** Sales that the shop books itself, without tax, in US dollars. */
export function netSales(shop: Shop, year: number, cells: readonly Cell[] = shop.cells): number {
  const booked = Math.max(shop.ownStock, commission);
  return cells.reduce(
    (sum, { country, spending }) => sum + (spendingIn(spending, year) * booked) / (1 + country.habits.tax),
    0,
  );
}

export const spendingIn = (spending: readonly number[], year: number) => spending[year - firstYear]!;

type DraftShop = Omit<Shop, 'cells'> & { cells: { country: Country; leaf: number; spending: number[] }[] };

function draft(
  fact: RetailerFact,
  size: { usd: number; estimated: boolean },
  markets: Markets,
  countryByCode: ReadonlyMap<string, Country>,
): DraftShop {
  const path = paths[fact.name] ?? {};
  const series = companySeries(fact.name);
  const cells = countryParts(fact, size.usd)
    .entries()
    .flatMap(([code, part]) => {
      const country = countryByCode.get(code)!;
      return leafParts(fact, country, markets).flatMap((leafPart, leaf) =>
        leafPart * part > smallestPart
          ? { country, leaf, spending: followMarket(markets, country, leaf, size.usd * part * leafPart) }
          : [],
      );
    })
    .toArray();
  const shop: DraftShop = {
    ...fact,
    slug: `${fact.domain}-${alpha2.get(fact.country)}`,
    hasDetails: fact.name in profilesJson,
    ownStock: ownStockOf(fact),
    basis: series.size > 0 ? 'company figures' : size.estimated ? 'estimate' : 'distribution',
    since: path.since ?? firstYear,
    cells,
  };
  const known = growthAgainst(shop, series);
  const drift = path.drift ?? 0.035 * spread('drift', fact.name);
  const factors = years.map((year) => {
    if (year < shop.since) return 0;
    const luck = 1 + 0.02 * spread('year', fact.name, Math.min(year, baseYear));
    return known?.(year) ?? Math.exp(drift * ahead(year)) * luck;
  });
  for (const { spending } of cells) factors.forEach((factor, y) => (spending[y]! *= factor));
  return shop;
}

/** Of a shop's sales. Below it, cells would be many and say nothing. */
const smallestPart = 0.0002;

/** A shop's distance from its market closes in the forecast: nobody gains or loses for ever. */
const ahead = (year: number) => (year <= baseYear ? year - baseYear : (1 - 0.6 ** (year - baseYear)) / 0.9);

function followMarket(markets: Markets, country: Country, leaf: number, usd: number): number[] {
  const base = markets.online(country, leaf, baseYear);
  return years.map((year) => (base > 0 ? (usd * markets.online(country, leaf, year)) / base : 0));
}

/** How far published figures stand from the path of the markets: interpolated between them, kept beyond them. */
function growthAgainst(shop: Shop, series: ReadonlyMap<number, number>) {
  if (series.size === 0) return null;
  const known = [...series].map(([year, usd]) => ({ year, ratio: usd / netSales(shop, year) }));
  return (year: number) => {
    const before = known.findLast((point) => point.year <= year);
    const after = known.find((point) => point.year >= year);
    if (!before || !after || before === after) return (before ?? after)!.ratio;
    const part = (year - before.year) / (after.year - before.year);
    return before.ratio ** (1 - part) * after.ratio ** part;
  };
}

/** Where shops would hold too much of a market, they give way alike; those that are better known, last. */
function keepWithinMarkets(shops: readonly DraftShop[], markets: Markets) {
  const entries = shops.flatMap(({ basis, hasDetails, cells }) =>
    cells.map((cell) => ({ ...cell, isFirm: hasDetails || basis === 'company figures' })),
  );
  for (const together of Map.groupBy(entries, ({ country, leaf }) => `${country.code} ${leaf}`).values()) {
    const { country, leaf } = together[0]!;
    years.forEach((year, y) => {
      const sum = (isFirm: boolean) =>
        together.reduce((total, cell) => (cell.isFirm === isFirm ? total + cell.spending[y]! : total), 0);
      const most = highestPart * markets.online(country, leaf, year);
      const firm = Math.min(1, (firmPart * most) / Math.max(1, sum(true)));
      const others = Math.min(1, (most - firm * sum(true)) / Math.max(1, sum(false)));
      for (const { isFirm, spending } of together) spending[y]! *= isFirm ? firm : others;
    });
  }
}

/** Of what all shops may hold together. */
const firmPart = 0.75;

const alpha2 = new Map(countryFacts.map((country) => [country.geoCode, country.alpha2]));

const paths: Readonly<Partial<Record<string, { since?: number; drift?: number }>>> = pathsJson;

const marketplaces = new Set(ownStockJson.pure);
const partlyOwn: Readonly<Partial<Record<string, number>>> = ownStockJson.part;

function ownStockOf({ name, category }: RetailerFact): number {
  if (marketplaces.has(name)) return 0;
  const usual = category === 'all' ? 0.8 : mainCategoryOf(category) === 'fashion' ? 0.95 : 0.97;
  return partlyOwn[name] ?? usual;
}

/** The cells of a shop in a set of countries and a category. */
export function cellsIn(shop: Shop, countries: ReadonlySet<Country>, leafSet: ReadonlySet<number>): Cell[] {
  return shop.cells.filter(({ country, leaf }) => countries.has(country) && leafSet.has(leaf));
}
