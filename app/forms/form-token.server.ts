import { readSignedName, signName } from '../base/signed/signed-name.server.ts';
import type { Services } from '../context.server.ts';
import { refused, textIn, type Refusal, type Refused } from './read-form.server.ts';
import { tokenName } from './token-name.ts';

/** What a form page carries: the key of this one form, and when it was opened. Nobody else can make one. */
export type FormToken = { key: string; openedAt: Date };

export function issueFormToken(secret: string, now: Date): string {
  return signName(secret, kind, `${crypto.randomUUID()}.${now.getTime()}`);
}

/** Null for one that is not ours. */
export function readFormToken(secret: string, token: string): FormToken | null {
  const said = readSignedName(secret, kind, token);
  if (said === null) return null;
  const [key = '', opened = ''] = said.split('.');
  return { key, openedAt: new Date(Number(opened)) };
}

/** Longer than a day nobody fills in a form. */
const longestOpenMs = 24 * 60 * 60 * 1_000;

type Needs = Pick<Services, 'secret' | 'now' | 'settings'>;

/** The key of a form that was open about as long as a person needs, or what the visitor is asked to do. */
export function keyInForm(
  { secret, now, settings }: Needs,
  sent: FormData,
): { key: string } | { fault: string } {
  const token = readFormToken(secret, textIn(sent, tokenName));
  const openMs = token ? now().getTime() - token.openedAt.getTime() : Infinity;
  if (!token || openMs > longestOpenMs) {
    return { fault: 'This form was open for too long. Please send it again.' };
  }
  if (openMs < settings.minTypingMs) return { fault: onceMore };
  return { key: token.key };
}

const onceMore = 'Almost there: please press the button once more to send this.';

/**
 * A form may be sent with other words a few times, as after going back in the browser. Then it comes back with another
 * token, so that no token serves any number of submissions. Null while it may be sent.
 */
export async function refuseWornToken(
  { isWithinLimit, secret }: Pick<Services, 'isWithinLimit' | 'secret'>,
  sent: FormData,
  key: string,
  entered: Record<string, string>,
): Promise<Refused | null> {
  if (await isWithinLimit('submissions-by-form', key)) return null;
  const { openedAt } = readFormToken(secret, textIn(sent, tokenName))!;
  const answer = refused(422, onceMore, entered);
  return { ...answer, refusal: { ...answer.refusal, token: issueFormToken(secret, openedAt) } };
}

/** For a form that comes back. */
export function withToken(
  { secret, now }: { secret: string; now: () => Date },
  refusal: Refusal,
  sent: FormData,
): Refusal {
  return { ...refusal, token: refusal.token ?? keepFormToken(secret, textIn(sent, tokenName), now()) };
}

/** The same token, or another where that one is of no use any more. */
export function keepFormToken(secret: string, token: string, now: Date): string {
  const openedAt = readFormToken(secret, token)?.openedAt.getTime() ?? -Infinity;
  return now.getTime() - openedAt < longestOpenMs ? token : issueFormToken(secret, now);
}

const kind = 'form token';
