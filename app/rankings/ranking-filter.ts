import type { RowFilters } from '../data-pages/exhibit.ts';
import { shopCategory } from '../subjects/retailer-words.ts';
import type { RankingPlace } from '../subjects/ranking.ts';
import type { RankingWords } from '../subjects/ranking-words.ts';
import { rankingQuery } from './ranking-query.ts';

/** What a visitor narrows a ranking to; both are codes as in addresses, and blank where nothing is chosen. */
export type RankingChoice = { country: string; category: string };

type Region = RankingWords['region'];

/** Only what occurs in the list can be chosen, so that every choice finds something. */
export function parseRankingChoice(
  query: URLSearchParams,
  places: readonly RankingPlace[],
  region: Region,
): RankingChoice {
  const [country, category] = rankingQuery.map((name) => query.get(name)?.trim() ?? '') as [string, string];
  const inCountry = places.filter((place) => countryOf(place, region) === country);
  const inCategory = (inCountry.length > 0 ? inCountry : places).filter(
    ({ retailer }) => retailer.category === category,
  );
  return {
    country: inCountry.length > 0 ? country : '',
    category: inCategory.length > 0 ? category : '',
  };
}

/** Ranks stay those of the whole list. */
export function placesChosen(
  places: readonly RankingPlace[],
  { country, category }: RankingChoice,
  region: Region,
): RankingPlace[] {
  return places.filter(
    (place) =>
      (country === '' || countryOf(place, region) === country) &&
      (category === '' || place.retailer.category === category),
  );
}

export function rankingFilters(
  places: readonly RankingPlace[],
  choice: RankingChoice,
  region: Region,
  action: string,
): RowFilters | undefined {
  const countries = places.map((place) => ({
    value: countryOf(place, region),
    label: region(place.retailer.country).name,
  }));
  const categories = places.map(({ retailer }) => ({
    value: retailer.category as string,
    label: shopCategory(retailer.category),
  }));
  const fields = [
    {
      name: 'country',
      label: 'Based in',
      chosen: choice.country,
      options: counted(countries, 'All countries'),
    },
    {
      name: 'category',
      label: 'Main category',
      chosen: choice.category,
      options: counted(categories, 'All categories'),
    },
  ].filter(({ options }) => options.length > 2);
  return places.length >= fewest && fields.length > 0 ? { action, fields } : undefined;
}

/** A shorter list is read at a glance. */
const fewest = 20;

const countryOf = ({ retailer }: RankingPlace, region: Region) =>
  region(retailer.country).geoCodeAlpha2.toLowerCase();

type Option = { value: string; label: string };

/** 'Germany (12)', by name. */
function counted(options: readonly Option[], all: string): Option[] {
  const byValue = Map.groupBy(options, ({ value }) => value);
  const distinct = [...byValue.values()].map((same) => ({
    value: same[0]!.value,
    label: `${same[0]!.label} (${same.length})`,
  }));
  return [
    { value: '', label: all },
    ...distinct.toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
  ];
}
