import { data, redirect } from 'react-router';
import { brand } from '../../base/brand.ts';
import type { RequestFacts, Services } from '../../context.server.ts';
import { refusalFor, textIn } from '../../forms/read-form.server.ts';
import { holdTime } from '../bookings/hold-time.server.ts';
import { calendarPath, confirmPath } from '../calendar-address.ts';
import { isKey, readInstant, toBooking, type Visit } from '../visit.server.ts';

/** Holds the time that was chosen and leads on to confirm it, or back to the calendar where it is taken. */
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
  // An address is passed on easily: whoever has it does not get to another one's booking, but begins anew.
  const isOwn = contact !== null && contact.leadId === hold.booking.leadId;
  return isOwn
    ? toBooking(services, hold.booking)
    : redirect(calendarPath({ ...kept, hold: undefined }), 303);
}

const tooMany = `Too many changes. Please try again in ten minutes, or email us at ${brand.company.email}.`;
