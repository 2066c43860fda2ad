import type { GermanTerms } from '../../editorial/content.ts';
import type { Retailer } from '../../subjects/retailer.ts';
import type { CategorySlug } from '../../taxonomy/category.ts';
import type { RegionRecord } from '../../taxonomy/region.ts';
import { createSpelling } from '../index/spelling.ts';
import { wordsOf } from '../index/words.ts';
import { categoryPhrases } from './category-words.ts';
import { measurePhrases, type Measure } from './measure-words.ts';
import { ambiguousCodes, placeNames } from './place-words.ts';

export type Concept =
  | { type: 'place'; region: string }
  | { type: 'category'; category: CategorySlug }
  | { type: 'measure'; measure: Measure }
  | { type: 'retailer'; retailer: string; open: boolean }
  | { type: 'cue'; cue: Cue };

/** Words that say what is to be done with the others. */
export type Cue = 'versus' | 'top' | 'define' | 'ask';

export type Meaning = {
  concept: Concept;
  /** Also an everyday word: it has this meaning only if no other word is left unexplained. */
  uncertain: boolean;
};

/** The known phrases, and what each of them means. */
export type Lexicon = {
  meaningOf: (phrase: string) => Meaning | undefined;
  longestPhrase: number;
  /** Whether a phrase has this word. */
  hasWord: (word: string) => boolean;
  /** The word that a misspelt or unfinished one stands for. */
  correct: (word: string, options: { unfinished: boolean }) => string | undefined;
};

type Known = {
  regions: readonly RegionRecord[];
  /** Regions and retailers that the data set has. */
  markets: ReadonlySet<string>;
  retailers: readonly Pick<Retailer, 'slug' | 'displayName' | 'domain' | 'hasDetails'>[];
  german: Pick<GermanTerms, 'metrics' | 'categories' | 'regions'> | null;
};

export function createLexicon({ regions, markets, retailers, german }: Known): Lexicon {
  const phrases = new Map<string, Meaning>();
  // What is added first wins: a country before a category, both before a shop of the same name.
  const add = (text: string, concept: Concept, uncertain = false) => {
    const phrase = wordsOf(text).join(' ');
    if (phrase && !phrases.has(phrase)) phrases.set(phrase, { concept, uncertain });
  };
  for (const [cue, words] of Object.entries(cueWords))
    for (const word of words.split(',')) add(word, { type: 'cue', cue: cue as Cue });
  for (const region of regions.filter(({ geo_code: code }) => markets.has(code)))
    for (const name of placeNames(region, german?.regions ?? null))
      add(name, { type: 'place', region: region.geo_code }, ambiguousCodes.has(name.toLowerCase()));
  for (const [phrase, measure] of measurePhrases(german?.metrics ?? null))
    add(phrase, { type: 'measure', measure });
  for (const [phrase, category] of categoryPhrases(german?.categories ?? null))
    add(phrase, { type: 'category', category });
  for (const { slug, displayName, domain, hasDetails: open } of retailers.toSorted(openFirst)) {
    const concept = { type: 'retailer', retailer: slug, open } as const;
    const isEveryday = !open || everydayNames.has(displayName.toLowerCase());
    for (const name of [displayName, spaced(displayName), wordsOf(displayName).join('')])
      add(name.replace(/^the /i, ''), concept, isEveryday);
    add(domain, concept);
  }
  // Whole phrases come first: "germ" is the beginning of Germany before it is that of any other word.
  const ordered = [...phrases.keys()].toSorted((one, other) => wordCount(one) - wordCount(other));
  const words = new Set(ordered.flatMap((phrase) => phrase.split(' ')));
  const correctable = [...words].filter((word) => word.length > 3);
  const spelling = createSpelling(new Map(correctable.map((word) => [word, 0])));
  return {
    meaningOf: (phrase) => phrases.get(phrase),
    longestPhrase: Math.max(1, ...phrases.keys().map(wordCount)),
    hasWord: (word) => words.has(word),
    correct: (word, { unfinished }) =>
      (unfinished && word.length >= 4 ? correctable.find((known) => known.startsWith(word)) : undefined) ??
      spelling.corrections(word).find(({ isWhole }) => isWhole)?.word,
  };
}

const wordCount = (phrase: string) => phrase.split(' ').length;

type Shop = Known['retailers'][number];

const openFirst = (one: Shop, other: Shop) => Number(other.hasDetails) - Number(one.hasDetails);

const spaced = (name: string) => name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2');

const everydayNames: ReadonlySet<string> = new Set(['next', 'target', 'bol', 'about you', 'best buy']);

const cueWords: Readonly<Record<Cue, string>> = {
  versus:
    'vs, versus, v, compare, compared, compared to, compared with, comparison, against, vergleich, gegen',
  top:
    'top, top 5, top 10, top 20, top 50, top 100, top ten, top hundred, largest, biggest, leading, ranking, rankings, ' +
    'rank, league, league table, number one, best selling, best, list of, groesste, grosste, grossten, rangliste, ' +
    'market leader, market leaders, leader, leaders, bestseller',
  define:
    'what is, what are, what does, what means, definition, definition of, meaning, meaning of, define, mean',
  ask: 'how do i, how can i, can i, do you, are you, may i, how to, why do, why does, why is, where do, is there, how do you, how often, does your, is your',
};
