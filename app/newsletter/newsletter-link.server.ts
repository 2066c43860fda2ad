import { readSignedId, signId } from '../base/signed/signed-id.server.ts';

/** The two links that mails carry; a mail is the proof that the address is its reader's. */
type Purpose = 'confirm' | 'unsubscribe';

export type LinkParts = { secret: string; siteUrl: string };

export function newsletterLink(
  { secret, siteUrl }: LinkParts,
  purpose: Purpose,
  subscriberId: number,
): string {
  return `${siteUrl}/newsletter/${purpose}?token=${signId(secret, `newsletter ${purpose}`, subscriberId)}`;
}

/** The subscriber; null for a link that is not ours. */
export function readNewsletterLink(secret: string, purpose: Purpose, url: URL): number | null {
  return readSignedId(secret, `newsletter ${purpose}`, url.searchParams.get('token') ?? '');
}
