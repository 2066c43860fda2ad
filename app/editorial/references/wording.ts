import { capitalised } from '../../base/capitalised.ts';
import { englishWording, germanWording, type Wording } from '../../data-pages/wording.ts';
import { partName, partOf } from '../../figures/dimension.ts';
import type { Figure } from '../../figures/figure.ts';
import { metricInFull, metricOf, type MetricKey } from '../../figures/metric.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import type { Ranking } from '../../subjects/ranking.ts';
import { categoryOf } from '../../taxonomy/category.ts';
import { toAlpha3 } from '../../taxonomy/geo-codes.ts';
import type { GermanTerms, Language } from '../content.ts';

/** Names for the things in the data set, and number formats, in the language of a text. */
export type TextWording = Wording & {
  columns: { market: string; category: string; retailer: string; year: string };
  metric: (key: MetricKey) => string;
  metricInFull: (key: MetricKey) => string;
  region: (geoCode: string) => string;
  category: (slug: string) => string;
  part: (dimension: string) => string;
  /** The heading for the parts of a split: 'Payment'. */
  partColumn: (by: string) => string;
  /** The heading for the values of a split that is the measure itself: 'Share' beside 'Payment method'. */
  share: string;
  scope: (subject: string, figure: Figure | undefined) => string;
  ranking: (ranking: Ranking) => string;
};

type Places = Pick<SheetContext, 'region'>;

/** Terms without a German name keep their English one and are reported to `missed`. */
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
    metricInFull,
    region: regionName,
    category: (slug) => categoryOf(slug)?.name ?? slug,
    part: (dimension) => partName(dimension, regionName),
    partColumn: capitalised,
    share: 'Share',
    scope: (subject, figure) => figure?.scope ?? subject,
    ranking: ({ title }) => title,
  };
}

type Around = {
  english: TextWording;
  region: SheetContext['region'];
  missed: (term: string) => void;
};

function germanTextWording(terms: GermanTerms, { english, region, missed }: Around): TextWording {
  const { phrases } = terms;

  function named(name: string | undefined, term: string, fallback: () => string): string {
    if (name !== undefined) return name;
    missed(term);
    return fallback();
  }

  function regionName(geoCode: string): string {
    const { geoType, geoCodeAlpha2 } = region(geoCode);
    // Some groups of countries share their code with a country.
    const country = geoType === 'Country' ? countryNames.of(geoCodeAlpha2.toUpperCase()) : undefined;
    return named(terms.regions[geoCode] ?? country, `region:${geoCode}`, () => english.region(geoCode));
  }

  function categoryName(slug: string): string {
    const known = categoryOf(slug);
    return named(known && terms.categories[known.slug], `category:${slug}`, () => slug);
  }

  function germanPart(dimension: string): string {
    const { by, part } = partOf(dimension);
    const kept = () => english.part(dimension);
    switch (by) {
      case 'category':
        return categoryName(part);
      case 'country':
        return regionName(part);
      case 'month':
        return months.format(new Date(Date.UTC(2000, Number(part) - 1)));
      case 'since':
        return fill(phrases.since, { year: part });
      case 'of':
        return wholeName(part);
      case 'shipping':
        return terms.parts.shipping[part] ?? part;
      case 'payment':
        return terms.paymentNames.includes(part) ? part : named(terms.parts.payment[part], dimension, kept);
      case 'device':
        return named(terms.parts.device[part], dimension, kept);
      default:
        return dimension && named(undefined, dimension, kept);
    }
  }

  function wholeName(part: string): string {
    if (part === 'wor') return phrases.ofWorld;
    return part === 'all' ? phrases.ofAll : fill(phrases.ofCategory, { category: categoryName(part) });
  }

  return {
    ...germanWording,
    columns: terms.columns,
    metric: (key) => terms.metrics[key],
    metricInFull: (key) => terms.metricsInFull[key] ?? terms.metrics[key],
    region: regionName,
    category: categoryName,
    part: germanPart,
    partColumn: (by) => named(terms.splits[by], `split:${by}`, () => english.partColumn(by)),
    share: phrases.share,
    scope(subject, figure) {
      const [kind, place = '', category = ''] = subject.split('/');
      if (kind === 'market') return `${categoryName(category)}, ${regionName(toAlpha3(place) ?? place)}`;
      const name = english.scope(subject, figure);
      // Names of shops are not translated.
      return named(kind === 'retailer' ? name : undefined, subject, () => name);
    },
    ranking({ region: geoCode, category }) {
      const names = { region: regionName(geoCode), category: categoryName(category) };
      return fill(category === 'all' ? phrases.ranking : phrases.rankingOfCategory, names);
    },
  };
}

const countryNames = new Intl.DisplayNames(['de'], { type: 'region', fallback: 'none' });
const months = new Intl.DateTimeFormat('de-DE', { month: 'long', timeZone: 'UTC' });

function fill(phrase: string, names: Readonly<Record<string, string>>): string {
  return phrase.replaceAll(/\{(\w+)\}/g, (place, name: string) => names[name] ?? place);
}
