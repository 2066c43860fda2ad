import { data, redirect } from 'react-router';
import { brand } from '../base/brand.ts';
import type { RequestFacts, Services } from '../context.server.ts';
import { refusalFor, textIn } from '../forms/read-form.server.ts';
import { calendarPath, confirmPath } from './calendar-address.ts';
import { holdTime, freeTimes, findHold, type Choice } from './hold-time.server.ts';
import { isKey, readInstant, toBooking, type Visit } from './visit.server.ts';

export async function chooseTime(
  services: Pick<Services, 'db' | 'settings' | 'now' | 'isWithinLimit' | 'secret'>,
  { address }: Pick<RequestFacts, 'address'>,
  { zone, contact, kept }: Pick<Visit, 'zone' | 'contact' | 'kept'>,
  sent: FormData,
) {
  const { db, settings, now, isWithinLimit } = services;
  const key = textIn(sent, 'key');
  const startsAt = readInstant(textIn(sent, 'slot'));
  if (!startsAt || !isKey(key)) return redirect(calendarPath(kept), 303);
  if (!(await isWithinLimit('holds-by-address', address))) return data(refusalFor(tooMany, {}), 429);

  const choice = { key, startsAt, zone };
  const hold = await db.transaction((tx) => holdTime(tx, settings.booking, choice, now()));
  const slot = startsAt.toISOString();
  if (hold.kind === 'held') return redirect(confirmPath({ ...kept, slot, hold: key }), 303);
  if (hold.kind === 'taken') return redirect(calendarPath({ ...kept, taken: slot }), 303);
  // People share addresses: only the lead that booked sees the booking, anyone else starts again.
  const isOwn = contact !== null && contact.leadId === hold.booking.leadId;
  return isOwn
    ? toBooking(services, hold.booking)
    : redirect(calendarPath({ ...kept, hold: undefined }), 303);
}

const tooMany = `Too many attempts. Please try again in ten minutes, or email us at ${brand.company.email}.`;

export function readChoice({ searchParams }: URL, { key, zone, kept }: Visit): Choice {
  const startsAt = readInstant(searchParams.get('slot') ?? '');
  if (!startsAt) throw redirect(calendarPath(kept), 303);
  return { key, startsAt, zone };
}

/** Null if the hold has expired but the time is free; redirects to the calendar if it is taken. */
export async function heldUntil(services: Services, { kept }: Visit, choice: Choice): Promise<Date | null> {
  const until = await findHold(services.db, choice, services.now());
  if (until) return until;
  const taken = choice.startsAt.toISOString();
  const free = await freeTimes(services, choice.key);
  if (free.some((time) => time.toISOString() === taken)) return null;
  throw redirect(calendarPath({ ...kept, taken }), 303);
}
