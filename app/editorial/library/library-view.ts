import { itemListOf } from '../../data-pages/linked-data.ts';
import type { Choice } from '../../ui/navigation/choice-links.tsx';
import { libraryCountries, type Content, type Whitepaper } from '../content.ts';
import type { FileFacts } from './files/library-files.server.ts';
import {
  libraryAddress,
  countryCodes,
  paperTypes,
  parseLibraryChoice,
  type LibraryChoice,
  type LibraryType,
} from './library-address.ts';
import { reportEntry, whitepaperEntry, type LibraryEntry } from './library-entry.ts';

export type LibraryView = {
  title: string;
  canonical: string;
  isFiltered: boolean;
  /** '18 whitepapers and 2 reports'. */
  count: string;
  filters: readonly { label: string; choices: readonly Choice[] }[];
  /** The newest. */
  lead: LibraryEntry | null;
  /** The others. */
  groups: readonly LibraryGroup[];
  linkedData: readonly object[];
};

/** By region or, where a region is chosen, by edition; `to` is the same choice as a filter. */
export type LibraryGroup = { title: string; to: string | null; entries: readonly LibraryEntry[] };

export type FactsOf = (paper: Whitepaper) => FileFacts | null;

export function libraryView(
  content: Pick<Content, 'whitepapers' | 'reports'>,
  query: URLSearchParams,
  { siteUrl, factsOf }: { siteUrl: string; factsOf: FactsOf },
): LibraryView {
  const all = shelve(content, factsOf);
  const years = yearsOf(all);
  const choice = parseLibraryChoice(query, years);
  const chosen = all.filter(fits(choice));
  const title = titleOf(choice);
  const entries = chosen.map(({ entry }) => entry);
  return {
    title,
    canonical: libraryAddress(choice),
    isFiltered: Object.values(choice).some(Boolean),
    count: countOf(chosen),
    filters: filtersOf(all, years, choice),
    lead: entries[0] ?? null,
    groups: groupsOf(chosen.slice(1), choice, years),
    linkedData: [
      itemListOf(
        title,
        entries.map(({ title: name, path }) => ({ name, url: siteUrl + path })),
      ),
    ],
  };
}

/** An entry with the values that it is filtered by. */
type Shelved = Record<keyof LibraryChoice, string> & { published: string; entry: LibraryEntry };

type Place = Pick<Whitepaper, 'countryCode' | 'publicationYear' | 'published'>;

function shelve({ whitepapers, reports }: Pick<Content, 'whitepapers' | 'reports'>, factsOf: FactsOf) {
  const placeOf = ({ countryCode, publicationYear, published }: Place) => ({
    country: countryCode ?? '',
    year: String(publicationYear ?? ''),
    published,
  });
  const shelved: Shelved[] = [
    ...reports.map((report) => ({ type: 'report', ...placeOf(report), entry: reportEntry(report) })),
    ...whitepapers.map((paper) => ({
      type: 'whitepaper',
      ...placeOf(paper),
      entry: whitepaperEntry(paper, factsOf(paper)),
    })),
  ];
  return shelved.toSorted((one, other) => other.published.localeCompare(one.published));
}

function yearsOf(shelved: readonly Shelved[]): string[] {
  const years = new Set(shelved.map(({ year }) => year).filter(Boolean));
  return [...years].toSorted().toReversed();
}

const fits =
  ({ country, type, year }: LibraryChoice) =>
  (item: Shelved) =>
    ['', item.country].includes(country) && ['', item.type].includes(type) && ['', item.year].includes(year);

function groupsOf(
  shelved: readonly Shelved[],
  choice: LibraryChoice,
  years: readonly string[],
): LibraryGroup[] {
  const by = choice.country ? 'year' : 'country';
  const named = choice.country
    ? years.map((year) => ({ title: year, value: year }))
    : countryCodes.map((code) => ({ title: libraryCountries[code], value: code }));
  const groups = named.map(({ title, value }) => ({
    title,
    to: choice[by] ? null : libraryAddress({ ...choice, [by]: value }),
    entries: entriesIn(shelved, title, (item) => item[by] === value),
  }));
  const others = entriesIn(shelved, '', (item) => named.every(({ value }) => item[by] !== value));
  return [...groups, { title: 'More', to: null, entries: others }].filter(
    ({ entries }) => entries.length > 0,
  );
}

/** Without what the heading says already. */
function entriesIn(shelved: readonly Shelved[], heading: string, isIn: (item: Shelved) => boolean) {
  return shelved.filter(isIn).map(({ entry }) => ({
    ...entry,
    kicker: entry.kicker
      .split(' · ')
      .filter((word) => word !== heading)
      .join(' · '),
  }));
}

const typeNames: Readonly<Record<LibraryType | '', string>> = {
  '': 'Whitepapers and reports',
  whitepaper: 'Whitepapers',
  report: 'Reports',
};

/** 'Reports: Germany, 2025'. */
function titleOf({ country, type, year }: LibraryChoice): string {
  const of = [country && libraryCountries[country], year].filter(Boolean).join(', ');
  return [typeNames[type], of].filter(Boolean).join(': ');
}

function countOf(shelved: readonly Shelved[]): string {
  const words = paperTypes.flatMap((type) => {
    const count = shelved.filter((item) => item.type === type).length;
    return count > 0 ? [`${count} ${type}${count === 1 ? '' : 's'}`] : [];
  });
  return words.join(' and ') || 'Nothing';
}

/** Each choice counts its results with the other filters unchanged. */
function filtersOf(
  all: readonly Shelved[],
  years: readonly string[],
  choice: LibraryChoice,
): LibraryView['filters'] {
  const choiceOf = (changed: Partial<LibraryChoice>, name: string): Choice => {
    const changedChoice = { ...choice, ...changed };
    const to = libraryAddress(changedChoice);
    const count = all.filter(fits(changedChoice)).length;
    return { name, to, count, current: to === libraryAddress(choice) };
  };
  return [
    {
      label: 'Type',
      choices: [
        choiceOf({ type: '' }, 'All'),
        ...paperTypes.map((type) => choiceOf({ type }, typeNames[type])),
      ],
    },
    {
      label: 'Region',
      choices: [
        choiceOf({ country: '' }, 'All'),
        ...countryCodes.map((country) => choiceOf({ country }, libraryCountries[country])),
      ],
    },
    {
      label: 'Edition',
      choices: [choiceOf({ year: '' }, 'All'), ...years.map((year) => choiceOf({ year }, year))],
    },
  ];
}
