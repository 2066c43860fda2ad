import { and, eq, lte, or } from 'drizzle-orm';
import type { Database } from '../../base/database.server.ts';
import type { BookingRules } from '../../settings/environment.server.ts';
import { endOf, offeredTimes } from '../times/offered-times.ts';
import { bookingTable as table, type Booking } from './booking-tables.server.ts';

/** The time that a visitor chose, and which visit to the calendar it was. */
export type Choice = Readonly<{ key: string; startsAt: Date; zone: string }>;

export type Hold =
  | { kind: 'held'; until: Date }
  | { kind: 'taken' }
  /** The visit has led to a booking before. */
  | { kind: 'known'; booking: Booking };

/** Keeps a time for one visit. A visit holds one time: whoever chooses another lets go of the first. */
export async function holdTime(tx: Database, rules: BookingRules, choice: Choice, now: Date): Promise<Hold> {
  const own = await ownRow(tx, choice);
  if (own && own.state !== 'held') return { kind: 'known', booking: own };
  const until = heldUntil(own, choice);
  if (until && until > now) return { kind: 'held', until };
  if (!isOffered(rules, choice, now)) return { kind: 'taken' };

  const isOver = or(lte(table.heldUntil, now), eq(table.key, choice.key));
  await tx.delete(table).where(and(eq(table.state, 'held'), isOver));
  const [stored] = await tx
    .insert(table)
    .values({
      ...choice,
      endsAt: endOf(choice.startsAt, rules),
      state: 'held',
      heldUntil: new Date(now.getTime() + holdMs),
      changedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  // Where it was not stored, the twin of this request may have been faster.
  const held = heldUntil(stored ?? (await ownRow(tx, choice)), choice);
  return held ? { kind: 'held', until: held } : { kind: 'taken' };
}

/** Until when a visit holds that time; null when it does not. */
export async function findHold(db: Database, choice: Choice, now: Date): Promise<Date | null> {
  const until = heldUntil(await ownRow(db, choice), choice);
  return until && until > now ? until : null;
}

const holdMs = 10 * 60 * 1_000;

async function ownRow(tx: Database, { key }: Choice): Promise<Booking | undefined> {
  const [row] = await tx.select().from(table).where(eq(table.key, key));
  return row;
}

const heldUntil = (own: Booking | undefined, { startsAt }: Choice) =>
  own?.startsAt.getTime() === startsAt.getTime() ? own.heldUntil : null;

const isOffered = (rules: BookingRules, { startsAt }: Choice, now: Date) =>
  offeredTimes(rules, now).some((time) => time.getTime() === startsAt.getTime());
