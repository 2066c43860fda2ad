import { randomBytes } from 'node:crypto';
import { brand } from '../base/brand.ts';

/** 'MQ-O-7KQ2M4XHT0AB': unlike that of any other order, also of another installation. Letters that look alike are left out. */
export function newReference(): string {
  const letters = [...randomBytes(12)].map((byte) => alphabet[byte % alphabet.length]);
  return `${brand.ticketPrefix}-O-${letters.join('')}`;
}

/** Crockford's base32. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
