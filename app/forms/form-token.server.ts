import { createHash } from 'node:crypto';
import { readSignedName, signName } from '../base/signed-name.server.ts';
import type { Services } from '../context.server.ts';
import { tokenName } from './field-names.ts';
import { textIn, type Refusal, type Refused } from './read-form.server.ts';

/** Signed, so that only we can issue one. The key identifies one rendered form. */
export type FormToken = { key: string; openedAt: Date };

export function issueFormToken(secret: string, now: Date, key: string = crypto.randomUUID()): string {
  return signName(secret, kind, `${key}.${now.getTime()}`);
}

export function readFormToken(secret: string, token: string): FormToken | null {
  const said = readSignedName(secret, kind, token);
  if (said === null) return null;
  const [key = '', opened = ''] = said.split('.');
  return { key, openedAt: new Date(Number(opened)) };
}

const longestOpenMs = 24 * 60 * 60 * 1_000;

/**
 * A form without a usable token, or filled in faster than people type, is not refused: the visitor is asked for one more
 * click, and the token of that answer is accepted at once.
 */
export function keyInForm(
  { secret, now, settings }: Pick<Services, 'secret' | 'now' | 'settings'>,
  sent: FormData,
  entered: Record<string, string>,
): { key: string } | { refused: Refused } {
  const token = readFormToken(secret, textIn(sent, tokenName));
  const openMs = token ? now().getTime() - token.openedAt.getTime() : Infinity;
  const isTooOld = !token || openMs > longestOpenMs;
  if (!isTooOld && openMs >= settings.minTypingMs) return { key: token.key };
  const openedAt = new Date(now().getTime() - settings.minTypingMs);
  const next = issueFormToken(secret, openedAt, isTooOld ? undefined : token.key);
  return { refused: askOnceMore(entered, next) };
}

function askOnceMore(entered: Record<string, string>, token: string): Refused {
  const refusal = { attempt: crypto.randomUUID(), errors: [], question: onceMore, entered, token };
  return { ok: false, status: 422, refusal };
}

const onceMore = 'Almost there: please press the button once more. Nothing you entered has been lost.';

/** A form may be sent a few times, for example after going back, but a single token must not be reusable without limit. */
export async function refuseWornToken(
  { isWithinLimit, secret }: Pick<Services, 'isWithinLimit' | 'secret'>,
  sent: FormData,
  key: string,
  entered: Record<string, string>,
): Promise<Refused | null> {
  if (await isWithinLimit('submissions-by-form', key)) return null;
  const { openedAt } = readFormToken(secret, textIn(sent, tokenName))!;
  return askOnceMore(entered, issueFormToken(secret, openedAt));
}

export function withToken(
  { secret, now }: { secret: string; now: () => Date },
  refusal: Refusal,
  sent: FormData,
): Refusal {
  return { ...refusal, token: refusal.token ?? keepFormToken(secret, textIn(sent, tokenName), now()) };
}

export function keepFormToken(secret: string, token: string, now: Date): string {
  const openedAt = readFormToken(secret, token)?.openedAt.getTime() ?? -Infinity;
  return now.getTime() - openedAt < longestOpenMs ? token : issueFormToken(secret, now);
}

const kind = 'form token';

export function submissionKey(words: string): string {
  return createHash('sha256').update(words).digest('hex').slice(0, 32);
}

/**
 * Without a token, the same words within 15 minutes are one submission. Store it under the first key but look it up under
 * all, because it may have arrived on the other side of a boundary.
 */
export function keysInTime(words: string, now: Date): string[] {
  const span = Math.floor(now.getTime() / spanMs);
  return [span, span - 1, span + 1].map((at) => submissionKey(`${words} ${at}`));
}

const spanMs = 15 * 60 * 1_000;
