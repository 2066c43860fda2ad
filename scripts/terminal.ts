import * as z from 'zod';

export function print(cells: readonly string[]) {
  console.log(cells.join('  ').trimEnd());
}

export function moment(time: Date): string {
  return time.toISOString().slice(0, 16).replace('T', ' ');
}

export function count(number: number, thing: string): string {
  return `${number.toLocaleString('en-US')} ${thing}${number === 1 ? '' : 's'}`;
}

/** On standard error, since the output may go to a file. */
export function say(sentence: string): true {
  console.error(sentence);
  return true;
}

export function refuse(sentence: string): false {
  console.error(sentence);
  return false;
}

/** How many entries a list shows, unless an operator has to look after all of them. */
export const longestList = 200;

export function sayCount(found: number, thing: string, most: number): true {
  const counted = count(found, thing);
  return say(found < most ? counted : `The newest ${counted}; there may be more.`);
}

export function rowNumber(word = ''): number | null {
  return /^[1-9]\d{0,14}$/.test(word) ? Number(word) : null;
}

/** A count or a seed; null where it is not a whole number up to `most`. */
export function wholeNumber(word: string, most = Number.MAX_SAFE_INTEGER): number | null {
  const number = Number(word);
  return /^\d+$/.test(word) && number <= most ? number : null;
}

/** A seed repeats a run: `--seed`, SEED, or a random one. */
export function readSeed(given = process.env.SEED): number | null {
  return given === undefined ? Math.trunc(Math.random() * 1_000_000) : wholeNumber(given);
}

/** The start of a day in UTC. `new Date` alone would take 1.11.2026 for a day in January. */
export function dayFrom(word: string): Date {
  if (!z.iso.date().safeParse(word).success) throw new Error(`Invalid date "${word}": expected YYYY-MM-DD.`);
  return new Date(word);
}
