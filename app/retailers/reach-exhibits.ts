import { capitalised } from '../base/capitalised.ts';
import { countryMap, type MappedCountry } from '../data-pages/country-map.ts';
import type { Exhibit } from '../data-pages/exhibit.ts';
import { sideBySide, type Compared } from '../data-pages/exhibit-shapes.ts';
import { eitherInWords, largest, namesInWords, type Leaders } from '../data-pages/leaders.ts';
import { countInWords, listInWords, lockedMessage } from '../data-pages/sentence.ts';
import { partOf } from '../figures/dimension.ts';
import type { Figure } from '../figures/figure.ts';
import { goodsInText } from '../subjects/market-words.ts';
import { ordinalInWords } from '../subjects/ranking-words.ts';
import type { RetailerWords } from '../subjects/retailer-words.ts';
import { categoryOf } from '../taxonomy/category.ts';

export function categoriesExhibit(parts: readonly Compared[], { name }: RetailerWords): Exhibit | null {
  const first = largest(parts);
  const are = first && first.parts.length > 1 ? 'categories are' : 'category is';
  return sideBySide(
    {
      id: 'categories',
      title: 'Categories',
      message: first
        ? first.text
          ? `The largest ${are} ${namesInWords(first.parts.map(categoryInText))}${shareInWords(first)}.`
          : `The largest category is ${eitherInWords(first.parts.map(categoryInText))} (their ranges overlap).`
        : lockedMessage('Categories'),
      subtitle: `Share of ${name}’s net sales by category, ${parts[0]?.figure.period}`,
    },
    ['Category', 'Share'],
    parts,
  );
}

function categoryInText({ label, figure }: Compared): string {
  const category = categoryOf(partOf(figure.dimension).part);
  return category ? goodsInText(category.slug) : label;
}

/** `inText` is the country's name in a sentence. */
export type CountryPart = MappedCountry & { inText: string; continent: string };

/** Bars for one or two continents, where a map would show only a dot. */
export function countriesExhibit(parts: readonly CountryPart[], { name }: RetailerWords): Exhibit | null {
  const exhibit = sideBySide(
    {
      id: 'countries',
      title: 'Countries',
      message: countriesInWords(parts, name),
      subtitle: `Share of ${name}’s net sales by country of delivery, ${parts[0]?.figure.period}`,
    },
    ['Country', 'Share'],
    parts,
  );
  if (!exhibit) return null;
  if (parts.length === 1) return { ...exhibit, chart: null };
  const continents = new Set(parts.map(({ continent }) => continent));
  const map = continents.size > 2 ? countryMap(parts) : null;
  return map ? { ...exhibit, chart: map } : exhibit;
}

function countriesInWords(parts: readonly CountryPart[], shop: string): string {
  const first = largest(parts);
  if (!first) return lockedMessage('Countries');
  // Not the company: Tesco has shops in other countries, which tesco.com does not serve.
  if (parts.length === 1) return `This shop sells only in ${parts[0]!.inText}.`;
  if (!first.text)
    return `${shop}’s largest market is ${eitherInWords(first.parts.map(({ inText }) => inText))} (their ranges overlap).`;
  const are = first.parts.length > 1 ? `are ${shop}’s largest markets` : `is ${shop}’s largest market`;
  const names = capitalised(namesInWords(first.parts.map(({ inText }) => inText)));
  return `${names} ${are}${shareInWords(first)}.`;
}

const shareInWords = ({ text, parts }: Leaders) =>
  text ? `, at ${text} of net sales${parts.length > 1 ? ' each' : ''}` : '';

export type RankedIn = { title: string; href: string; place: number; change: string; figure: Figure };

/** Expects the best rank first. */
export function rankExhibit(ranks: readonly RankedIn[], { name }: RetailerWords): Exhibit | null {
  const [best] = ranks;
  if (!best) return null;
  const titles = ranks.filter(({ place }) => place === best.place).map(({ title }) => title);
  return {
    id: 'ranks',
    title: 'Position in each ranking',
    message: `${name} comes ${ordinalInWords(best.place)} in ${rankingsInWords(titles)}.`,
    subtitle: `Exact rank by net sales in the region and category, ${best.figure.period}, and change since the previous edition`,
    chart: null,
    wide: true,
    table: {
      columns: ['Ranking', 'Rank', 'Change', 'Net sales in that market'],
      leading: 'Rank',
      compact: true,
      first: 6,
      rows: ranks.map(({ title, href, place, change, figure }) => ({
        label: title,
        href,
        cells: [String(place), change, figure],
      })),
    },
  };
}

/** 'Top A', 'two rankings: Top A and Top B', 'three rankings, including Top A'. */
function rankingsInWords(titles: readonly string[]): string {
  if (titles.length === 1) return quoted(titles[0]!);
  if (titles.length === 2) return `two rankings: ${listInWords(titles.map(quoted))}`;
  const count = titles.length > 12 ? 'more than a dozen' : countInWords(titles.length);
  return `${count} rankings, including ${quoted(titles[0]!)}`;
}

const quoted = (title: string) => `“${title}”`;
