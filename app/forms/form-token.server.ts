import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a form page carries: the key of this one form, and when it was opened. Nobody else can make one. */
export type FormToken = { key: string; openedAt: Date };

export function issueFormToken(secret: string, now: Date): string {
  const said = `${crypto.randomUUID()}.${now.getTime()}`;
  return `${said}.${signature(secret, said)}`;
}

/** Null for one that is not ours. */
export function readFormToken(secret: string, token: string): FormToken | null {
  const [key = '', opened = '', signed = ''] = token.split('.');
  const expected = Buffer.from(signature(secret, `${key}.${opened}`));
  const given = Buffer.from(signed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { key, openedAt: new Date(Number(opened)) };
}

/** Longer than a day nobody fills in a form. */
export const longestOpenMs = 24 * 60 * 60 * 1_000;

/** For a form that comes back: the token that was sent, or another where that one is of no use any more. */
export function keepFormToken(secret: string, token: string, now: Date): string {
  const openedAt = readFormToken(secret, token)?.openedAt.getTime() ?? -Infinity;
  return now.getTime() - openedAt < longestOpenMs ? token : issueFormToken(secret, now);
}

const signature = (secret: string, said: string) =>
  createHmac('sha256', secret).update(`form token ${said}`).digest('base64url');
