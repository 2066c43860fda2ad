import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where a buyer stands after paying: the page of this one order, which nobody else can name. */
export function successPath(secret: string, reference: string): string {
  return `/checkout/success?order=${signReference(secret, reference)}`;
}

/** Where a buyer stands who turned back or whose payment failed: it leads on to the overview, to try again. */
export function paymentFailPath(secret: string, reference: string): string {
  return `/stripe/payment-fail?order=${signReference(secret, reference)}`;
}

function signReference(secret: string, reference: string): string {
  return `${reference}.${signature(secret, reference)}`;
}

/** The reference of the order; null for one that is not ours. */
export function readReference(secret: string, signed: string | null): string | null {
  const [, reference, given] = /^([\w-]{1,60})\.([\w-]+)$/.exec(signed ?? '') ?? [];
  if (!reference || !given) return null;
  const expected = Buffer.from(signature(secret, reference));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? reference : null;
}

const signature = (secret: string, reference: string) =>
  createHmac('sha256', secret).update(`order ${reference}`).digest('base64url');
