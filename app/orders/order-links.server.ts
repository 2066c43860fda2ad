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

export const readSuccess = (secret: string, url: URL) =>
  readSignedName(secret, success, url.searchParams.get('order') ?? '');

export const readRetry = (secret: string, url: URL) =>
  readSignedName(secret, retry, url.searchParams.get('checkout') ?? '');

const [success, retry] = ['order', 'checkout again'];

export function activationLink(secret: string, accountId: number): string {
  return `${brand.tool.url}/activate?account=${signId(secret, 'account', accountId)}`;
}
