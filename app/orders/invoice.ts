import type { BillingAddress, Buyer, PaymentMethod } from './buyer.ts';
import type { OrderAmounts } from './order.ts';

/** All that stands on an invoice, as it was when it was issued: printed again years later it says the same. */
export type InvoiceContent = {
  issuer: Issuer;
  /** The order it belongs to. */
  reference: string;
  /** What was bought, in words. */
  item: string;
  buyer: Buyer;
  billing: BillingAddress;
  /** The buyer's; null where none was entered. */
  vatId: string | null;
  paymentMethod: PaymentMethod;
  promoCode: string | null;
  vatPercent: number;
  amounts: OrderAmounts;
};

export type Issuer = {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  email: string;
  vatId: string;
};
