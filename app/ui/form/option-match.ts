import { forgivenErrors, typingErrors } from '../../base/typing-errors.ts';
import type { Option } from './control.ts';

/** Best match first. Ignores accents and case, and forgives small typing errors. */
export function matchOptions<O extends Option>(options: readonly O[], query: string): O[] {
  const wanted = fold(query);
  if (!wanted) return [...options];

  const ranked = options.map((option) => ({ option, rank: rank(option, wanted) }));
  // Typing errors are forgiven only if nothing matches as typed.
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

  const forgiven = forgivenErrors(wanted);
  return nearly + Math.min(...tails.map((tail) => typingErrors(wanted, tail, forgiven)));
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

/** "united arab emirates", "arab emirates", "emirates". */
function wordTails(name: string) {
  return [...name.matchAll(/[\p{Letter}\p{Number}]+/gu)].map(({ index }) => name.slice(index));
}
