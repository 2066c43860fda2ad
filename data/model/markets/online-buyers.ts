import { countryFigureFacts, eurostatBuyers } from '../facts.ts';
import { baseYear } from '../years.ts';
import { type Country, internetUseIn, populationIn } from './countries.ts';

/** People who bought online within twelve months, never more than use the internet. */
export function onlineBuyers(country: Country, year: number): number {
  const users = internetUseIn(country, year);
  const part =
    surveyed(country.code, year) ?? users * country.habits.buyers * adoption[year]! * level(country);
  return Math.round(populationIn(country, year) * Math.min(part, 0.97 * users));
}

/** Against the base year: the jump of 2020–21 stayed. */
const adoption: Readonly<Record<number, number>> = {
  2018: 0.8,
  2019: 0.84,
  2020: 0.92,
  2021: 0.955,
  2022: 0.96,
  2023: 0.97,
  2024: 0.985,
  2025: 1,
};

/**
 * Eurostat asks people aged 16 to 74 about three months: 15 % more have bought within twelve,
 * and three quarters of a population are of that age.
 */
function surveyed(country: string, year: number): number | null {
  const series = eurostatBuyers.values[country];
  if (!series) return null;
  const percent = series[year] ?? (series[year - 1]! + series[year + 1]!) / 2;
  return (percent / 100) * 1.15 * 0.757;
}

const counts = new Map(
  countryFigureFacts
    .filter(({ indicator, unit }) => indicator === 'Online shoppers' && unit === 'million people')
    .map((fact) => [fact.geoCode, fact]),
);

export function countedBuyers(country: string) {
  return counts.get(country);
}

/** Where shoppers are counted, the model is moved to the count. */
function level(country: Country): number {
  const counted = counts.get(country.code);
  if (!counted) return 1;
  const year = Math.min(Number(String(counted.year).slice(0, 4)), baseYear);
  const modelled =
    populationIn(country, year) * internetUseIn(country, year) * country.habits.buyers * adoption[year]!;
  return (counted.value * 1e6) / modelled;
}
