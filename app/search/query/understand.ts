import type { CategorySlug } from '../../taxonomy/category.ts';
import { isFiller, isNeutral, queryWords } from '../index/words.ts';
import type { Concept, Cue, Lexicon, Meaning } from './lexicon.ts';
import type { Measure } from './measure-words.ts';

/** What a query asks for, as far as the lexicon knows its words. */
export type Understanding = {
  places: readonly string[];
  categories: readonly CategorySlug[];
  retailers: readonly { retailer: string; open: boolean }[];
  measure: Measure | null;
  year: number | null;
  cues: ReadonlySet<Cue>;
  /** In the order of the query. Each word of it is in at most one of them. */
  concepts: readonly { concept: Concept; words: readonly string[] }[];
  /** The words that no concept explains, without fillers. The year is among them, as titles may have it. */
  rest: readonly string[];
};

export type UnderstandOptions = {
  /** Words that occur on the site are not taken for typing errors. */
  isKnownWord?: (word: string) => boolean;
};

export function understand(query: string, lexicon: Lexicon, options: UnderstandOptions = {}): Understanding {
  const parts = readPhrases(queryWords(query), lexicon, options.isKnownWord ?? (() => false));
  const isMeant = meantIn(parts, query);
  const concepts = parts.flatMap((part) =>
    part.meaning && isMeant(part) ? [{ concept: part.meaning.concept, words: part.words }] : [],
  );
  const unexplained = parts.flatMap((part) => (part.meaning && isMeant(part) ? [] : part.words));
  const rest = unexplained.filter((word) => !isFiller(word));
  return { ...sorted(concepts), concepts, year: Number(rest.find(isYear)) || null, rest };
}

export const isYear = (word: string) => /^(?:19|20)\d\d$/.test(word);

/** "cancel it" is not about Italy, "toys it" is, and so is "toys IT". */
function meantIn(parts: readonly Part[], query: string) {
  const isClear = !parts.some(({ meaning, words }) => !meaning && words.some(isTelling));
  const certain = parts.filter(({ meaning }) => meaning && !meaning.uncertain);
  const hasPlace = certain.some(({ meaning }) => meaning?.concept.type === 'place');
  const isMixedCase = /[a-z]/.test(query);
  return (part: Part): boolean => {
    if (!part.meaning?.uncertain) return true;
    const word = part.words.join(' ');
    if (isMixedCase && word.length < 4 && query.split(/\s+/).includes(word.toUpperCase())) return true;
    if (!isClear) return false;
    if (!isFiller(word)) return parts.length === 1 || certain.length > 0;
    return certain.length > 0 && !hasPlace && part === parts.at(-1);
  };
}

/** Words that fit any query about the data, and so do not change what another word means. */
const isTelling = (word: string) => !isFiller(word) && !isNeutral(word);

type Part = { words: readonly string[]; meaning?: Meaning };

/** The longest known phrase at each position. */
function readPhrases(words: readonly string[], lexicon: Lexicon, isKnownWord: (word: string) => boolean) {
  const meant = words.map((word, at) => {
    if (lexicon.hasWord(word) || isFiller(word) || isKnownWord(word)) return word;
    return lexicon.correct(word, { unfinished: at === words.length - 1 }) ?? word;
  });
  const parts: Part[] = [];
  for (let at = 0; at < words.length;) {
    const { length, meaning } = longestAt(meant, at, lexicon) ?? { length: 1 };
    parts.push({ words: words.slice(at, at + length), meaning });
    at += length;
  }
  return parts;
}

function longestAt(
  words: readonly string[],
  at: number,
  lexicon: Lexicon,
): { length: number; meaning?: Meaning } | undefined {
  for (let length = Math.min(lexicon.longestPhrase, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    const meaning = lexicon.meaningOf(phrase) ?? singularOf(phrase, lexicon);
    if (meaning) return { length, meaning };
  }
  return undefined;
}

const singularOf = (phrase: string, lexicon: Lexicon) =>
  phrase.length > 4 && phrase.endsWith('s') ? lexicon.meaningOf(phrase.slice(0, -1)) : undefined;

function sorted(concepts: Understanding['concepts']) {
  const all = concepts.map(({ concept }) => concept);
  return {
    places: unique(all.flatMap((one) => (one.type === 'place' ? [one.region] : []))),
    categories: unique(all.flatMap((one) => (one.type === 'category' ? [one.category] : []))),
    retailers: all.flatMap((one) =>
      one.type === 'retailer' ? [{ retailer: one.retailer, open: one.open }] : [],
    ),
    measure: measureOf(all.flatMap((one) => (one.type === 'measure' ? [one.measure] : []))),
    cues: new Set(all.flatMap((one) => (one.type === 'cue' ? [one.cue] : []))),
  };
}

/** "market size" and "revenue" in one query are one measure; the more particular one comes last. */
const measureOf = (measures: readonly Measure[]): Measure | null => measures.at(-1) ?? null;

const unique = <T>(values: readonly T[]) => [...new Set(values)];
