import { forgivenErrors, typingErrors } from '../base/typing-errors.ts';
import type { SearchEntry } from './search-entry.ts';

/** By position of the entry; lower is better. */
export type Costs = Map<number, number>;

export type Vocabulary = ReturnType<typeof createVocabulary>;

export function createVocabulary(entries: readonly SearchEntry[]) {
  const places = placesOf(entries);
  const words = [...places.keys()].toSorted((one, other) => (one < other ? -1 : 1));
  const lettersIn = words.map(lettersOf);
  const collect = (costs: Costs, word: string, costAt: readonly number[], more = 0) => {
    for (const { entry, place } of places.get(word)!) addLower(costs, entry, costAt[place]! + more);
  };

  return {
    asTyped: (word: string, { whole = false } = {}): Costs => {
      const costs: Costs = new Map();
      for (const known of words.slice(firstFrom(words, word), firstFrom(words, `${word}\uffff`))) {
        if (known === word) collect(costs, word, exactCost);
        else if (!whole) collect(costs, known, beginningCost);
      }
      return costs;
    },
    mistyped: (word: string): Costs => {
      const costs: Costs = new Map();
      const forgiven = forgivenErrors(word);
      const letters = lettersOf(word);
      for (const [at, known] of words.entries()) {
        // Each letter that the other word lacks is an error, so this check skips most of the counting.
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

/** Hundreds of entries share a country or a category, so results are cached. */
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

/** Normalised words without fillers: "Möbel & more" is mobel, more. */
export function wordsOf(text: string): string[] {
  const all = split(fold(text));
  const telling = all.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : all;
}

/** H&M is found by h, m and hm; MediaMarkt also by media and markt. */
export function indexWordsOf(piece: string): ReadonlySet<string> {
  const whole = split(fold(piece));
  const parts = split(fold(piece.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')));
  return new Set([...whole, ...parts, whole.join('')]);
}

function fold(text: string) {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[æðđħıłøœßþŧ]/g, (letter) => undecomposed[letter]!);
}

const split = (text: string) => text.match(/[\p{Letter}\p{Number}]+/gu) ?? [];

const fillers: ReadonlySet<string> = new Set(['and', 'for', 'in', 'of', 'the']);

// Latin letters that Unicode does not decompose into a base letter and an accent.
const undecomposed: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ŧ: 't',
};
