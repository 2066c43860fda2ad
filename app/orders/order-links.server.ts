import { brand } from '../base/brand.ts';
import { signId, readSignedName, signName } from '../base/signed-name.server.ts';

export function successPath(secret: string, reference: string): string {
  return `/checkout/success?order=${signName(secret, success, reference)}`;
}

/**
 * The page shows what the buyer entered, so the more freely shared link to the success page must not open it. It names
 * the checkout, not the order: once another browser has taken the order over, it reveals nothing entered there.
 */
export function paymentFailPath(secret: string, checkoutId: string): string {
  return `/stripe/payment-fail?checkout=${signName(secret, retry, checkoutId)}`;
}

/** Manages the order, so it goes to the buyer only: in mails, and to the browser that placed the order. */
export function orderPath(secret: string, reference: string): string {
  return `/order?order=${signName(secret, manage, reference)}`;
}

/** A page of the order, such as `/order/cancel`, opened by the same signature. */
export function orderSubPath(secret: string, reference: string, part: string): string {
  return orderPath(secret, reference).replace('/order?', `/order/${part}?`);
}

export const readOrderPage = (secret: string, url: URL) =>
  readSignedName(secret, manage, url.searchParams.get('order') ?? '');

export const readSuccess = (secret: string, url: URL) =>
  readSignedName(secret, success, url.searchParams.get('order') ?? '');

export const readRetry = (secret: string, url: URL) =>
  readSignedName(secret, retry, url.searchParams.get('checkout') ?? '');

const [success, retry, manage] = ['order', 'checkout again', 'order page'];

export function activationLink(secret: string, accountId: number): string {
  return `${brand.tool.url}/activate?account=${signId(secret, 'account', accountId)}`;
}
