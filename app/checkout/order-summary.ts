import { formatEur } from '../base/money.ts';
import type { PaymentStatus } from '../orders/order.ts';
import { licenceOf, tierOf } from '../plans/tier.ts';
import { vatLabel } from '../plans/vat/vat-treatment.ts';
import type { Order } from '../orders/order-tables.server.ts';

/** Omits the buyer's name, because people may share the link to the success page. */
export type OrderSummary = {
  reference: string;
  plan: string;
  licence: string;
  amounts: readonly { name: string; amount: string }[];
  total: string;
};

export function summaryOf(order: Order): OrderSummary {
  const tier = tierOf(order.tier);
  const { priceCents, discountCents, promoCode, taxCents, vatTreatment } = order;
  // Later changes of the address concern later invoices only.
  const treatment = taxCents > 0 ? 'domestic' : vatTreatment;
  return {
    reference: order.reference,
    plan: tier.name,
    licence: licenceOf(tier),
    amounts: [
      { name: `${tier.name}, one year`, amount: formatEur(priceCents) },
      ...(discountCents > 0
        ? [{ name: `Discount${promoCode ? ` (${promoCode})` : ''}`, amount: `−${formatEur(discountCents)}` }]
        : []),
      { name: vatLabel(treatment), amount: formatEur(taxCents) },
    ],
    total: formatEur(order.totalCents),
  };
}

type SuccessText = { title: string; lead: string; steps: readonly string[] };

export const successTexts: Readonly<Record<Exclude<PaymentStatus, 'failed'>, SuccessText>> = {
  paid: {
    title: 'Thank you, your plan is paid',
    lead: 'We have your payment. All that is left is to activate your account.',
    steps: [
      'The invoice comes by email as a PDF, to the address for invoices if you gave one.',
      'A second email has the link that activates your account in the tool.',
      'The plan renews every year until you cancel it, in two clicks on the page of your order. We remind you before it does.',
    ],
  },
  processing: {
    title: 'Thank you, your payment is on its way',
    lead: 'A direct debit takes some working days. There is nothing left for you to do here.',
    steps: [
      'As soon as your bank has paid, the invoice comes by mail, and with it the link that opens your access to the tool.',
      'Should the debit fail, we mail you a link to pay in another way. All that you entered is kept.',
    ],
  },
  unconfirmed: {
    title: 'Your payment is not confirmed yet',
    lead: 'The payment provider has not told us that it was paid. That can take a minute.',
    steps: [
      'Once it is confirmed, the invoice comes by mail, and with it the link that opens your access to the tool.',
      'You may close this page: we go on asking, also when you are gone.',
    ],
  },
  refunded: {
    title: 'This order was refunded',
    lead: 'All that was paid goes back the way it came, which takes some working days.',
    steps: ['The access that came with it has ended. You can buy a plan again at any time.'],
  },
};
