import { leaves, leavesOf } from '../leaves.ts';
import { spread } from '../spread.ts';
import { baseYear } from '../years.ts';
import { categoryHabits } from './category-mix.ts';
import type { Country } from './countries.ts';
import { purchasingIndex } from './exchange.ts';
import type { Markets, Region } from './markets.ts';

/** What happened in the shops of a region in a year, as counts and sums, so that regions add up. */
export type Transactions = {
  sessions: number;
  productViews: number;
  carts: number;
  checkouts: number;
  orders: number;
  items: number;
  spending: number;
  returned: number;
  discounts: number;
  mobileOrders: number;
  tabletOrders: number;
};

/** Sessions × conversion × order value is the market size: orders and sessions are derived from it. */
export function transactionsOf(markets: Markets, region: Region, year: number): Transactions {
  const all = region.members.map((country) => countryTransactions(markets, country, year));
  const sum = { ...nothing };
  for (const one of all) for (const key of Object.keys(sum) as (keyof Transactions)[]) sum[key] += one[key];
  return sum;
}

/** The mean order in US dollars: dearer with income, cheaper where platforms deliver many small parcels. */
export function orderValueIn(country: Country, year: number): number {
  const income = (country.gdpPerHead / 85_000) ** 0.35;
  const nominal = 1.03 ** (year - baseYear) * purchasingIndex(country.code, year);
  return (
    92 * income * country.habits.orderValue * nominal * ({ 2020: 1.03, 2021: 1.04, 2022: 1.02 }[year] ?? 1)
  );
}

/** Percent of sessions that end with an order: better pages, and fewer idle visits while shops were closed. */
export function conversionIn(country: Country, year: number): number {
  return country.habits.conversion * conversionPath[year]!;
}

export const conversionPath: Readonly<Record<number, number>> = {
  2018: 0.9,
  2019: 0.92,
  2020: 1.04,
  2021: 1.03,
  2022: 0.97,
  2023: 0.96,
  2024: 0.98,
  2025: 1,
};

/** Percent of the orders on a phone or a tablet; the rest is on a desktop. */
export function mobileShareIn(country: Country, year: number): { mobile: number; tablet: number } {
  const ago = baseYear - year;
  return { mobile: country.habits.mobile * 0.945 ** ago, tablet: 2.5 + 0.7 * ago };
}

/** Percent of the shipped value of a leaf that comes back. */
export function returnRate(country: Country, leaf: number): number {
  return Math.min(55, categoryHabits[leaf]!.returns * country.habits.returns);
}

const nothing: Transactions = {
  sessions: 0,
  productViews: 0,
  carts: 0,
  checkouts: 0,
  orders: 0,
  items: 0,
  spending: 0,
  returned: 0,
  discounts: 0,
  mobileOrders: 0,
  tabletOrders: 0,
};

function countryTransactions(markets: Markets, country: Country, year: number): Transactions {
  const online = (leaf: number) => markets.online(country, leaf, year);
  const spending = leaves.reduce((sum, _, leaf) => sum + online(leaf), 0);
  const orders = Math.max(1, Math.round(spending / orderValueIn(country, year)));
  const sessions = Math.round((100 * orders) / conversionIn(country, year));
  const grocery = leavesOf('grocery').reduce((sum, leaf) => sum + online(leaf), 0) / spending;
  const { mobile, tablet } = mobileShareIn(country, year);
  const own = (what: string) => spread(what, country.code);
  const discountRate = 0.095 + 0.02 * own('discount') - 0.002 * (baseYear - year);
  return {
    sessions,
    productViews: sessions * (0.44 + 0.03 * own('product view')),
    // Seven of ten carts and a little less than half of the checkouts are left.
    carts: orders / (1 - 0.715 - 0.02 * own('cart')),
    checkouts: orders / (1 - 0.46 - 0.03 * own('checkout')),
    orders,
    items: orders * (2.2 + 3 * grocery),
    spending,
    returned: leaves.reduce((sum, _, leaf) => {
      const rate = returnRate(country, leaf) / 100;
      return sum + (online(leaf) * rate) / (1 - rate);
    }, 0),
    discounts: (spending * discountRate) / (1 - discountRate),
    mobileOrders: (orders * mobile) / 100,
    tabletOrders: (orders * tablet) / 100,
  };
}
