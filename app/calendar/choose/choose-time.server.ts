import { data, redirect } from 'react-router';
import { brand } from '../../brand.ts';
import type { RequestFacts, Services } from '../../context.server.ts';
import { refusalFor, textIn } from '../../forms/read-form.server.ts';
import { holdTime } from '../bookings/hold-time.server.ts';
import { calendarPath, confirmPath } from '../calendar-address.ts';
import { isKey, readInstant, toBooking, type Visit } from '../visit.server.ts';

/** Holds the time that was chosen and leads on to confirm it, or back to the calendar where it is taken. */
export async function chooseTime(
  services: Services,
  { address }: RequestFacts,
  { zone, kept }: Visit,
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
  if (hold.kind === 'known') return toBooking(services, hold.booking);
  return redirect(
    hold.kind === 'held' ? confirmPath({ ...kept, slot, hold: key }) : calendarPath({ ...kept, taken: slot }),
    303,
  );
}

const tooMany = `You have tried many times in some minutes. Please wait a little, or write to ${brand.company.email}.`;
