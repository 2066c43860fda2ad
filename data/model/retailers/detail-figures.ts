import { companyFigureFacts } from '../facts.ts';
import { lower } from '../confidence.ts';
import { monthlyParts, months, seasonalityIndex } from '../markets/seasonality.ts';
import { conversionPath, mobileShareIn } from '../markets/transactions.ts';
import { round, split } from '../rounding.ts';
import { figure, type FigureRow, type RetailerFigureRow } from '../rows.ts';
import type { SourceRegister } from '../sources.ts';
import { spread } from '../spread.ts';
import { baseYear, history } from '../years.ts';
import { calendarYear } from './company-series.ts';
import { shopConfidence, shopReturnRate } from './retailer-figures.ts';
import { profileOf } from './shop-profiles.ts';
import { netSales, type Shop, spendingIn } from './shops.ts';

/** What the pages of the shops with details show beyond the sales of every shop. */
export function* detailFigures(shop: Shop, sources: SourceRegister): Generator<RetailerFigureRow> {
  if (!shop.hasDetails) return;
  const rows = [...visits(shop), ...byMonth(shop), ...habits(shop), ...onlineShares(shop, sources)];
  for (const row of rows) yield { retailer: shop.slug, ...row };
}

/** Visits × conversion × order value is the net sales: orders and visits are derived from it, in whole numbers. */
function* visits(shop: Shop): Generator<FigureRow> {
  const profile = profileOf(shop)!;
  const confidence = lower(shopConfidence(shop));
  for (const year of history) {
    const net = Math.round(netSales(shop, year));
    const orders = Math.round(net / (profile.orderValue * 1.025 ** (year - baseYear)));
    const visited = Math.round((100 * orders) / (profile.conversion * conversionPath[year]!));
    yield figure('visits', year, visited, confidence);
    yield figure('orders', year, orders, confidence);
    yield figure('conversion-rate', year, (100 * orders) / visited, confidence);
    yield figure('average-order-value', year, net / orders, confidence);
  }
}

function* byMonth(shop: Shop): Generator<FigureRow> {
  const spending = months.map(() => 0);
  for (const cell of shop.cells)
    monthlyParts(cell.country, cell.leaf).forEach(
      (part, month) => (spending[month]! += part * spendingIn(cell.spending, baseYear)),
    );
  const confidence = lower(shopConfidence(shop));
  const sales = split(Math.round(netSales(shop, baseYear)), spending);
  const index = seasonalityIndex(spending);
  for (const [month, name] of months.entries()) {
    yield figure('monthly-sales', `${baseYear}-${name}`, sales[month]!, confidence);
    yield figure('seasonality-index', baseYear, index[month]!, confidence, { dimension: `month:${name}` });
  }
}

function* habits(shop: Shop): Generator<FigureRow> {
  const confidence = lower(shopConfidence(shop));
  yield figure('return-rate', baseYear, shopReturnRate(shop), confidence);
  yield figure('discount-rate', baseYear, round(10 + 3.5 * spread('discount', shop.name), 1), confidence);
  yield figure('first-party-share', baseYear, round(100 * shop.ownStock, 1), confidence);
  const home = shop.cells.find(({ country }) => country.code === shop.country)!.country;
  const { mobile, tablet } = mobileShareIn(home, baseYear);
  const [onPhone, onTablet, onDesktop] = split(100, [mobile * 1.04, tablet, 100 - mobile - tablet], 1);
  yield figure('device-share', baseYear, onPhone!, confidence, { dimension: 'device:mobile' });
  yield figure('device-share', baseYear, onTablet!, confidence, { dimension: 'device:tablet' });
  yield figure('device-share', baseYear, onDesktop!, confidence, { dimension: 'device:desktop' });
}

/** Percent of the company's sales that is made online, where it says so or publishes both parts. */
function* onlineShares(shop: Shop, sources: SourceRegister): Generator<FigureRow> {
  const read = companyFigureFacts.filter((fact) => fact.retailer === shop.name && fact.confidence === 'read');
  for (const fact of read) {
    const year = calendarYear(fact.fiscalYear);
    if (!year) continue;
    if (fact.metric === 'Digital share of sales') {
      const source = sources.add({ name: fact.source, url: fact.url!, year: fact.fiscalYear });
      yield figure('online-share-of-company', year, fact.value, 'A', { method: 'reported', source });
    }
    const whole = read.find(
      ({ metric, fiscalYear }) => metric === onlineParts[fact.metric] && fiscalYear === fact.fiscalYear,
    );
    if (whole) {
      const source = sources.add({ name: fact.source, url: fact.url!, year: fact.fiscalYear });
      const share = round((100 * fact.value) / whole.value, 1);
      yield figure('online-share-of-company', year, share, 'A', { method: 'reported', source });
    }
  }
}

const onlineParts: Readonly<Record<string, string>> = {
  'eCommerce sales': 'Total revenue',
  'Inditex group online sales': 'Inditex group net sales',
};
