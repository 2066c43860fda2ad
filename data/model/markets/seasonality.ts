import type { CategorySlug } from '../../../app/taxonomy/category.ts';
import { leaves, leavesOf } from '../leaves.ts';
import { split } from '../rounding.ts';
import { baseYear } from '../years.ts';
import { categoryHabits } from './category-mix.ts';
import type { Country } from './countries.ts';
import type { Markets, Region } from './markets.ts';

export const months: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  String(month + 1).padStart(2, '0'),
);

/** Twelve values, January first, whose mean is exactly 100. */
export function seasonality(markets: Markets, region: Region, category: CategorySlug): number[] {
  const spending = months.map(() => 0);
  for (const country of region.members)
    for (const leaf of leavesOf(category)) {
      const online = markets.online(country, leaf, baseYear);
      monthlyParts(country, leaf).forEach((part, month) => (spending[month]! += part * online));
    }
  return seasonalityIndex(spending);
}

export function seasonalityIndex(spending: readonly number[]): number[] {
  return split(1200, spending, 1);
}

/** How a year's spending on a leaf falls on the months; adds up to 1. */
export function monthlyParts(country: Country, leaf: number): readonly number[] {
  const key = `${country.code}|${leaf}`;
  const known = partsByCountryAndLeaf.get(key);
  if (known) return known;
  const usual = categoryHabits[leaf]!.months;
  const shift = southern.has(country.subcontinent) && outdoor.has(leaves[leaf]!) ? 6 : 0;
  const weights = months.map(
    (_, month) => usual[(month + shift) % 12]! * (country.habits.months[String(month + 1)] ?? 1),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const parts = weights.map((weight) => weight / sum);
  partsByCountryAndLeaf.set(key, parts);
  return parts;
}

const partsByCountryAndLeaf = new Map<string, readonly number[]>();

const southern = new Set(['Australia and New Zealand', 'Southern Africa', 'South America']);
const outdoor = new Set<CategorySlug>(['garden', 'camping-adventure']);
