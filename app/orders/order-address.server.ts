import { readSignedName, signName } from '../base/signed-name.server.ts';

/** Where a buyer stands after paying: the page of this one order, which nobody else can name. */
export function successPath(secret: string, reference: string): string {
  return `/checkout/success?order=${signName(secret, success, reference)}`;
}

/**
 * Where a buyer stands who turned back or whose payment failed: it leads on to the overview, to try again. That shows
 * what was entered, so the address of the success page, which is handed around more easily, does not do for it.
 */
export function paymentFailPath(secret: string, reference: string): string {
  return `/stripe/payment-fail?order=${signName(secret, retry, reference)}`;
}

/** The reference of the order whose success page it is; null for an address that is not ours. */
export const readSuccess = (secret: string, url: URL) => read(secret, success, url);

/** The reference of the order that is tried again; null for an address that is not ours. */
export const readRetry = (secret: string, url: URL) => read(secret, retry, url);

const [success, retry] = ['order', 'order again'];

const read = (secret: string, kind: string, url: URL) =>
  readSignedName(secret, kind, url.searchParams.get('order') ?? '');
