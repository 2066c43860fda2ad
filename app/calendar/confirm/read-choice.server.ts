import { redirect } from 'react-router';
import type { Services } from '../../context.server.ts';
import { freeTimes } from '../bookings/free-times.server.ts';
import { findHold, type Choice } from '../bookings/hold-time.server.ts';
import { calendarPath } from '../calendar-address.ts';
import { readInstant, type Visit } from '../visit.server.ts';

/** The time that an address asks to confirm; without one the visitor is led to the calendar. */
export function readChoice({ searchParams }: URL, { key, zone, kept }: Visit): Choice {
  const startsAt = readInstant(searchParams.get('slot') ?? '');
  if (!startsAt) throw redirect(calendarPath(kept), 303);
  return { key, startsAt, zone };
}

/** Until when the time is held; null when that is over and it can still be had. */
export async function holdOf(services: Services, { kept }: Visit, choice: Choice): Promise<Date | null> {
  const until = await findHold(services.db, choice, services.now());
  if (until) return until;
  const taken = choice.startsAt.toISOString();
  const free = await freeTimes(services, choice.key);
  if (free.some((time) => time.toISOString() === taken)) return null;
  throw redirect(calendarPath({ ...kept, taken }), 303);
}
