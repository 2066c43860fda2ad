import { largestFirst } from '../data-pages/exhibit-shapes.ts';
import { partName, partOf } from '../figures/dimension.ts';
import type { FigureSet } from '../figures/figure-set.ts';
import { lineageOf, type CategorySlug } from '../taxonomy/category.ts';

/** Where a shop sells and what: by code and slug, the largest parts first. */
export type Ground = { countries: readonly string[]; categories: readonly CategorySlug[] };

/** From the published parts of its sales. Categories are the main ones, below which the parts are. */
export function groundOf(figures: FigureSet, countryName: (code: string) => string): Ground {
  const largest = (metric: 'country-share' | 'category-share', by: string) =>
    figures
      .parts(metric, by)
      .map((figure) => ({ label: partName(figure.dimension, countryName), figure }))
      .toSorted(largestFirst)
      .map(({ figure }) => partOf(figure.dimension).part);
  const mains = largest('category-share', 'category').map((slug) => mainOf(slug as CategorySlug));
  return { countries: largest('country-share', 'country'), categories: [...new Set(mains)] };
}

/** The main category that a category is below, or is itself. */
function mainOf(slug: CategorySlug): CategorySlug {
  const [all, main] = lineageOf(slug);
  return (main ?? all!).slug;
}
