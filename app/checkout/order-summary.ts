import { formatEur, vatPercent } from '../base/money.ts';
import { licenceOf, tierOf } from '../plans/tier.ts';
import type { Order } from '../orders/order-tables.server.ts';

/** What was bought and for how much, ready to be read. Who bought it does not stand on the page. */
export type OrderSummary = {
  reference: string;
  plan: string;
  licence: string;
  /** From the price to what is paid, each with its name. */
  amounts: readonly { name: string; amount: string }[];
  total: string;
};

export function summaryOf(order: Order): OrderSummary {
  const tier = tierOf(order.tier);
  const { priceCents, discountCents, promoCode, taxCents } = order;
  return {
    reference: order.reference,
    plan: tier.name,
    licence: licenceOf(tier),
    amounts: [
      { name: `${tier.name}, one year`, amount: formatEur(priceCents) },
      ...(discountCents > 0
        ? [{ name: `Discount${promoCode ? ` (${promoCode})` : ''}`, amount: `−${formatEur(discountCents)}` }]
        : []),
      { name: `VAT ${vatPercent} %`, amount: formatEur(taxCents) },
    ],
    total: formatEur(order.totalCents),
  };
}
