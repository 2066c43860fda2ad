import { forgivenErrors } from '../../base/typing-errors.ts';

export type Spelling = ReturnType<typeof createSpelling>;

/**
 * All words of an index, to find those that a misspelt or unfinished word may stand for. Each comes with the weight of
 * the heaviest entry that has it.
 */
export function createSpelling(terms: ReadonlyMap<string, number>) {
  const words = [...terms.keys()].filter((term) => !term.startsWith('=')).toSorted();
  const known = new Set(words);
  const common = Uint8Array.from(words, (word, at) => commonStart(words[at - 1] ?? '', word));
  const lowBits = new Uint32Array(words.length);
  const highBits = new Uint32Array(words.length);
  for (const [at, word] of words.entries())
    [lowBits[at], highBits[at]] = bitsOf(pairsOf(word)) as [number, number];

  return {
    knows: (word: string) => known.has(word),
    /** A word of the index begins with it. */
    begins: (word: string) => words[firstFrom(words, word)]?.startsWith(word) ?? false,
    /** The words that begin with it, those of heavy entries first. */
    completions(beginning: string): string[] {
      const from = firstFrom(words, beginning);
      const found = words
        .slice(from, firstFrom(words, `${beginning}\uffff`))
        .filter((word) => word !== beginning);
      if (found.length <= mostCompletions) return found;
      return found
        .toSorted((one, other) => terms.get(other)! - terms.get(one)! || one.length - other.length)
        .slice(0, mostCompletions);
    },
    /** By the number of typing errors. "pricng" stands for "pricing", and "pricn" for its beginning. */
    corrections(word: string): Correction[] {
      const forgiven = forgivenErrors(word);
      if (forgiven === 0) return [];
      const found = withinErrors(word, words, common, forgiven);
      return found.toSorted((one, other) => one.errors - other.errors).slice(0, mostCorrections);
    },
    /** The most similar words, however far away. */
    nearest(word: string): string[] {
      const own = pairsOf(word);
      const [low, high] = bitsOf(own);
      const candidates: { at: number; rough: number }[] = [];
      for (const [at, bits] of lowBits.entries()) {
        const alike = countBits(bits & low) + countBits(highBits[at]! & high);
        if (alike > own.size / 6) candidates.push({ at, rough: alike / (own.size + words[at]!.length) });
      }
      return candidates
        .toSorted((one, other) => other.rough - one.rough)
        .slice(0, mostCandidates)
        .map(({ at }) => ({ word: words[at]!, likeness: likeness(own, pairsOf(words[at]!)) }))
        .filter((one) => one.likeness > 0)
        .toSorted((one, other) => other.likeness - one.likeness)
        .slice(0, mostNearest)
        .map((one) => one.word);
    },
  };
}

/** `isWhole`: the word itself is meant, and not the beginning of a longer one. */
export type Correction = { word: string; errors: number; isWhole: boolean };

const mostCorrections = 12;
const mostCompletions = 60;
const mostNearest = 4;
const mostCandidates = 60;

function firstFrom(words: readonly string[], word: string) {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (words[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The pairs of letters in a word, its beginning and end included. */
function pairsOf(word: string): ReadonlySet<number> {
  const pairs = new Set<number>();
  for (let at = 0; at <= word.length; at += 1)
    pairs.add((word.charCodeAt(at - 1) || 0) * 65_536 + (word.charCodeAt(at) || 0));
  return pairs;
}

/** Pairs as 64 bits, some of them sharing one: enough to leave out most words without comparing the pairs. */
function bitsOf(pairs: ReadonlySet<number>): readonly [low: number, high: number] {
  let [low, high] = [0, 0];
  for (const pair of pairs) {
    const bit = ((pair / 65_536) * 31 + (pair & 0xffff)) & 63;
    if (bit < 32) low |= 1 << bit;
    else high |= 1 << (bit - 32);
  }
  return [low, high];
}

function countBits(bits: number) {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** The Dice coefficient of two sets. */
const likeness = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
  (2 * one.intersection(other).size) / (one.size + other.size);

function commonStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length, 255);
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

/**
 * The edit distance (with swaps) from a word to all sorted words at once. Words that begin alike share the rows of their
 * beginning, and a beginning that is too far away ends the search in all of them.
 */
function withinErrors(
  typed: string,
  words: readonly string[],
  common: Uint8Array,
  most: number,
): Correction[] {
  const width = typed.length;
  const rows = [Array.from({ length: width + 1 }, (_, at) => at)];
  // The fewest errors to any beginning, by its length.
  const fewest = [width];
  const found: Correction[] = [];
  let reached = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    let depth = Math.min(reached, common[at]!);
    let isAlive = true;
    while (isAlive && depth < word.length) {
      depth += 1;
      const row = nextRow(rows, depth, word, typed);
      fewest[depth] = Math.min(fewest[depth - 1]!, row[width]!);
      isAlive = Math.min(...row) <= most;
    }
    reached = depth;
    const errors = fewest[depth]!;
    if (errors <= most) found.push({ word, errors, isWhole: isAlive && rows[depth]![width]! <= errors });
    else if (!isAlive) while (at + 1 < words.length && common[at + 1]! >= depth) at += 1;
  }
  return found;
}

function nextRow(rows: number[][], depth: number, word: string, typed: string): readonly number[] {
  const [last, beforeLast] = [rows[depth - 1]!, rows[depth - 2]];
  const row = (rows[depth] ??= []);
  row[0] = depth;
  for (let column = 1; column <= typed.length; column += 1) {
    const same = typed[column - 1] === word[depth - 1];
    let errors = Math.min(last[column]! + 1, row[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
    const swapped = typed[column - 1] === word[depth - 2] && typed[column - 2] === word[depth - 1];
    if (beforeLast && column > 1 && swapped) errors = Math.min(errors, beforeLast[column - 2]! + 1);
    row[column] = errors;
  }
  return row;
}
