import { createHmac, timingSafeEqual } from 'node:crypto';

/** Names a lead in an address, so that nobody can name another's: `17.3q2-7w…`. */
export function signLeadReference(secret: string, leadId: number): string {
  return `${leadId}.${signature(secret, String(leadId))}`;
}

/** The id of the lead; null for a reference that is not ours. */
export function readLeadReference(secret: string, reference: string): number | null {
  const [, id, signed] = /^([1-9]\d{0,14})\.([\w-]+)$/.exec(reference) ?? [];
  if (!id || !signed) return null;
  const expected = Buffer.from(signature(secret, id));
  const given = Buffer.from(signed);
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(id) : null;
}

const signature = (secret: string, id: string) =>
  createHmac('sha256', secret).update(`lead reference ${id}`).digest('base64url');
