import type { Confidence, Method } from '../../app/figures/figure.ts';
import type { Visibility, MetricKey } from '../../app/figures/metric.ts';
import type { CategorySlug } from '../../app/taxonomy/category.ts';

/** The rows of every file of `datasetFiles`, by the file's name. */
export type DemonstrationDataset = {
  edition: readonly EditionRow[];
  metrics: readonly { metric: MetricKey; visibility: Visibility }[];
  'locked-regions': readonly { region: string }[];
  sources: readonly SourceRow[];
  markets: readonly { region: string; category: CategorySlug; seoTitle: string; hasDetails: boolean }[];
  'market-figures': readonly MarketFigureRow[];
  'conversion-statistics': readonly { region: string; category: CategorySlug; seoTitle: string }[];
  'official-figures': readonly OfficialFigureRow[];
  retailers: readonly RetailerRow[];
  'retailer-figures': readonly RetailerFigureRow[];
  providers: readonly ProviderRow[];
  competitors: readonly CompetitorRow[];
  rankings: readonly RankingRow[];
  'ranking-places': readonly RankingPlaceRow[];
};

type EditionRow = {
  label: string;
  baseYear: number;
  asOf: string;
  nextUpdate: string;
  demonstration: boolean;
};

export type SourceRow = { id: string; name: string; url: string; year: string };

/** What figures of markets and of retailers have in common. `dimension` is empty for a whole. */
export type FigureRow = {
  metric: MetricKey;
  dimension: string;
  period: string;
  value: number;
  low: number | null;
  high: number | null;
  method: Method;
  confidence: Confidence;
  source: string | null;
};

export type MarketFigureRow = { region: string; category: CategorySlug } & FigureRow;

export type RetailerFigureRow = { retailer: string } & FigureRow;

export type OfficialFigureRow = {
  region: string;
  category: CategorySlug;
  indicator: string;
  period: string;
  value: number;
  unit: string;
  source: string;
  difference: string | null;
};

export type RetailerRow = {
  slug: string;
  name: string;
  displayName: string;
  domain: string;
  country: string;
  category: CategorySlug;
  hasDetails: boolean;
  businessModel: string | null;
  type: string | null;
  parent: string | null;
  headquarters: string | null;
  founded: number | null;
};

export type ProviderRow = {
  retailer: string;
  kind: 'payment' | 'shipping' | 'shop-software';
  name: string;
  position: number;
  method: Method;
  source: string | null;
};

export type CompetitorRow = {
  retailer: string;
  competitor: string;
  position: number;
  reason: string;
  overlap: number;
};

export type RankingRow = {
  slug: string;
  title: string;
  region: string;
  category: CategorySlug;
  metric: MetricKey;
};

export type RankingPlaceRow = {
  ranking: string;
  edition: number;
  place: number;
  retailer: string;
  previousPlace: number | null;
  value: number;
  method: Method;
  confidence: Confidence;
};

type Told = Partial<Pick<FigureRow, 'dimension' | 'low' | 'high' | 'method' | 'source'>>;

/** A figure of a year or a month; modelled unless told otherwise. */
export function figure(
  metric: MetricKey,
  period: number | string,
  value: number,
  confidence: Confidence,
  told: Told = {},
): FigureRow {
  return {
    metric,
    dimension: '',
    period: String(period),
    value,
    low: null,
    high: null,
    method: 'modelled',
    confidence,
    source: null,
    ...told,
  };
}
