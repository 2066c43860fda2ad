import { normalisedMail } from '../../base/normalised-mail.ts';
import { brand } from '../../brand.ts';
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
  const allowed = await Promise.all([
    isWithinLimit('bookings-by-address', address),
    isWithinLimit('bookings-by-mail', normalisedMail(email)),
    moving === undefined || isWithinLimit('booking-changes', String(moving)),
  ]);
  return allowed.every(Boolean);
}

const later = `Please try again later, or email us at ${brand.company.email}.`;

export const tooManyMoves = `Too many changes. Your demo stays as it was. ${later}`;
export const tooManyBookings = `Too many changes. Nothing was booked. ${later}`;
