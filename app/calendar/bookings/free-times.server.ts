import { and, eq, gt, ne, or } from 'drizzle-orm';
import type { Services } from '../../context.server.ts';
import { endOf, offeredTimes } from '../times/offered-times.ts';
import { bookingTable as table } from './booking-tables.server.ts';

/** When a demo may begin: what is offered and nobody has. What a visit holds itself is free to it. */
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
