import type { Database } from '../../../base/database.server.ts';

/** What every part of the sandbox needs. Inside a transaction `db` is the transaction. */
export type World = {
  db: Database;
  now: () => Date;
  siteUrl: string;
  /** Settles the order in which events arrive. */
  seed: number;
};

/** Does all of it or nothing. */
export function together<Result>(world: World, work: (world: World) => Promise<Result>): Promise<Result> {
  return world.db.transaction((db) => work({ ...world, db }));
}

/** Stripe's time: whole seconds. */
export function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

/** What every new object has. */
export function born({ now }: World): { created: number; livemode: false } {
  return { created: secondsOf(now()), livemode: false };
}
