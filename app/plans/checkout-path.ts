import type { TierId } from './tier.ts';

/** Where a plan is bought. */
export const checkoutPath = (id: TierId) => `/checkout/personal-information?tier=${id}`;
