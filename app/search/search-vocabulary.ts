import { forgivenErrors, typingErrors } from '../base/typing-errors.ts';
import type { SearchEntry } from './search-entry.ts';
import { indexWordsOf, wordsOf } from './search-words.ts';

/** What it costs to take an entry for the one that is meant, by its position; those that do not fit are not in it. */
export type Costs = Map<number, number>;

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** The words of all entries, and where they stand. */
export function createVocabulary(entries: readonly SearchEntry[]) {
  const places = placesOf(entries);
  const words = [...places.keys()].toSorted((one, other) => (one < other ? -1 : 1));
  const lettersIn = words.map(lettersOf);
  const collect = (costs: Costs, word: string, costAt: readonly number[], more = 0) => {
    for (const { entry, place } of places.get(word)!) addLower(costs, entry, costAt[place]! + more);
  };

  return {
    /** Entries with the word, or with one that begins with it unless the word is known to be `whole`. */
    asTyped: (word: string, { whole = false } = {}): Costs => {
      const costs: Costs = new Map();
      for (const known of words.slice(firstFrom(words, word), firstFrom(words, `${word}\uffff`))) {
        if (known === word) collect(costs, word, exactCost);
        else if (!whole) collect(costs, known, beginningCost);
      }
      return costs;
    },
    /** Entries with a word for which this may be a typing error, or the beginning of one. */
    mistyped: (word: string): Costs => {
      const costs: Costs = new Map();
      const forgiven = forgivenErrors(word);
      const letters = lettersOf(word);
      for (const [at, known] of words.entries()) {
        // Each letter that the other has not is an error of its own: this spares most of the counting.
        if (countBits(letters & ~lettersIn[at]!) > forgiven) continue;
        const errors = typingErrors(word, known, forgiven);
        if (errors > forgiven) continue;
        const isWhole = typingErrors(known, word, errors) <= errors;
        collect(costs, known, isWhole ? exactCost : beginningCost, errors * errorCost);
      }
      return costs;
    },
  };
}

export function addLower(costs: Costs, entry: number, cost: number) {
  if (cost < (costs.get(entry) ?? Infinity)) costs.set(entry, cost);
}

/** A word may be a whole title, one in it, or stand beside it. */
const [asTitle, inTitle, beside] = [0, 1, 2];
const exactCost = [0, 1, 2];
const beginningCost = [1, 3, 4];
const errorCost = 1_000;

type Place = { entry: number; place: number };

function placesOf(entries: readonly SearchEntry[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  const read = once(indexWordsOf);
  entries.forEach(({ title, words }, entry) => {
    const own = new Map<string, number>();
    for (const piece of words.flatMap(piecesOf)) for (const word of read(piece)) own.set(word, beside);
    for (const piece of piecesOf(title)) for (const word of read(piece)) own.set(word, inTitle);
    own.set(wordsOf(title).join(''), asTitle);
    own.delete('');
    for (const [word, place] of own) {
      const known = places.get(word);
      if (known) known.push({ entry, place });
      else places.set(word, [{ entry, place }]);
    }
  });
  return places;
}

const piecesOf = (text: string) => text.split(/\s+/);

/** Countries and categories come by the hundred: each is read once. */
function once<T>(read: (text: string) => T) {
  const known = new Map<string, T>();
  return (text: string): T => {
    const value = known.get(text) ?? read(text);
    known.set(text, value);
    return value;
  };
}

function firstFrom(words: readonly string[], word: string) {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (words[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** One bit for each letter that occurs. */
function lettersOf(word: string) {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function countBits(bits: number) {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
