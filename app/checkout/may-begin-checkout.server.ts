import { brand } from '../base/brand.ts';
import type { Services } from '../context.server.ts';

/** Counts a checkout that is about to be stored: each is kept for days, so that no network may begin any number of them. */
export function mayBeginCheckout(
  { isWithinLimit }: Pick<Services, 'isWithinLimit'>,
  address: string,
): Promise<boolean> {
  return isWithinLimit('checkouts-by-address', address);
}

export const tooManyCheckouts = `Too many orders were begun from your network. Please try again in an hour, or email us at ${brand.company.email}.`;
