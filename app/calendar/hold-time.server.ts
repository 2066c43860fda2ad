import { and, eq, gt, ne, or, lte } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import type { Services } from '../context.server.ts';
import type { BookingRules } from '../settings/environment.server.ts';
import { bookingTable as table, type Booking } from './bookings.server.ts';
import { endOf, offeredTimes } from './offered-times.ts';

export async function freeTimes(
  { db, settings, now }: Pick<Services, 'db' | 'settings' | 'now'>,
  visitKey: string,
): Promise<Date[]> {
  const present = now();
  const isHeldByOthers = and(gt(table.heldUntil, present), ne(table.key, visitKey));
  const busy = await db
    .select({ startsAt: table.startsAt, endsAt: table.endsAt })
    .from(table)
    .where(and(gt(table.endsAt, present), or(eq(table.state, 'booked'), isHeldByOthers)));
  return offeredTimes(settings.booking, present).filter((time) => {
    const end = endOf(time, settings.booking);
    return !busy.some(({ startsAt, endsAt }) => startsAt < end && time < endsAt);
  });
}

/** `key` identifies the visit to the calendar. */
export type Choice = Readonly<{ key: string; startsAt: Date; zone: string }>;

export type Hold =
  | { kind: 'held'; until: Date }
  | { kind: 'taken' }
  /** This visit has already made a booking. */
  | { kind: 'known'; booking: Booking };

/** A visit holds one time: choosing another releases the first. */
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
  // On a conflict, a repeat of this request may have stored it already.
  const held = heldUntil(stored ?? (await ownRow(tx, choice)), choice);
  return held ? { kind: 'held', until: held } : { kind: 'taken' };
}

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
