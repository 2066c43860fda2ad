import type { GermanTerms, Language } from '../content.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { englishWording, type Wording } from '../../data-pages/wording.ts';
import { partName } from '../../figures/dimension.ts';
import type { Figure } from '../../figures/figure.ts';
import { metricOf, type MetricKey } from '../../figures/metric.ts';
import type { Ranking } from '../../subjects/ranking.ts';
import { categoryOf } from '../../taxonomy/category.ts';
import { germanTextWording } from './german-wording.ts';

/** What things of the data set are called in a text of a language, and how its numbers are written. */
export type TextWording = Wording & {
  columns: { market: string; category: string; retailer: string; year: string };
  metric: (key: MetricKey) => string;
  region: (geoCode: string) => string;
  category: (slug: string) => string;
  /** The part of a split. */
  part: (dimension: string) => string;
  /** What the parts of a split are. */
  partColumn: (by: string) => string;
  /** What a figure is a figure of. */
  scope: (subject: string, figure: Figure | undefined) => string;
  ranking: (ranking: Ranking) => string;
};

type Places = Pick<SheetContext, 'region'>;

/** What has no name in the language is told to `missed`, and keeps its English one. */
export function wordingOf(
  language: Language,
  { region }: Places,
  german: GermanTerms | null,
  missed: (term: string) => void = () => {},
): TextWording {
  const english = englishTextWording((geoCode) => region(geoCode).name);
  return language === 'de' && german ? germanTextWording(german, { english, region, missed }) : english;
}

function englishTextWording(regionName: (geoCode: string) => string): TextWording {
  return {
    ...englishWording,
    columns: { market: 'Market', category: 'Category', retailer: 'Retailer', year: 'Year' },
    metric: (key) => metricOf(key).label,
    region: regionName,
    category: (slug) => categoryOf(slug)?.name ?? slug,
    part: (dimension) => partName(dimension, regionName),
    partColumn: (by) => by.charAt(0).toUpperCase() + by.slice(1),
    scope: (subject, figure) => figure?.scope ?? subject,
    ranking: ({ title }) => title,
  };
}
