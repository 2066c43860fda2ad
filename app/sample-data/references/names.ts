import { partName } from '../../figures/dimension.ts';
import type { Figure } from '../../figures/figure.ts';
import { metricOf, type MetricKey } from '../../figures/metric.ts';
import type { Ranking } from '../../rankings/ranking.ts';
import { categoryOf } from '../../taxonomy/category.ts';

/** What things of the data set are called in a language. */
export type Names = {
  market: string;
  metric(key: MetricKey): string;
  region(geoCode: string): string;
  category(slug: string): string;
  /** The part of a split. */
  part(dimension: string): string;
  /** What the parts of a split are. */
  partColumn(by: string): string;
  /** What a figure is a figure of. */
  scope(subject: string, figure: Figure | undefined): string;
  ranking(ranking: Ranking): string;
};

export function englishNames(regionName: (geoCode: string) => string): Names {
  return {
    market: 'Market',
    metric: (key) => metricOf(key).label,
    region: regionName,
    category: (slug) => categoryOf(slug)?.name ?? slug,
    part: (dimension) => partName(dimension, regionName),
    partColumn: (by) => by.charAt(0).toUpperCase() + by.slice(1),
    scope: (subject, figure) => figure?.scope ?? subject,
    ranking: ({ title }) => title,
  };
}
