import { createCookie } from 'react-router';
import { brand } from '../base/brand.ts';
import { ownCookies } from '../consent/own-storage.ts';
import type { Services } from '../context.server.ts';
import { successPath } from '../orders/order-links.server.ts';
import { findOrderOfCheckout } from '../orders/order-queries.server.ts';
import { canBePaid } from '../orders/order.ts';
import { findCheckout, type Checkout } from './checkout-store.server.ts';

const { name, days } = ownCookies.checkout;

export function checkoutCookie(
  { secret, settings }: Pick<Services, 'secret' | 'settings'>,
  id: string,
): Promise<string> {
  return cookieSignedWith(secret).serialize(id, {
    maxAge: days * 24 * 60 * 60,
    httpOnly: true,
    secure: settings.siteUrl.startsWith('https:'),
  });
}

export async function readCheckoutId(secret: string, request: Request): Promise<string | null> {
  const id: unknown = await cookieSignedWith(secret).parse(request.headers.get('cookie'));
  return typeof id === 'string' && id !== '' ? id : null;
}

/** The secret signs links too: the prefix keeps their signatures from passing as a cookie's. */
const cookieSignedWith = (secret: string) =>
  createCookie(name, { path: '/', sameSite: 'lax', secrets: [`checkout cookie ${secret}`] });

export type CheckoutVisit =
  | { checkout: Checkout | null; bought: null }
  /** The path of the success page: the checkout has become an order. */
  | { checkout: null; bought: string };

export async function readCheckoutVisit(
  { db, secret }: Pick<Services, 'db' | 'secret'>,
  request: Request,
): Promise<CheckoutVisit> {
  const id = await readCheckoutId(secret, request);
  if (id === null) return { checkout: null, bought: null };
  const [order, checkout] = await Promise.all([findOrderOfCheckout(db, id), findCheckout(db, id)]);
  return order && !canBePaid(order)
    ? { checkout: null, bought: successPath(secret, order.reference) }
    : { checkout, bought: null };
}

/** Stored checkouts are kept for days, so their number per network address is limited. */
export function mayBeginCheckout(
  { isWithinLimit }: Pick<Services, 'isWithinLimit'>,
  address: string,
): Promise<boolean> {
  return isWithinLimit('checkouts-by-address', address);
}

export const tooManyCheckouts = `Too many orders have been started from your network. Please try again in an hour, or email us at ${brand.company.email}.`;
