import type { Coupon, Price, TaxRate } from '../catalogue-documents.ts';

export type Amounts = { subtotal: number; discount: number; tax: number; total: number };

/** Stripe's arithmetic: the discount comes off the net price, tax is added to what is left, halves are rounded up. */
export function amountsOf(
  price: Pick<Price, 'unit_amount' | 'product'>,
  coupon: Pick<Coupon, 'percent_off' | 'amount_off' | 'applies_to'> | null,
  taxRates: readonly Pick<TaxRate, 'percentage'>[],
): Amounts {
  const subtotal = price.unit_amount;
  const discount = coupon && appliesTo(coupon, price) ? Math.min(subtotal, valueOf(coupon, subtotal)) : 0;
  const net = subtotal - discount;
  const tax = taxRates.reduce((sum, { percentage }) => sum + Math.round((net * percentage) / 100), 0);
  return { subtotal, discount, tax, total: net + tax };
}

export function appliesTo({ applies_to }: Pick<Coupon, 'applies_to'>, { product }: Pick<Price, 'product'>) {
  return !applies_to || applies_to.products.includes(product);
}

function valueOf({ percent_off, amount_off }: Pick<Coupon, 'percent_off' | 'amount_off'>, subtotal: number) {
  return amount_off ?? Math.round((subtotal * (percent_off ?? 0)) / 100);
}
