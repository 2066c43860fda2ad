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
  // Only a query without any hit needs it.
  let pairs: Map<string, number[]> | undefined;

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
      pairs ??= pairIndex(words);
      const own = pairsOf(word);
      const shared = new Uint16Array(words.length);
      for (const pair of own) for (const at of pairs.get(pair) ?? []) shared[at]! += 1;
      const best: { at: number; likeness: number }[] = [];
      for (const [at, count] of shared.entries()) {
        if (count === 0) continue;
        // The Dice coefficient of the two sets of pairs.
        const likeness = (2 * count) / (own.length + words[at]!.length + 1);
        if (best.length === mostNearest && likeness <= best.at(-1)!.likeness) continue;
        best.push({ at, likeness });
        best.sort((one, other) => other.likeness - one.likeness);
        if (best.length > mostNearest) best.pop();
      }
      return best.map(({ at }) => words[at]!);
    },
  };
}

/** `isWhole`: the word itself is meant, and not the beginning of a longer one. */
export type Correction = { word: string; errors: number; isWhole: boolean };

const mostCorrections = 12;
const mostCompletions = 60;
const mostNearest = 4;

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
function pairsOf(word: string): string[] {
  const padded = ` ${word} `;
  return Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2));
}

function pairIndex(words: readonly string[]): Map<string, number[]> {
  const index = new Map<string, number[]>();
  for (const [at, word] of words.entries()) {
    for (const pair of new Set(pairsOf(word))) {
      const known = index.get(pair);
      if (known) known.push(at);
      else index.set(pair, [at]);
    }
  }
  return index;
}

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
