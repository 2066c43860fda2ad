import type { Option } from './control.ts';

/** The options that a query means, best first. Accents and case do not count, and small typing errors are forgiven. */
export function matchOptions<O extends Option>(options: readonly O[], query: string): O[] {
  const wanted = fold(query);
  if (!wanted) return [...options];

  const ranked = options.map((option) => ({ option, rank: rank(option, wanted) }));
  // A typing error is assumed only where nothing fits as it was typed.
  const exact = ranked.some((match) => match.rank < nearly);
  return ranked
    .filter((match) => match.rank < (exact ? nearly : none))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}

const [start, wordStart, inside, nearly, none] = [0, 1, 2, 3, Number.POSITIVE_INFINITY];

function rank({ value, label }: Option, wanted: string): number {
  const name = fold(label);
  if (name.startsWith(wanted) || fold(value) === wanted) return start;

  const tails = wordTails(name);
  if (tails.some((tail) => tail.startsWith(wanted))) return wordStart;
  if (name.includes(wanted)) return inside;

  const errors = Math.min(...tails.map((tail) => typingErrors(wanted, tail)));
  return errors <= forgiven(wanted) ? nearly + errors : none;
}

function fold(text: string) {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .trim()
    .replaceAll(/\s+/g, ' ');
}

/** The name read from each of its words on: "united arab emirates", "arab emirates", "emirates". */
function wordTails(name: string) {
  return [...name.matchAll(/[\p{Letter}\p{Number}]+/gu)].map(({ index }) => name.slice(index));
}

function forgiven(wanted: string) {
  if (wanted.length < 4) return 0;
  return wanted.length < 8 ? 1 : 2;
}

/** How many letters must be added, dropped, changed or swapped for `typed` to be the beginning of `name`. */
function typingErrors(typed: string, name: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: name.length + 1 }, (_, column) => column);

  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column <= name.length; column++) {
      const same = typed[row - 1] === name[column - 1];
      let errors = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      const swapped = typed[row - 1] === name[column - 2] && typed[row - 2] === name[column - 1];
      if (row > 1 && column > 1 && swapped) errors = Math.min(errors, beforeLast[column - 2]! + 1);
      current.push(errors);
    }
    [beforeLast, last] = [last, current];
  }
  return Math.min(...last);
}
