import { explorationQuery, explorePath, type Exploration } from '../subjects/exploration.ts';
import { childrenOf } from '../taxonomy/category.ts';
import { askedExploration, type Explorable } from './asked-exploration.ts';

/** A question that readers often have, answered by one address. Only these are indexed. */
export type Preset = { title: string; about: string; to: string };

const mainCategories = childrenOf('all')
  .map(({ slug }) => slug)
  .toSorted()
  .join(',');

/** Chosen so that the ranges tell an answer, not only that they overlap. */
const written: readonly (readonly [title: string, about: string, query: string])[] = [
  [
    'Where the online share is highest',
    'Country by country on one map, year by year',
    'measure=online-share&view=map',
  ],
  [
    'Fastest-growing categories in Europe',
    'Growth in the main categories since 2023',
    `measure=market-growth&places=eu&category=${mainCategories}&from=2023`,
  ],
  [
    'Where eCommerce is forecast to grow fastest',
    'Our five-year forecast for the G7, Brazil, China and India',
    'measure=market-cagr-ahead&places=br,ca,cn,de,fr,gb,in,it,jp,us',
  ],
  [
    'What people spend online per head',
    'Spending per head in the G7',
    'measure=spend-per-head&places=ca,de,fr,gb,it,jp,us',
  ],
  [
    'How people pay',
    'Payment methods in six European countries',
    'measure=payment-share&places=de,es,fr,gb,nl,pl',
  ],
  [
    'How often visits turn into orders',
    'Conversion rates in Germany, the UK and the US',
    'measure=conversion-rate',
  ],
];

/** Those that the loaded data set can answer in full. */
export function presetsFor(known: Explorable): Preset[] {
  return written.flatMap(([title, about, query]) => {
    const { problems, isCanonical } = askedExploration(new URLSearchParams(query), known);
    return problems.length === 0 && isCanonical ? [{ title, about, to: `${explorePath}?${query}` }] : [];
  });
}

/** The start of the explorer and the presets; all other addresses are variants of them. */
export function isIndexed(state: Exploration): boolean {
  const query = explorationQuery(state);
  return query === '' || written.some(([, , known]) => known === query);
}
