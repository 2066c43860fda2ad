import * as z from 'zod';

export function print(cells: readonly string[]) {
  console.log(cells.join('  ').trimEnd());
}

export function moment(time: Date): string {
  return time.toISOString().slice(0, 16).replace('T', ' ');
}

/** '1 row', '1,200 rows'. */
export function count(number: number, thing: string): string {
  return `${number.toLocaleString('en-US')} ${thing}${number === 1 ? '' : 's'}`;
}

/** Beside the output, which may go to a file. */
export function say(sentence: string): true {
  console.error(sentence);
  return true;
}

export function refuse(sentence: string): false {
  console.error(sentence);
  return false;
}

/** The number of a row, as it counts up; null for anything else. */
export function rowNumber(word = ''): number | null {
  return /^[1-9]\d{0,14}$/.test(word) ? Number(word) : null;
}

/** When a day begins, UTC. What only looks like one is refused: 1.11.2026 would be a day in January. */
export function dayFrom(word: string): Date {
  if (!z.iso.date().safeParse(word).success)
    throw new Error(`"${word}" is no day: write one such as 2026-11-15.`);
  return new Date(word);
}
