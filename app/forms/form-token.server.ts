import { readSignedName, signName } from '../base/signed/signed-name.server.ts';
import { textIn, type Refusal } from './read-form.server.ts';
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

const fastestMs = 1_500;
/** Longer than a day nobody fills in a form. */
const longestOpenMs = 24 * 60 * 60 * 1_000;

/** The key of a form that was open about as long as a person needs, or why it is not taken. */
export function keyInForm(secret: string, sent: FormData, now: Date): { key: string } | { fault: string } {
  const token = readFormToken(secret, textIn(sent, tokenName));
  const openMs = token ? now.getTime() - token.openedAt.getTime() : Infinity;
  if (!token || openMs > longestOpenMs) {
    return { fault: 'This form was open for too long. Please send it again.' };
  }
  if (openMs < fastestMs) return { fault: 'That was faster than people type. Please send it again.' };
  return { key: token.key };
}

/** For a form that comes back. */
export function withToken(
  { secret, now }: { secret: string; now: () => Date },
  refusal: Refusal,
  sent: FormData,
): Refusal {
  return { ...refusal, token: keepFormToken(secret, textIn(sent, tokenName), now()) };
}

/** The same token, or another where that one is of no use any more. */
export function keepFormToken(secret: string, token: string, now: Date): string {
  const openedAt = readFormToken(secret, token)?.openedAt.getTime() ?? -Infinity;
  return now.getTime() - openedAt < longestOpenMs ? token : issueFormToken(secret, now);
}

const kind = 'form token';
