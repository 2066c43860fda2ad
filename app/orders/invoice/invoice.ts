import type { TierId } from '../../plans/tier.ts';
import type { BillingAddress, Buyer, OrderAmounts } from '../order.ts';

/** All that stands on an invoice, as it was when it was issued. */
export type InvoiceContent = {
  tier: TierId;
  buyer: Buyer;
  billing: BillingAddress;
  vatId: string | null;
  promoCode: string | null;
  amounts: OrderAmounts;
};
