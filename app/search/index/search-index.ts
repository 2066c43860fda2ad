import MiniSearch, { type SearchResult } from 'minisearch';
import type { Lexicon } from '../query/lexicon.ts';
import { understand, type Understanding } from '../query/understand.ts';
import {
  longestQuery,
  type SearchAnswer,
  type SearchEntry,
  type SearchHit,
  type SearchOptions,
} from '../search-entry.ts';
import { inOrder, namedFirst, rankerFor, type Ranked } from './ranking.ts';
import { createSpelling } from './spelling.ts';
import { readWords } from './word-matches.ts';
import { queryWords, termsOf, wordsOf } from './words.ts';

export type IndexAnswer = Omit<SearchAnswer, 'answers'> & { understanding: Understanding };

export type SearchIndex = (query: string, options: SearchOptions) => IndexAnswer;

/** Entries are added in small portions, so that building the index never holds up other requests for long. */
export async function createSearchIndex(
  entries: readonly SearchEntry[],
  lexicon: Lexicon,
): Promise<SearchIndex> {
  const counts = new Map<string, number>();
  const weights = Float64Array.from(entries, ({ weight }) => weight);
  const engine = new MiniSearch<Indexed>({
    fields: ['title', 'names', 'words', 'text'],
    extractField: (entry, field) => (field === 'id' ? entry.id : entry.textOf(field as Field)) as string,
    tokenize: createTokeniser(counts),
    processTerm: (term) => term,
  });
  await engine.addAllAsync(
    entries.map((entry, id) => ({ id, textOf: (field) => textOf(entry, field) })),
    { chunkSize: portion },
  );
  const heaviestOf = new Map(counts.keys().map((term) => [term, 0]));
  for (const { title, weight } of entries)
    for (const term of wordsOf(title)) if (weight > (heaviestOf.get(term) ?? 0)) heaviestOf.set(term, weight);
  const spelling = createSpelling(heaviestOf);
  const structure = structureOf(entries);
  const heaviest = entries.toSorted((one, other) => other.weight - one.weight).slice(0, 3);

  function lookUp(query: string): { understanding: Understanding; ranked: readonly Ranked[] } {
    const understanding = understand(query, lexicon, { isKnownWord: spelling.begins });
    const words = readWords(query, spelling);
    const found = search(words.terms);
    const matches = new Map(found.map(({ id, match }) => [id as number, match]));
    const candidates = new Set([...matches.keys(), ...structure.about(understanding)]);
    const rank = rankerFor(understanding, words);
    const ranked = [...candidates].flatMap((id) => {
      const score = rank(entries[id]!, matches.get(id) ?? {});
      return score > 0 ? [{ entry: entries[id]!, id, score }] : [];
    });
    return { understanding, ranked: namedFirst(inOrder(ranked), understanding) };
  }

  function search(wanted: ReadonlyMap<string, number>): SearchResult[] {
    const known = [...wanted.keys()].filter((term) => counts.has(term));
    const rare = known.filter((term) => counts.get(term)! <= commonFrom);
    const asked = rare.length > 0 ? rare : known;
    if (asked.length === 0) return [];
    return engine
      .search(asked.join(' '), {
        tokenize: (text) => text.split(' '),
        boost: fieldBoosts,
        boostTerm: (term) => wanted.get(term) ?? 1,
        boostDocument: (id) => 0.5 + weights[id as number]!,
      })
      .slice(0, mostCandidates);
  }

  function nearest(query: string): SearchHit[] {
    const close = queryWords(query)
      .slice(0, 2)
      .flatMap((word) => spelling.nearest(word));
    const found = search(new Map(close.map((word, at) => [word, 1 / (1 + at)])));
    const all = [...found.map(({ id }) => entries[id as number]!), ...heaviest];
    return [...new Set(all)].slice(0, 3).map(hitOf);
  }

  return (query, { limit, kind }) => {
    const asked = query.slice(0, longestQuery);
    const { understanding, ranked } = lookUp(asked);
    const kinds = Map.groupBy(ranked, ({ entry }) => entry.kind);
    const wanted = kind ? (kinds.get(kind) ?? []) : ranked;
    return {
      understanding,
      total: ranked.length,
      kinds: [...kinds].map(([name, inside]) => ({ kind: name, total: inside.length })),
      items: wanted.slice(0, limit).map(({ entry }) => hitOf(entry)),
      nearest: ranked.length === 0 && wordsOf(asked).length > 0 ? nearest(asked) : [],
    };
  };
}

type Field = 'title' | 'names' | 'words' | 'text';

type Indexed = { id: number; textOf: (field: Field) => string };

const fieldBoosts: Readonly<Record<Field, number>> = { title: 4, names: 3, words: 1.5, text: 0.5 };

const portion = 25;

/** A term in so many fields tells nothing beside a rarer one, and costs the most. */
const commonFrom = 1_500;

/** Enough for every good hit; what a common word finds beyond them is not ranked. */
const mostCandidates = 300;

function textOf({ title, names = [], words = [], text = '' }: SearchEntry, field: Field): string {
  if (field === 'title') return `${title} ${wordsOf(title).join('')}`;
  if (field === 'text') return text;
  return (field === 'names' ? names : words).join(' ');
}

/** Counts the fields that have each term. The words of a language are few, so each is read once. */
function createTokeniser(counts: Map<string, number>) {
  const known = new Map<string, readonly string[]>();
  return (text: string): string[] => {
    const found = new Set<string>();
    for (const piece of text.split(/\s+/)) {
      let own = known.get(piece);
      if (!own) {
        own = termsOf(piece);
        known.set(piece, own);
      }
      for (const term of own) found.add(term);
    }
    for (const term of found) counts.set(term, (counts.get(term) ?? 0) + 1);
    return [...found];
  };
}

/** Entries by what they are about, for queries whose words do not occur in them: "AOV Deutschland". */
function structureOf(entries: readonly SearchEntry[]) {
  const by = new Map<string, number[]>();
  const add = (key: string, id: number) => {
    const known = by.get(key);
    if (known) known.push(id);
    else by.set(key, [id]);
  };
  entries.forEach(({ kind, facets = {} }, id) => {
    const { region, category, retailer, metrics = [] } = facets;
    if (retailer) add(`retailer ${retailer}`, id);
    if (region) add(`region ${region}`, id);
    if (region && category) add(`market ${region} ${category}`, id);
    if (category && (region === 'wor' || region === undefined)) add(`category ${category}`, id);
    if (kind === 'ranking') add('top', id);
    if (region === 'wor' || region === undefined) for (const metric of metrics) add(`metric ${metric}`, id);
  });
  const of = (key: string) => by.get(key) ?? [];
  return {
    about: ({ places, categories, retailers, measure, cues }: Understanding): number[] => [
      ...retailers.flatMap(({ retailer }) => of(`retailer ${retailer}`)),
      ...places.flatMap((region) =>
        categories.length > 0
          ? [...categories, 'all'].flatMap((category) => of(`market ${region} ${category}`))
          : of(`region ${region}`),
      ),
      ...categories.flatMap((category) => of(`category ${category}`)),
      ...Object.values(measure ?? {}).flatMap((metric) => of(`metric ${metric}`)),
      ...(cues.has('top') ? of('top') : []),
    ],
  };
}

function hitOf({ kind, title, about, lang, place, value, path, locked }: SearchEntry): SearchHit {
  return { kind, title, about, lang, place, value, path, locked };
}
