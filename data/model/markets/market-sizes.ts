import { seriesFacts } from '../facts.ts';
import { baseYear, years } from '../years.ts';
import { type Anchor, anchorsOf } from './anchors.ts';
import { type Country, internetUseIn, populationIn } from './countries.ts';
import { purchasingIndex } from './exchange.ts';
import { settledGrowth } from './growth-curves.ts';

/** What a country spends, online and in all shops, by year, in US dollars; and how well that is known. */
export type MarketSize = {
  online: ReadonlyMap<number, number>;
  retail: ReadonlyMap<number, number>;
  anchored: boolean;
};

/**
 * Online spending follows the growth curve of the country at the exchange rate of each year. Its level comes from the
 * published anchors where there are any, by least squares in logarithms, and so does its slope where there are three;
 * elsewhere from income and internet use.
 */
export function marketSizeOf(country: Country): MarketSize {
  const anchors = anchorsOf(country.code);
  const spending = anchors.filter((anchor) => anchor.kind === 'spending');
  const share = anchors.find((anchor) => anchor.kind === 'online share');

  const { level, drift } = spending.length > 0 ? fit(country, spending) : fromShare(country, share);
  const online = new Map(years.map((year) => [year, level * onlinePath(country, drift, year)]));

  const retailLevel =
    share && spending.length > 0
      ? online.get(share.year)! / share.target / retailPath(country, share.year)
      : modelledRetail(country);
  const retail = new Map(years.map((year) => [year, retailLevel * retailPath(country, year)]));
  return { online, retail, anchored: anchors.length > 0 };
}

/** Level and yearly drift of the anchors against the curve. */
function fit(country: Country, anchors: readonly Anchor[]) {
  const points = anchors.map(({ year, target }) => ({
    x: year - baseYear,
    y: Math.log(target / onlinePath(country, 0, year)),
  }));
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
  const covariance = mean(points.map(({ x, y }) => (x - meanX) * (y - meanY)));
  const drift = points.length < 3 ? 0 : covariance / mean(points.map(({ x }) => (x - meanX) ** 2));
  return { level: Math.exp(meanY - drift * meanX), drift };
}

function fromShare(country: Country, anchor: Anchor | undefined) {
  const { year, target } = anchor ?? { year: baseYear, target: modelledShare(country) };
  const spending = target * modelledRetail(country) * retailPath(country, year);
  return { level: spending / onlinePath(country, 0, year), drift: 0 };
}

/** 1 in the base year. */
function onlinePath(country: Country, drift: number, year: number): number {
  let local = 1;
  for (let y = baseYear; y > year; y--) local /= (1 + country.curve.yearly[y]!) * Math.exp(drift);
  for (let y = baseYear + 1; y <= year; y++) local *= 1 + growthAhead(country, drift, y);
  return local * purchasingIndex(country.code, year);
}

function growthAhead({ code, curve }: Country, drift: number, year: number): number {
  const mean = (curve.yearly[baseYear]! + curve.yearly[baseYear - 1]!) / 2;
  const recent = (1 + mean) * Math.exp(drift) - 1;
  const settled = settledGrowth(curve, recent, year - baseYear);
  return year === baseYear + 1 ? (nowcast(code, settled) ?? settled) : settled;
}

/** Quarters of the coming year that are already published: half way between them and the curve. */
function nowcast(country: string, expected: number): number | null {
  const quarters = seriesFacts.find(
    ({ geoCode, unit, values }) =>
      geoCode === country && unit === 'USD million' && `${baseYear}-Q1` in values,
  )?.values;
  if (!quarters) return null;
  const known = ['Q1', 'Q2', 'Q3', 'Q4'].filter((quarter) => `${baseYear + 1}-${quarter}` in quarters);
  const sum = (year: number) => known.reduce((total, quarter) => total + quarters[`${year}-${quarter}`]!, 0);
  return (sum(baseYear + 1) / sum(baseYear) - 1 + expected) / 2;
}

/** 1 in the base year. */
function retailPath(country: Country, year: number): number {
  return (1 + country.curve.economy) ** (year - baseYear) * purchasingIndex(country.code, year);
}

/**
 * Retail grows slower than income: 300 dollars a head at an income of 1,000, about 8,300 at 50,000.
 * Incomes above 80,000 are those of foreign companies or commuters as much as of residents.
 */
function modelledRetail(country: Country): number {
  const perHead = 300 * (Math.min(country.gdpPerHead, 80_000) / 1000) ** 0.85;
  return perHead * populationIn(country, baseYear) * (gulf.has(country.code) ? 0.65 : 1);
}

/** Where much of the income is oil and much of the population sends its wages home. */
const gulf = new Set(['are', 'bhr', 'kwt', 'omn', 'qat', 'sau']);

/** The online part of retail by the habits of the part of the world, internet use and income. */
function modelledShare(country: Country): number {
  const income = (Math.min(country.gdpPerHead, 60_000) / 20_000) ** 0.12;
  return (country.habits.onlineShare * income * internetUseIn(country, baseYear)) / 0.95;
}
