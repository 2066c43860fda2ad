import { macroFacts } from '../facts.ts';
import { round, split } from '../rounding.ts';
import { figure, type FigureRow, type MarketFigureRow } from '../rows.ts';
import type { SourceRegister } from '../sources.ts';
import { baseYear, history } from '../years.ts';
import { commonProviders, sharesByPlace } from './common-providers.ts';
import { gdpIn, internetUseIn, populationIn } from './countries.ts';
import type { Markets, Region } from './markets.ts';
import { onlineBuyers } from './online-buyers.ts';
import type { PublicValues } from './public-values.ts';
import { type Transactions, transactionsOf } from './transactions.ts';

/** The regions whose shopping funnel is published. */
export const conversionRegions: readonly string[] = ['deu', 'gbr', 'usa', 'wor'];

/** What is known of a region as a whole: its people, and how they buy and pay. */
export function* countryFigures(
  markets: Markets,
  region: Region,
  sources: SourceRegister,
  publicIn: PublicValues,
): Generator<MarketFigureRow> {
  const rows = [
    ...people(region, sources, publicIn),
    ...habits(region),
    ...history.flatMap((year) => [...shopping(markets, region, year)]),
  ];
  for (const row of rows) yield { region: region.code, category: 'all', ...row };
}

/** Published figures stand in their own year; other years and groups of countries are computed from them. */
function* people(region: Region, sources: SourceRegister, publicIn: PublicValues): Generator<FigureRow> {
  const fact = macroFacts.find(({ geoCode }) => geoCode === region.code);
  const reported = (published: { source: string } | undefined) =>
    published && { method: 'reported' as const, source: sources.add(macroSources[published.source]!) };

  for (const year of history) {
    const told = fact?.population.year === year ? reported(fact.population) : undefined;
    const value = told ? fact!.population.value : sum(region, (member) => populationIn(member, year));
    yield figure('population', year, value, told ? 'A' : 'B', told);
    const buyers = sum(region, (member) => onlineBuyers(member, year));
    const counted = publicIn(region.code, 'online-buyers', year, buyers);
    yield figure('online-buyers', year, buyers, counted ? 'A' : 'C', counted);
  }
  const { gdpUsd, internetUsersPct } = fact ?? {};
  if (gdpUsd) yield figure('gdp', gdpUsd.year, gdpUsd.value, 'A', reported(gdpUsd));
  else
    yield figure(
      'gdp',
      lastMacroYear,
      Math.round(sum(region, (member) => gdpIn(member, lastMacroYear))),
      'B',
    );
  if (internetUsersPct)
    yield figure(
      'internet-users',
      internetUsersPct.year,
      internetUsersPct.value,
      'A',
      reported(internetUsersPct),
    );
  else yield figure('internet-users', lastMacroYear, meanInternetUse(region), 'B');
}

/** The year of most published figures. */
const lastMacroYear = 2024;

function meanInternetUse(region: Region): number {
  const users = sum(
    region,
    (member) => internetUseIn(member, lastMacroYear) * populationIn(member, lastMacroYear),
  );
  return round((100 * users) / sum(region, (member) => populationIn(member, lastMacroYear)), 1);
}

function* habits(region: Region): Generator<FigureRow> {
  const common = commonProviders(region.code);
  if (!common) return;
  for (const [name, value] of sharesByPlace(common.payment, 1))
    yield figure('payment-share', baseYear, value, 'D', { dimension: `payment:${name}` });
  for (const [name, value] of sharesByPlace(common.shipping, 0.9))
    yield figure('shipping-share', baseYear, value, 'D', { dimension: `shipping:${name}` });
}

function* shopping(markets: Markets, region: Region, year: number): Generator<FigureRow> {
  const hasFunnel = conversionRegions.includes(region.code);
  if (!hasFunnel && year !== baseYear) return;
  const counts = transactionsOf(markets, region, year);
  if (hasFunnel) yield* funnel(counts, year);
  yield* devices(counts, year);
}

function* funnel(counts: Transactions, year: number): Generator<FigureRow> {
  const { sessions, productViews, carts, checkouts, orders, items, spending, returned, discounts } = counts;
  for (const [metric, value] of [
    ['sessions', sessions],
    ['product-view-rate', (100 * productViews) / sessions],
    ['add-to-cart-rate', (100 * carts) / sessions],
    ['checkout-rate', (100 * checkouts) / sessions],
    ['conversion-rate', (100 * orders) / sessions],
    ['cart-abandonment', 100 * (1 - orders / carts)],
    ['checkout-abandonment', 100 * (1 - orders / checkouts)],
    ['average-order-value', spending / orders],
    ['items-per-order', round(items / orders, 2)],
    ['revenue-per-session', spending / sessions],
    ['return-rate', round((100 * returned) / (spending + returned), 1)],
    ['discount-rate', round((100 * discounts) / (spending + discounts), 1)],
    ['orders', orders],
  ] as const)
    yield figure(metric, year, value, 'C');
}

function* devices({ orders, mobileOrders, tabletOrders }: Transactions, year: number): Generator<FigureRow> {
  const parts = split(100, [mobileOrders, tabletOrders, orders - mobileOrders - tabletOrders], 1);
  for (const [index, device] of ['mobile', 'tablet', 'desktop'].entries())
    yield figure('device-share', year, parts[index]!, 'C', { dimension: `device:${device}` });
}

function sum(region: Region, valueOf: (member: Region['members'][number]) => number): number {
  return region.members.reduce((total, member) => total + valueOf(member), 0);
}

const macroSources: Readonly<Record<string, { name: string; url: string; year: string }>> = {
  WDI: {
    name: 'World Bank, World Development Indicators',
    url: 'https://databank.worldbank.org/source/world-development-indicators',
    year: '2026',
  },
  'WB-datahub': { name: 'World Bank via DataHub', url: 'https://datahub.io/core', year: '2026' },
  WPP: {
    name: 'United Nations, World Population Prospects',
    url: 'https://population.un.org/wpp/',
    year: '2024',
  },
  CIA: { name: 'CIA World Factbook', url: 'https://www.cia.gov/the-world-factbook/', year: '2026' },
};
