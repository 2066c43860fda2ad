import { eq } from 'drizzle-orm';
import { readSignedId, signId } from '../../base/signed/signed-id.server.ts';
import type { Services } from '../../context.server.ts';
import { bookingTable as table, type Booking } from './booking-tables.server.ts';

/** What the address of a booking carries, in mails too. */
export const bookingReference = (secret: string, id: number) => signId(secret, kind, id);

/** The booking that an address names; null where it names none. */
export async function namedBooking(
  { db, secret }: Pick<Services, 'db' | 'secret'>,
  reference: string,
): Promise<Booking | null> {
  const id = readSignedId(secret, kind, reference);
  if (id === null) return null;
  const [booking] = await db.select().from(table).where(eq(table.id, id));
  return booking ?? null;
}

/** The address of a booking serves until the demo is over. */
export function stateOf({ state, endsAt }: Booking, now: Date): 'booked' | 'cancelled' | 'over' {
  if (state === 'cancelled') return 'cancelled';
  return endsAt > now ? 'booked' : 'over';
}

const kind = 'booking reference';
