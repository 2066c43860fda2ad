import type { Database } from '../../app/base/database.server.ts';
import type { JobQueue } from '../../app/base/jobs.server.ts';
import { count, say } from '../terminal.ts';
import type { Asked } from './usage-line.ts';

/** A line of the usage text and what it stands for: words are understood as far as a line shows them. */
export type Offer = {
  /** `jobs retry <id>`. */
  usage: string;
  does: string;
  /** Null for an id that is none; a date that is none is thrown. */
  command: (asked: Asked) => Command | null;
};

/** Says whether it was done. */
export type Command = (given: Given) => Promise<boolean>;
export type Given = { db: Database; jobs: JobQueue };

/** How many of the newest a list shows, unless somebody has to look after all that is in it. */
export const longestList = 200;

export function sayCount(found: number, thing: string, most: number): true {
  const counted = count(found, thing);
  return say(found < most ? counted : `The newest ${counted}; there may be more.`);
}
