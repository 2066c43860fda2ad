import { desc, lt, sql } from 'drizzle-orm';
import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import type { Database } from '../../base/database.server.ts';
import { daysBefore } from '../../base/dates.ts';
import { forgotten, type Forget } from '../../base/retention.ts';
import { keepableQuery } from './keepable-query.ts';

const table = pgTable('search_miss', {
  day: date('day').notNull(),
  query: text('query').notNull(),
  misses: integer('misses').notNull(),
});

export const missDays = 90;

/** A stranger can invent any number of queries, but not fill the table with them. */
export const mostPerDay = 500;
const mostWaiting = 200;

const flushMs = 5_000;

export type MissCounter = ReturnType<typeof createMissCounter>;

type Options = { db: Database; log: Logger; now: () => Date; delayMs?: number };

/** Counts queries that found nothing, per day. They are gathered for a moment and written together. */
export function createMissCounter({ db, log, now, delayMs = flushMs }: Options) {
  const waiting = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counted = [...waiting];
    waiting.clear();
    writing = writing
      .then(async () => {
        for (const [query, misses] of counted) await add(db, dayOf(now()), query, misses);
      })
      .catch((error: unknown) =>
        log.warn({ err: withoutQuery(error) }, 'Failed to count searches without a hit'),
      );
    return writing;
  }

  return {
    record(query: string): void {
      const kept = keepableQuery(query);
      if (kept === null || (waiting.size >= mostWaiting && !waiting.has(kept))) return;
      waiting.set(kept, (waiting.get(kept) ?? 0) + 1);
      timer ??= setTimeout(() => void flush(), delayMs).unref();
    },
    flush,
  };
}

async function add(db: Database, day: string, query: string, misses: number) {
  await db.execute(sql`
    insert into search_miss (day, query, misses)
    select ${day}::date, ${query}, ${misses}
    where (select count(*) from search_miss where day = ${day}::date) < ${mostPerDay}
      or exists (select 1 from search_miss where day = ${day}::date and query = ${query})
    on conflict (day, query) do update set misses = search_miss.misses + excluded.misses
  `);
}

/** A database error quotes the statement with its parameters. */
const withoutQuery = (error: unknown) => new Error(error instanceof Error ? error.name : 'unknown');

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

export type Miss = { day: string; query: string; misses: number };

/** Newest day first, the most frequent of a day first. */
export async function listMisses(db: Database): Promise<Miss[]> {
  return db.select().from(table).orderBy(desc(table.day), desc(table.misses), table.query);
}

export const forgetMisses: Forget = async (db, { now }) => [
  forgotten(
    'searches without a hit',
    await db.delete(table).where(lt(table.day, dayOf(daysBefore(now, missDays)))),
  ),
];
