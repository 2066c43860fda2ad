/** Who buys, as entered in the checkout and kept in the order. */
export type Buyer = { firstName: string; lastName: string; email: string; company: string };

export type BillingAddress = {
  street: string;
  postalCode: string;
  city: string;
  /** Empty where a country has none. */
  state: string;
  /** Two letters. */
  country: string;
  /** Where receipts go; empty for the buyer's own address. */
  billingEmail: string;
  /** Stands on the invoice: an order number of theirs, a cost centre. */
  notes: string;
};

export const paymentMethods = ['credit_card', 'sepa_debit'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];
