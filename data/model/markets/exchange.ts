import { exchangeRates } from '../facts.ts';
import { baseYear } from '../years.ts';

/** An amount in a unit such as `EUR billion`, in US dollars at the average rate of the year. */
export function amountInUsd(value: number, unit: string, year: number): number {
  const [currency, scale] = unit.split(' ') as [string, string];
  const amount = value * scales[scale]!;
  return currency === 'USD' ? amount : amount / rateOf(currency, year);
}

const scales: Readonly<Record<string, number>> = { million: 1e6, billion: 1e9, trillion: 1e12 };

/**
 * How many US dollars the country's money is worth in the year, against the base year.
 * Money that lost more than half of its value since 2018 counts as dollars, like money without a rate:
 * its prices rose about as fast as it fell, so that a curve of growth without that inflation is one in dollars.
 */
export function purchasingIndex(country: string, year: number): number {
  const currency = currencyOf.get(country);
  return currency ? rateOf(currency, baseYear) / rateOf(currency, year) : 1;
}

/** Some series end in 2024: their last rate is carried on, into the forecast too. */
function rateOf(currency: string, year: number): number {
  const rates = exchangeRates[currency];
  if (!rates) throw new Error(`No exchange rate for ${currency}`);
  const last = Math.max(...Object.keys(rates).map(Number));
  return rates[Math.min(year, last)]!;
}

const countriesByCurrency: Record<string, string> = {
  AED: 'are',
  AUD: 'aus',
  BRL: 'bra',
  CAD: 'can',
  CHF: 'che lie',
  CLP: 'chl',
  CNY: 'chn',
  COP: 'col',
  CZK: 'cze',
  DKK: 'dnk fro grl',
  EUR: 'and aut bel bgr cyp deu esp est fin fra grc hrv irl ita ltu lux lva mco mlt mne nld prt smr svk svn xkx',
  GBP: 'gbr imn',
  HKD: 'hkg',
  HUF: 'hun',
  IDR: 'idn',
  ILS: 'isr',
  INR: 'ind',
  JPY: 'jpn',
  KRW: 'kor',
  MXN: 'mex',
  MYR: 'mys',
  NOK: 'nor',
  NZD: 'nzl',
  PHP: 'phl',
  PLN: 'pol',
  RON: 'rou',
  SAR: 'sau',
  SEK: 'swe',
  SGD: 'sgp',
  THB: 'tha',
  TWD: 'twn',
  VND: 'vnm',
  ZAR: 'zaf',
};

const currencyOf: ReadonlyMap<string, string> = new Map(
  Object.entries(countriesByCurrency).flatMap(([currency, countries]) =>
    countries.split(' ').map((country) => [country, currency] as const),
  ),
);
