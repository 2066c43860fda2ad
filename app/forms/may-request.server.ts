import { normalisedMail } from '../base/normalised-mail.ts';
import type { Services } from '../context.server.ts';

/** Counts a request, by where it came from and by the mail address in it, if there is one. False for one too many. */
export async function mayRequest(
  { isWithinLimit }: Pick<Services, 'isWithinLimit'>,
  address: string,
  email: string,
): Promise<boolean> {
  // Refused by its own limit, a request does not use up that of a mailbox, which may be somebody else's.
  if (!(await isWithinLimit('requests-by-address', address))) return false;
  return email === '' || isWithinLimit('requests-by-mail', normalisedMail(email));
}

/** What is said to one too many. */
export const tooMany = 'Too many requests. Please try again in an hour, or email us.';
