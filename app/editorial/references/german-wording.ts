import type { GermanTerms } from '../content.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { germanWording } from '../../data-pages/wording.ts';
import { partOf } from '../../figures/dimension.ts';
import { categoryOf } from '../../taxonomy/category.ts';
import { toAlpha3 } from '../../taxonomy/geo-codes.ts';
import type { TextWording } from './wording.ts';

type Around = {
  english: TextWording;
  region: SheetContext['region'];
  /** Told of everything that keeps its English name. */
  missed: (term: string) => void;
};

export function germanTextWording(terms: GermanTerms, { english, region, missed }: Around): TextWording {
  const { phrases } = terms;

  function named(name: string | undefined, term: string, fallback: () => string): string {
    if (name !== undefined) return name;
    missed(term);
    return fallback();
  }

  function regionName(geoCode: string): string {
    const { geoType, geoCodeAlpha2 } = region(geoCode);
    // The letters of some groups are those of a country, too.
    const country = geoType === 'Country' ? countryNames.of(geoCodeAlpha2.toUpperCase()) : undefined;
    return named(terms.regions[geoCode] ?? country, `region:${geoCode}`, () => english.region(geoCode));
  }

  function categoryName(slug: string): string {
    const known = categoryOf(slug);
    return named(known && terms.categories[known.slug], `category:${slug}`, () => slug);
  }

  function partName(dimension: string): string {
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
    region: regionName,
    category: categoryName,
    part: partName,
    partColumn: (by) => named(terms.splits[by], `split:${by}`, () => english.partColumn(by)),
    scope(subject, figure) {
      const [kind, place = '', category = ''] = subject.split('/');
      if (kind === 'market') return `${categoryName(category)}, ${regionName(toAlpha3(place) ?? place)}`;
      const name = english.scope(subject, figure);
      // Shops are called the same everywhere.
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
