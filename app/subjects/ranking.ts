import type { Figure } from '../figures/figure.ts';
import type { MetricKey } from '../figures/metric.ts';
import type { CategorySlug } from '../taxonomy/category.ts';

export type Ranking = {
  slug: string;
  title: string;
  region: string;
  category: CategorySlug;
  metric: MetricKey;
};

export type RankingPlace = {
  place: number;
  /** Positive if the retailer moved up; null for a newcomer. */
  change: number | null;
  retailer: {
    slug: string;
    displayName: string;
    hasDetails: boolean;
    country: string;
    category: CategorySlug;
  };
  figure: Figure;
};

export const rankingKey = (slug: string, edition?: number) =>
  ['ranking', slug, ...(edition ? [edition] : [])].join('/');

export function placeBefore({ place, change }: Pick<RankingPlace, 'place' | 'change'>): number | null {
  return change === null ? null : place + change;
}

export function rankChange(place: number, previousPlace: number | null): number | null {
  return previousPlace === null ? null : previousPlace - place;
}
