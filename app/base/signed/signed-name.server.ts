import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A name in an address or a cookie that nobody else can make: `17.3q2-7w…`. The kind keeps a name of one thing from
 * being read as one of another.
 */
export function signName(secret: string, kind: string, name: string): string {
  return `${name}.${signature(secret, kind, name)}`;
}

/** The name as it was signed; null for one that is not ours. */
export function readSignedName(secret: string, kind: string, signed: string): string | null {
  const [, name, given] = /^([\w.-]+)\.([\w-]+)$/.exec(signed) ?? [];
  if (!name || !given) return null;
  const [actual, expected] = [Buffer.from(given), Buffer.from(signature(secret, kind, name))];
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? name : null;
}

const signature = (secret: string, kind: string, name: string) =>
  createHmac('sha256', secret).update(`${kind} ${name}`).digest('base64url');
