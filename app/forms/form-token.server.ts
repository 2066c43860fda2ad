import { readSignedName, signName } from '../base/signed-name.server.ts';

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
export const longestOpenMs = 24 * 60 * 60 * 1_000;

/** For a form that comes back: the token that was sent, or another where that one is of no use any more. */
export function keepFormToken(secret: string, token: string, now: Date): string {
  const openedAt = readFormToken(secret, token)?.openedAt.getTime() ?? -Infinity;
  return now.getTime() - openedAt < longestOpenMs ? token : issueFormToken(secret, now);
}

const kind = 'form token';
