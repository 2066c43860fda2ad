import { libraryCountries, type Report, type Whitepaper, type LibraryCountry } from '../content.ts';

export const libraryPath = '/whitepapers-and-reports';

export const whitepaperPath = ({ slug }: Pick<Whitepaper, 'slug'>) => `/whitepaper/${slug}`;

export const whitepaperFilePath = ({ slug, format }: Pick<Whitepaper, 'slug' | 'format'>) =>
  `/files/whitepaper/${slug}.${format}`;

/** `cover`, `slide-1`, `slide-2` … */
export const whitepaperPicturePath = ({ slug }: Pick<Whitepaper, 'slug'>, picture: string) =>
  `/files/whitepaper/${slug}/${picture}.svg`;

export const reportPath = ({ slug, id }: Pick<Report, 'slug' | 'id'>) => `/reports/${slug}/${id}`;

export const reportOrderPath = ({ id }: Pick<Report, 'id'>) => `/reports/order/${id}`;

/** `cover`, `page-1` to `page-3`. */
export const reportPicturePath = ({ slug }: Pick<Report, 'slug'>, picture: string) =>
  `/files/report/${slug}/${picture}.svg`;

/** The name is for human readers; the page uses the id alone. */
export const reportRequestPath = ({ id, title, lang }: Pick<Report, 'id' | 'title' | 'lang'>) =>
  `/reports/request?${new URLSearchParams({ id: String(id), name: title, lang })}`;

/** The filters; an empty string means all. */
export type LibraryChoice = {
  country: LibraryCountry | '';
  type: LibraryType | '';
  year: string;
};

export const paperTypes = ['whitepaper', 'report'] as const;

export type LibraryType = (typeof paperTypes)[number];

export const countryCodes = Object.keys(libraryCountries) as LibraryCountry[];

export const libraryQuery = ['country', 'type', 'year'] as const;

/** Unknown values count as not given. */
export function parseLibraryChoice(query: URLSearchParams, paperYears: readonly string[]): LibraryChoice {
  const oneOf = <Known extends string>(name: string, known: readonly Known[]) =>
    known.find((value) => value.toLowerCase() === query.get(name)?.trim().toLowerCase()) ?? '';
  return {
    country: oneOf('country', countryCodes),
    type: oneOf('type', paperTypes),
    year: oneOf('year', paperYears),
  };
}

export function libraryAddress(choice: Partial<LibraryChoice>): string {
  const chosen = libraryQuery.flatMap((name) => (choice[name] ? [[name, choice[name]]] : []));
  return chosen.length > 0 ? `${libraryPath}?${new URLSearchParams(chosen)}` : libraryPath;
}
