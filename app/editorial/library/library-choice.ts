import { libraryCountries, type LibraryCountry } from '../content.ts';
import { libraryPath } from './library-address.ts';

/** What a reader has chosen of the library; empty for all of it. */
export type LibraryChoice = {
  country: LibraryCountry | '';
  type: LibraryType | '';
  year: string;
};

export const paperTypes = ['whitepaper', 'report'] as const;

export type LibraryType = (typeof paperTypes)[number];

export const countryCodes = Object.keys(libraryCountries) as LibraryCountry[];

/** The parameters of the library's page, for its handle. */
export const libraryQuery = ['country', 'type', 'year'] as const;

/** What is unknown chooses nothing, as does a year of which there is no paper. */
export function parseLibraryChoice(query: URLSearchParams, paperYears: readonly string[]): LibraryChoice {
  const oneOf = <Known extends string>(name: string, known: readonly Known[]) =>
    known.find((value) => value.toLowerCase() === query.get(name)?.trim().toLowerCase()) ?? '';
  return {
    country: oneOf('country', countryCodes),
    type: oneOf('type', paperTypes),
    year: oneOf('year', paperYears),
  };
}

/** The published address of a choice. */
export function libraryAddress(choice: Partial<LibraryChoice>): string {
  const chosen = libraryQuery.flatMap((name) => (choice[name] ? [[name, choice[name]]] : []));
  return chosen.length > 0 ? `${libraryPath}?${new URLSearchParams(chosen)}` : libraryPath;
}
