import { normalisedMail } from '../../base/normalised-mail.ts';
import { brand } from '../../base/brand.ts';
import type { Services } from '../../context.server.ts';

type Booker = {
  /** Network address of the browser. */
  address: string;
  email: string;
  /** The booking that gets another time, where it is no new one. */
  moving?: number;
};

/** Counts a booking or a move, since each is followed by a mail. Cancelling is always possible, and so not counted. */
export async function mayBook(
  { isWithinLimit }: Pick<Services, 'isWithinLimit'>,
  { address, email, moving }: Booker,
): Promise<boolean> {
  // Refused by its own limits, a change does not use up that of a mailbox, which may be somebody else's.
  if (!(await isWithinLimit('bookings-by-address', address))) return false;
  if (moving !== undefined && !(await isWithinLimit('booking-changes', String(moving)))) return false;
  return isWithinLimit('bookings-by-mail', normalisedMail(email));
}

const later = `Please try again later, or email us at ${brand.company.email}.`;

export const tooManyMoves = `Too many changes. Your demo stays as it was. ${later}`;
export const tooManyBookings = `Too many changes. Nothing was booked. ${later}`;
