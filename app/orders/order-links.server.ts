import { readSignedName, signName } from '../base/signed/signed-name.server.ts';

/** Where a buyer stands after paying: the page of this one order, which nobody else can name. */
export function successPath(secret: string, reference: string): string {
  return `/checkout/success?order=${signName(secret, success, reference)}`;
}

/**
 * Where a buyer stands who turned back or whose payment failed: it leads on to the overview, to try again. That shows
 * what was entered, so the address of the success page, which is handed around more easily, does not do for it. It names
 * the checkout, not its order: who goes on with the order in another browser shows nothing to whoever has this address.
 */
export function paymentFailPath(secret: string, checkoutId: string): string {
  return `/stripe/payment-fail?checkout=${signName(secret, retry, checkoutId)}`;
}

/** The reference of the order whose success page it is; null for an address that is not ours. */
export const readSuccess = (secret: string, url: URL) =>
  readSignedName(secret, success, url.searchParams.get('order') ?? '');

/** The checkout whose order is tried again; null for an address that is not ours. */
export const readRetry = (secret: string, url: URL) =>
  readSignedName(secret, retry, url.searchParams.get('checkout') ?? '');

const [success, retry] = ['order', 'checkout again'];
