import { features, tiers, type FeatureId } from '../../plans/tier.ts';
import type { PlanView } from '../../plans/plan-view.ts';

/** What stands in a cell: words, or whether it is in. */
export type ComparisonCell = string | boolean;

/** One thing that plans differ in; `cells` begin with what is free. */
export type ComparisonRow = { name: string; about: string | null; cells: readonly ComparisonCell[] };

/** Everything that plans differ in, row by row, beside what anyone gets. */
export function compareTiers(plans: readonly Pick<PlanView, 'prices'>[]): ComparisonRow[] {
  const priceRow = (
    name: string,
    about: string,
    priceOf: (prices: NonNullable<PlanView['prices']>) => string,
  ) => ({
    name,
    about,
    cells: ['Free', ...plans.map(({ prices }) => (prices ? priceOf(prices) : 'On request'))],
  });
  return [
    priceRow('A year', 'Without VAT', ({ annually }) => annually.base),
    priceRow('A year, with VAT', 'What is charged', ({ annually }) => annually.total),
    {
      name: 'Users',
      about: null,
      cells: ['Anyone', ...tiers.map(({ users }) => (users === 1 ? '1' : `Up to ${users}`))],
    },
    ...(Object.keys(features) as FeatureId[]).map((id) => ({
      name: features[id].name,
      about: features[id].about,
      cells: [features[id].free ?? false, ...tiers.map((tier) => tier.features.includes(id))],
    })),
  ];
}
