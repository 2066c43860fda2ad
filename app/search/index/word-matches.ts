import type { Spelling } from './spelling.ts';
import { formsOf, isNeutral, queryWords, tellingWords } from './words.ts';

/** The words of a query, and how well each term of the index stands for one of them. */
export type QueryWords = {
  words: readonly string[];
  /** How much each word counts. */
  weights: readonly number[];
  joined: string;
  /** What the index is asked for, with its importance. */
  terms: ReadonlyMap<string, number>;
  /** The words, by position, that a term of the index matches, from 0 to 1. */
  matchesOf: (term: string) => readonly { at: number; quality: number }[];
};

/** Corrections are the dearest part of a search. */
const mostCorrected = 4;

export function readWords(query: string, spelling: Spelling): QueryWords {
  const words = [...new Set(tellingWords(queryWords(query)))];
  let corrected = 0;
  const matches = new Map<string, { at: number; quality: number }[]>();
  const add = (term: string, at: number, quality: number) => {
    const known = matches.get(term);
    if (known) known.push({ at, quality });
    else matches.set(term, [{ at, quality }]);
  };

  words.forEach((word, at) => {
    const isLast = at === words.length - 1;
    add(word, at, 1);
    for (const form of formsOf(word)) add(form, at, form.startsWith('=') ? 0.75 : 0.95);
    // A short word followed by another is complete: "de toys" does not mean Denmark.
    if (isLast || (word.length > 2 && !spelling.knows(word)))
      for (const longer of spelling.completions(word)) add(longer, at, beginning(word, longer));
    if (corrected < mostCorrected && !spelling.begins(word) && !formsOf(word).some(spelling.knows)) {
      corrected += 1;
      for (const { word: meant, errors, isWhole } of spelling.corrections(word))
        add(meant, at, 0.7 - (isWhole ? errors : errors + 0.5) * 0.15);
    }
    // "media markt" also finds mediamarkt.
    const pair = word + (words[at + 1] ?? '');
    if (pair !== word && spelling.knows(pair)) {
      add(pair, at, 1);
      add(pair, at + 1, 1);
    }
  });
  const joined = words.join('');
  if (words.length > 2 && spelling.knows(joined)) words.forEach((_, at) => add(joined, at, 1));

  return {
    words,
    weights: words.map((word) => (isNeutral(word) ? 0.25 : 1)),
    joined,
    terms: new Map(
      [...matches].map(([term, found]) => [term, Math.max(...found.map(({ quality }) => quality))]),
    ),
    matchesOf: (term) => matches.get(term) ?? [],
  };
}

/** The more of a word is typed, the surer it is meant. */
const beginning = (prefix: string, term: string) => 0.55 + 0.35 * (prefix.length / term.length);
