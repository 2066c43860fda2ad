import { listInWords } from '../../../data-pages/sentence.ts';
import { features, tiers, type FeatureId } from '../../../plans/tier.ts';

export type PlanRow = {
  name: string;
  about: string;
  /** What visitors have of it; null for nothing. */
  free: string | null;
  /** The plans that open it: 'Corporate and Corporate+'. */
  plans: string;
};

/** One thing that is sold: what is free of it, and which plans open it. */
export function planRow(id: FeatureId): PlanRow {
  return { ...features[id], plans: plansWith(id) };
}

/** 'All plans', 'Corporate and Corporate+', 'Corporate+'. */
export function plansWith(id: FeatureId): string {
  const names = tiers.filter((tier) => tier.features.includes(id)).map(({ name }) => name);
  return names.length === tiers.length ? 'All plans' : listInWords(names);
}
