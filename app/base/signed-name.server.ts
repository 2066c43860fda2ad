import { createHmac, timingSafeEqual } from 'node:crypto';

/** A signature is valid for one kind only. */
export function signName(secret: string, kind: string, name: string): string {
  return `${name}.${signature(secret, kind, name)}`;
}

export function readSignedName(secret: string, kind: string, signed: string): string | null {
  const [, name, given] = /^([\w.-]+)\.([\w-]+)$/.exec(signed) ?? [];
  if (!name || !given) return null;
  const [actual, expected] = [Buffer.from(given), Buffer.from(signature(secret, kind, name))];
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? name : null;
}

const signature = (secret: string, kind: string, name: string) =>
  createHmac('sha256', secret).update(`${kind} ${name}`).digest('base64url');

export const signId = (secret: string, kind: string, id: number) => signName(secret, kind, String(id));

export function readSignedId(secret: string, kind: string, signed: string): number | null {
  const id = readSignedName(secret, kind, signed);
  return id === null ? null : Number(id);
}
