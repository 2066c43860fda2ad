import { brand } from '../base/brand.ts';
import type { IsWithinLimit } from '../base/limits.ts';
import { normalisedMail } from '../base/mail-address.server.ts';

export async function mayRequest(
  { isWithinLimit }: { isWithinLimit: IsWithinLimit },
  address: string,
  email: string,
): Promise<boolean> {
  // Checked first, so that one sender cannot use up the limit of somebody else's mailbox.
  if (!(await isWithinLimit('requests-by-address', address))) return false;
  return email === '' || isWithinLimit('requests-by-mail', normalisedMail(email));
}

export const tooMany = `Too many requests. Please try again in an hour, or email us at ${brand.company.email}.`;

export const onlyPosts = () =>
  new Response('This link can’t be opened directly. Please go back and use the button on the page.\n', {
    status: 405,
    headers: { Allow: 'POST', 'Content-Type': 'text/plain; charset=utf-8' },
  });
