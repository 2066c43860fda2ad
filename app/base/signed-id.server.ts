import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Names a row in an address, so that nobody can name another's: `17.3q2-7w…`. The kind keeps an id of one table from
 * being read as one of another.
 */
export function signId(secret: string, kind: string, id: number): string {
  return `${id}.${signature(secret, kind, String(id))}`;
}

/** The id; null for a name that is not ours. */
export function readSignedId(secret: string, kind: string, name: string): number | null {
  const [, id, signed] = /^([1-9]\d{0,14})\.([\w-]+)$/.exec(name) ?? [];
  if (!id || !signed) return null;
  const expected = Buffer.from(signature(secret, kind, id));
  const given = Buffer.from(signed);
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(id) : null;
}

const signature = (secret: string, kind: string, id: string) =>
  createHmac('sha256', secret).update(`${kind} ${id}`).digest('base64url');
