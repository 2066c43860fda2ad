import type { Database } from './database.server.ts';

/** Data without a more specific rule expires once it is older than `oldest`. */
export type Forget = (db: Database, times: { now: Date; oldest: Date }) => Promise<Forgotten[]>;

export type Forgotten = { what: string; rows: number };

export function forgotten(what: string, { rowCount }: { rowCount: number | null }): Forgotten {
  return { what, rows: rowCount ?? 0 };
}
