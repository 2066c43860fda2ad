import { lineageOf, type CategorySlug } from '../../taxonomy/category.ts';
import type { Concept } from '../query/lexicon.ts';
import type { Understanding } from '../query/understand.ts';
import type { SearchEntry, SearchKind } from '../search-entry.ts';
import type { QueryWords } from './word-matches.ts';
import { isNeutral, tellingWords, wordsOf } from './words.ts';

export type Ranked = { entry: SearchEntry; id: number; score: number };

/** By term of the index, the fields that hold it. */
type Match = Readonly<Record<string, readonly string[]>>;

/**
 * How much of a query an entry answers: each concept by what the entry is about, or by its words, and each other word by
 * where it occurs. A word that is missing costs its part and no more, so extra words never empty the list.
 */
export function rankerFor(understanding: Understanding, words: QueryWords) {
  const parts = partsOf(understanding, words);
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  const asked = {
    place: understanding.places.length > 0,
    category: understanding.categories.length > 0,
  };
  const { joined } = words;
  return (entry: SearchEntry, match: Match): number => {
    const strengths = strengthsOf(match, words);
    const covered = parts.reduce((sum, { weight, fit }) => sum + weight * fit(entry, strengths), 0);
    if (covered === 0 || whole === 0) return 0;
    return Math.max(
      covered / whole + exactness(entry, joined) - unasked(entry, asked) + entry.weight * weightOfWeight,
      Number.MIN_VALUE,
    );
  };
}

/** Kinds take turns where scores are close, and what answers much less than the best hit is left out. */
export function inOrder(ranked: readonly Ranked[]): Ranked[] {
  const sorted = ranked.toSorted((one, other) => other.score - one.score || one.id - other.id);
  const least = (sorted[0]?.score ?? 0) * leastOfBest;
  const good = sorted.filter(({ score }, at) => score >= least || at < fewest);
  const queues = [...Map.groupBy(good, ({ entry }) => entry.kind).values()].map((queue) => ({
    queue,
    next: 0,
  }));
  return good.map(() => {
    const head = queues
      .filter(({ queue, next }) => next < queue.length)
      .reduce((best, queue) => (turnOf(queue) > turnOf(best) ? queue : best));
    const taken = head.queue[head.next]!;
    head.next += 1;
    return taken;
  });
}

/** Who names retailers, alone or with a measure, wants each of them before their other pages and all that mentions them. */
export function namedFirst(
  ranked: readonly Ranked[],
  { retailers, measure, cues, rest }: Understanding,
): readonly Ranked[] {
  const isAboutThem =
    rest.every(isNeutral) &&
    [...cues].every((cue) => cue === 'versus') &&
    (measure === null || measure.retailer !== undefined);
  if (!isAboutThem) return ranked;
  const profiles = ranked.filter(({ entry }) => entry.isProfile);
  const nameOf = ({ entry }: Ranked) => entry.title.toLowerCase();
  const named = retailers.flatMap(({ retailer }) => {
    const meant = profiles.find(({ entry }) => entry.facets?.retailer === retailer);
    // Different shops may share a name.
    return meant ? profiles.filter((one) => nameOf(one) === nameOf(meant)) : [];
  });
  return [...new Set([...named, ...ranked])];
}

const turnOf = ({ queue, next }: { queue: readonly Ranked[]; next: number }) =>
  queue[next]!.score - next * costOfTurn;

const weightOfWeight = 0.14;
const costOfTurn = 0.03;
const leastOfBest = 0.45;
const fewest = 5;

type Strengths = readonly number[];
type Fit = (entry: SearchEntry, strengths: Strengths) => number;
type Part = { weight: number; fit: Fit };

function partsOf(understanding: Understanding, { words, weights }: QueryWords): Part[] {
  const { concepts, rest, retailers } = understanding;
  const asked = new Set(retailers.map(({ retailer }) => retailer));
  const isAsked = ({ facets }: SearchEntry) => asked.has(facets?.retailer ?? '');
  const positions = new Map(words.map((word, at) => [word, at]));
  const explained = concepts.map(({ concept, words: said }): Part => {
    const at = said.flatMap((word) => positions.get(word) ?? []);
    const byWords = (strengths: Strengths) =>
      at.length === 0 ? 0 : at.reduce((sum, one) => sum + strengths[one]!, 0) / at.length;
    return {
      weight: conceptWeight(concept),
      fit: (entry, strengths) => Math.max(conceptFit(concept, entry, isAsked), byWords(strengths) * nameOnly),
    };
  });
  const others = rest.flatMap((word): Part[] => {
    const at = positions.get(word);
    return at === undefined ? [] : [{ weight: weights[at]!, fit: (_, strengths) => strengths[at]! }];
  });
  const parts = [...explained, ...others];
  if (parts.some(({ weight }) => weight > 0)) return parts;
  // Nothing but fillers, or "compare": then they are what is looked for.
  return words.map((_, at) => ({ weight: 1, fit: (_entry, strengths) => strengths[at]! }));
}

/** An entry that only names a place counts less than one about it. */
const nameOnly = 0.8;

function conceptWeight(concept: Concept): number {
  if (concept.type === 'cue') return { versus: 0, top: 0.7, define: 0.35, ask: 0.15 }[concept.cue];
  if (concept.type === 'category') return concept.category === 'all' ? 0.3 : 1.2;
  return { place: 1.2, measure: 1.2, retailer: 1.7 }[concept.type];
}

function conceptFit(concept: Concept, entry: SearchEntry, isAsked: (entry: SearchEntry) => boolean): number {
  const { kind, facets = {} } = entry;
  switch (concept.type) {
    case 'place':
      if (facets.region === concept.region) return 1;
      return facets.home === concept.region ? 0.55 : 0;
    case 'category':
      return categoryFit(concept.category, kind, facets.category);
    case 'retailer':
      return facets.retailer === concept.retailer ? 1 : 0;
    case 'measure': {
      const { market, retailer } = concept.measure;
      const has = facets.metrics?.some((metric) => metric === market || metric === retailer) ?? false;
      if (!has) return 0;
      // Every open profile has its figures, but only the one that is named answers the question.
      return kind === 'retailer' && !isAsked(entry) ? 0.2 : (measureFit[kind] ?? 0.8);
    }
    case 'cue':
      return cueFit[concept.cue]?.[kind] ?? 0;
  }
}

const measureFit: Readonly<Partial<Record<SearchKind, number>>> = {
  measure: 1,
  term: 1,
  kpis: 0.9,
  ranking: 0.3,
};

const cueFit: Readonly<Record<string, Readonly<Partial<Record<SearchKind, number>>>>> = {
  top: { ranking: 1 },
  define: { term: 1, measure: 0.4 },
  ask: { question: 1, page: 0.4 },
};

function categoryFit(wanted: CategorySlug, kind: SearchKind, category: CategorySlug | undefined): number {
  if (category === undefined) return 0;
  if (category === wanted) return kind === 'retailer' ? 0.6 : 1;
  const isWithin = lineageOf(category).some(({ slug }) => slug === wanted) && wanted !== 'all';
  const isAround = lineageOf(wanted).some(({ slug }) => slug === category) && category !== 'all';
  return isWithin || isAround ? 0.4 : 0;
}

/** A market that nobody asked for by name is worth less than the whole. */
function unasked({ kind, facets = {} }: SearchEntry, asked: { place: boolean; category: boolean }): number {
  if (kind === 'retailer') return 0;
  const { region, category } = facets;
  const elsewhere = region !== undefined && region !== 'wor' && !asked.place ? 0.1 : 0;
  const narrower = category !== undefined && category !== 'all' && !asked.category ? 0.15 : 0;
  return elsewhere + narrower;
}

function exactness(entry: SearchEntry, joined: string): number {
  if (joined === '') return 0;
  const { title, names } = joinedNames(entry);
  if (title === joined) return 0.35;
  return names.has(joined) ? 0.2 : 0;
}

/** Ranked again for every query, so they are read once. */
const remembered = new WeakMap<SearchEntry, { title: string; names: ReadonlySet<string> }>();

function joinedNames(entry: SearchEntry) {
  const joinedOf = (text: string) => tellingWords(wordsOf(text)).join('');
  const known = remembered.get(entry) ?? {
    title: joinedOf(entry.title),
    names: new Set((entry.names ?? []).map(joinedOf)),
  };
  remembered.set(entry, known);
  return known;
}

const fieldWorth: Readonly<Record<string, number>> = { title: 1, names: 0.95, words: 0.75, text: 0.4 };

/** For each word of the query, how well the entry has it. */
function strengthsOf(match: Match, { words, matchesOf }: QueryWords): Strengths {
  const strengths = words.map(() => 0);
  for (const [term, fields] of Object.entries(match)) {
    const worth = Math.max(...fields.map((field) => fieldWorth[field]!));
    for (const { at, quality } of matchesOf(term)) strengths[at] = Math.max(strengths[at]!, worth * quality);
  }
  return strengths;
}
