import type { Database } from './database.server.ts';

/**
 * How whoever keeps what people have told us forgets it. What has no term of its own goes when it is older than
 * `oldest`.
 */
export type Forget = (db: Database, times: { now: Date; oldest: Date }) => Promise<Forgotten[]>;

/** How much of what was forgotten. */
export type Forgotten = { what: string; rows: number };

export function forgotten(what: string, { rowCount }: { rowCount: number | null }): Forgotten {
  return { what, rows: rowCount ?? 0 };
}
