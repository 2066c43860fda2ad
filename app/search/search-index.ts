import { longestQuery, type SearchAnswer, type SearchEntry } from './search-entry.ts';
import { addLower, createVocabulary, wordsOf, type Costs, type Vocabulary } from './search-vocabulary.ts';

export type SearchIndex = (query: string, limit: number) => SearchAnswer;

/** Typing errors are forgiven by the length of a word. Equally good matches keep the order of the entries. */
export function createSearchIndex(entries: readonly SearchEntry[]): SearchIndex {
  const vocabulary = createVocabulary(entries);
  return (query, limit) => {
    const costs = find(wordsOf(query.slice(0, longestQuery)), vocabulary);
    const found = [...costs].toSorted(([one, cost], [other, otherCost]) => cost - otherCost || one - other);
    return answerOf(
      found.map(([entry]) => entries[entry]!),
      limit,
    );
  };
}

function find(words: readonly string[], vocabulary: Vocabulary): Costs {
  const costs = haveAll(words, (word, at) => {
    // A short word followed by another is complete: "de toys" does not mean Denmark.
    const typed = vocabulary.asTyped(word, { whole: word.length < 3 && at < words.length - 1 });
    return typed.size > 0 ? typed : vocabulary.mistyped(word);
  });
  // "media markt" also finds mediamarkt.
  const joined = words.length > 1 ? vocabulary.asTyped(words.join('')) : new Map<number, number>();
  for (const [entry, cost] of joined) addLower(costs, entry, cost);
  // An existing word may still be a typing error.
  return costs.size > 0 ? costs : haveAll(words, vocabulary.mistyped);
}

function haveAll(words: readonly string[], look: (word: string, at: number) => Costs): Costs {
  let found: Costs | undefined;
  for (const [at, word] of words.entries()) {
    const next = look(word, at);
    found = found ? sumOf(found, next) : next;
    if (found.size === 0) break;
  }
  return found ?? new Map<number, number>();
}

function sumOf(one: Costs, other: Costs): Costs {
  const both: Costs = new Map();
  for (const [entry, cost] of one) {
    const more = other.get(entry);
    if (more !== undefined) both.set(entry, cost + more);
  }
  return both;
}

function answerOf(found: readonly SearchEntry[], limit: number): SearchAnswer {
  const groups = [...Map.groupBy(found, ({ kind }) => kind)];
  const shares = sharesOf(
    groups.map(([, entries]) => entries.length),
    limit,
  );
  return {
    total: found.length,
    groups: groups.map(([kind, entries], at) => ({
      kind,
      total: entries.length,
      items: entries
        .slice(0, shares[at])
        .map(({ title, about, lang, path, locked }) => ({ title, about, lang, path, locked })),
    })),
  };
}

/** The kinds take turns, so that none crowds out the others. */
function sharesOf(sizes: readonly number[], limit: number): number[] {
  const shares = sizes.map(() => 0);
  for (let given = 0, isFull = false; given < limit && !isFull;) {
    isFull = true;
    for (const [at, size] of sizes.entries()) {
      if (shares[at] === size || given === limit) continue;
      shares[at]! += 1;
      given += 1;
      isFull = false;
    }
  }
  return shares;
}
