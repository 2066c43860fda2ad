import habitsJson from '../../assumptions/category-habits.json' with { type: 'json' };
import tiltsJson from '../../assumptions/category-tilts.json' with { type: 'json' };
import type { CategorySlug } from '../../../app/taxonomy/category.ts';
import { leaves, leavesOf } from '../leaves.ts';
import { spread } from '../spread.ts';
import { baseYear } from '../years.ts';
import type { Country } from './countries.ts';

/** What the model assumes of a category without children. METHODOLOGY.md gives the reasons. */
export type CategoryHabits = {
  /** Part of online spending, and of all retail spending, at an income of 20,000 dollars a head. */
  weight: number;
  retail: number;
  /** How the online part moves with income (an elasticity) and with the years (a yearly change). */
  income: number;
  drift: number;
  /** Against the trend, while shops were closed. */
  year2020: number;
  year2021: number;
  /** Usual return rate in percent. */
  returns: number;
  /** Against the mean of the country's market. */
  marketplaces: number;
  crossBorder: number;
  /** A usual year, January first. */
  months: readonly number[];
};

export const categoryHabits: readonly CategoryHabits[] = leaves.map((leaf) => {
  const habits: Readonly<Partial<Record<string, CategoryHabits>>> = habitsJson;
  return habits[leaf] ?? missing(leaf);
});

/** The parts of a country's online spending by leaf; they add up to 1. */
export function onlineMix(country: Country, year: number): readonly number[] {
  const income = Math.min(Math.max(country.gdpPerHead, 1500), 80_000) / 20_000;
  // What shifts between categories goes on, but half as fast.
  const elapsed = year > baseYear ? (year - baseYear) / 2 : year - baseYear;
  return parts(
    categoryHabits.map((habits, leaf) => {
      const closures = { 2020: habits.year2020, 2021: habits.year2021 }[year] ?? 1;
      const local = tilt(country, leaf) * Math.exp(0.08 * spread('mix', country.code, leaves[leaf]!));
      return habits.weight * income ** habits.income * (1 + habits.drift) ** elapsed * closures * local;
    }),
  );
}

/** The parts of a country's retail spending, online or not. Poorer countries spend more of it on food. */
export function retailMix(country: Country): readonly number[] {
  const income = Math.min(Math.max(country.gdpPerHead, 1500), 80_000) / 20_000;
  return parts(
    categoryHabits.map(({ retail }, leaf) => (leaves[leaf] === 'food' ? retail * income ** -0.15 : retail)),
  );
}

/** A country's own tilt towards a category replaces that of its part of the world. */
function tilt(country: Country, leaf: number): number {
  const tilts: Readonly<Partial<Record<string, Partial<Record<string, number>>>>> = tiltsJson;
  const chosen = tilts[country.code] ?? tilts[country.subcontinent] ?? {};
  return Object.entries(chosen).reduce(
    (product, [category, factor]) =>
      leavesOf(category as CategorySlug).includes(leaf) ? product * factor! : product,
    1,
  );
}

function parts(weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

function missing(leaf: string): never {
  throw new Error(`Nothing is assumed of ${leaf}`);
}
