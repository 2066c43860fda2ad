import { capitalised } from '../base/capitalised.ts';
import { brand } from '../base/brand.ts';
import { dateInGerman, dateInWords } from '../base/dates.ts';
import type { Figure, Method, Source } from './figure.ts';

export type Citation = { plain: string; apa: string; bibtex: string };

type Cited = {
  title: string;
  version: string;
  asOf: string;
  url: string;
  key: string;
};

/** Values are omitted on purpose: a citation names its subject, and the page has the current value. */
export function cite({ title, version, asOf, url, key }: Cited): Citation {
  const { product, slug } = brand;
  const year = asOf.slice(0, 4);
  const edition = `${version}, as of ${dateInWords(asOf)}`;
  return {
    plain: `${product} (${year}): ${title}. ${edition}. ${url}`,
    apa: `${product}. (${year}). ${title} (${version}) [Data set]. ${url}`,
    bibtex: [
      `@misc{${`${slug}-${key}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')},`,
      `  author = {{${product}}},`,
      `  title = {${escapeTex(title)}},`,
      `  year = {${year}},`,
      `  note = {${escapeTex(edition)}},`,
      `  url = {${url}}`,
      '}',
    ].join('\n'),
  };
}

function escapeTex(text: string) {
  return text.replaceAll(/[&%$#_{}]/g, String.raw`\$&`);
}

export const sourceLine = sourceLineWith({
  methods: { observed: 'observed', modelled: 'modelled', imputed: 'filled in', forecast: 'forecast' },
  and: 'and',
  by: 'by',
  dataFor: 'data for',
  namesSubjects: true,
  asOf: (isoDate) => `As of ${dateInWords(isoDate)}.`,
});

export const germanSourceLine = sourceLineWith({
  methods: {
    observed: 'beobachtet',
    modelled: 'modelliert',
    imputed: 'ergänzt',
    forecast: 'prognostiziert',
  },
  and: 'und',
  by: 'von',
  dataFor: 'Daten für',
  asOf: (isoDate) => `Stand: ${dateInGerman(isoDate)}.`,
});

type SourceWords = {
  /** Only for our own methods; a reported figure names its source. */
  methods: Readonly<Record<Exclude<Method, 'reported'>, string>>;
  and: string;
  by: string;
  /** Before the years where the name of a source has another one, that of its edition. */
  dataFor: string;
  /** Only in English, the language of scopes. */
  namesSubjects?: boolean;
  asOf: (isoDate: string) => string;
};

function sourceLineWith({ methods, and, by, dataFor, namesSubjects = false, asOf }: SourceWords) {
  return (figures: readonly Figure[]): string => {
    const [first] = figures;
    if (!first) return '';
    const sources = figures.flatMap(({ source }) => source ?? []);
    const named = [...Map.groupBy(sources, ({ name }) => name)].map(([name, all]) => {
      const years = [...new Set(all.map(({ year }) => year))].filter(Boolean).toSorted();
      const areSeveral = years.length > 1;
      const span = areSeveral
        ? yearsInWords(years.map(yearInText), and)
        : yearUnlessNamed({ name, year: years[0] ?? '' });
      const subjects = namesSubjects ? subjectsOf(name, figures) : [];
      if (subjects.length > 0) return `${name} (${[...subjects, span].filter(Boolean).join(', ')})`;
      if (span === '') return name;
      const hasOther = yearsIn(name).some((year) => year !== span);
      return `${name} (${areSeveral || hasOther ? `${dataFor} ` : ''}${span})`;
    });
    const done = new Set(figures.flatMap(({ method }) => (method === 'reported' ? [] : [methods[method]])));
    const ours = done.size > 0 ? [`${[...done].join(` ${and} `)} ${by} ${brand.product}`] : [];
    const text = [...new Set([...ours, ...named])].join('; ');
    return `${capitalised(text)}. ${asOf(first.asOf)}`;
  };
}

/** 'Annual report (2024)', 'Annual report FY2024 (to Jan 2025)'. */
export function sourceInWords(source: Pick<Source, 'name' | 'year'>): string {
  const year = yearUnlessNamed(source);
  return year ? `${source.name} (${year})` : source.name;
}

/** What the name of a source does not say already: 'to Jan 2025' of `FY2024 (to Jan 2025)` in 'FY2024 results'. */
function yearUnlessNamed({ name, year }: Pick<Source, 'name' | 'year'>): string {
  const named = yearsIn(name);
  if (named.length === 1 && named[0] === year) return '';
  const [, fiscal, end] = /^(FY[\w/]+)(?: \((.+)\))?$/.exec(year) ?? [];
  return fiscal && name.includes(fiscal) ? (end ?? '') : yearInText(year);
}

/** '2024' and '2024/25'. */
const yearsIn = (name: string): readonly string[] => name.match(/\b20\d\d\b(?:\/\d\d\b)?/g) ?? [];

/** 'FY2024, to Jan 2025' of `FY2024 (to Jan 2025)`. */
const yearInText = (year: string) => year.replace(/ \((.+)\)$/, ', $1');

/** '2023, 2024 and 2025', and 'FY2024, to Jan 2025, and FY2025, to Jan 2026'. */
function yearsInWords(years: readonly string[], and: string): string {
  if (years.some((year) => year.includes(', '))) return years.join(`, ${and} `);
  return `${years.slice(0, -1).join(', ')} ${and} ${years.at(-1)}`;
}

/** Where a source is that of a few subjects out of several: their names without what all have in common. */
function subjectsOf(source: string, figures: readonly Figure[]): string[] {
  const scopes = new Set(figures.map(({ scope }) => scope));
  const cited = new Set(figures.filter((figure) => figure.source?.name === source).map(({ scope }) => scope));
  if (cited.size === scopes.size || cited.size > mostSubjects) return [];
  const parts = [...scopes].map((scope) => scope.split(', '));
  const isOwn = (part: string) => parts.some((all) => !all.includes(part));
  const ownName = (scope: string) => scope.split(', ').filter(isOwn).join(', ');
  return [...cited].map(ownName).filter((name) => name !== '');
}

const mostSubjects = 3;
