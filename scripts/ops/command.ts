import type { Database } from '../../app/base/database.server.ts';
import type { JobQueue } from '../../app/jobs/jobs.server.ts';

export type Given = { db: Database; jobs: JobQueue };
/** Says whether it was done. */
export type Command = (given: Given) => Promise<boolean>;

export function print(cells: readonly string[]) {
  console.log(cells.join('  ').trimEnd());
}

export function moment(time: Date): string {
  return time.toISOString().slice(0, 16).replace('T', ' ');
}

/** Beside the output, which may go to a file. */
export function say(sentence: string): true {
  console.error(sentence);
  return true;
}

/** How many of the newest a list shows, unless somebody has to look after all that is in it. */
export const longestList = 200;

export function sayCount(count: number, what: string, most: number): true {
  return say(count < most ? `${count} ${what}` : `The newest ${count} ${what}; there may be more.`);
}

export function refuse(sentence: string): false {
  console.error(sentence);
  return false;
}
