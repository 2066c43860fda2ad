import { dateInWords } from '../base/dates.ts';
import type { Document, DocumentBlock, Words } from '../documents/document.ts';
import { vatNotices, type VatTreatment } from '../plans/vat/vat-treatment.ts';
import type { BillingAddress, Buyer, OrderAmounts, PaymentMethod } from './order.ts';
import { dayInBerlin } from './plan-year.ts';

/** Stored when the invoice is issued, so that a reprint years later is identical. */
export type InvoiceContent = {
  issuer: Issuer;
  reference: string;
  item: string;
  buyer: Buyer;
  billing: BillingAddress;
  vatId: string | null;
  paymentMethod: PaymentMethod | null;
  promoCode: string | null;
  vatPercent: number;
  /** Missing on invoices from before November 2026, which all have German VAT. */
  vatTreatment?: VatTreatment;
  /** On a cancellation that another invoice replaces. */
  isReplaced?: boolean;
  amounts: OrderAmounts;
};

type Issuer = {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  email: string;
  vatId: string;
};

export type IssuedInvoice = {
  number: string;
  cancels: string | null;
  corrects: string | null;
  issuedAt: Date;
  periodStart: string;
  periodEnd: string;
  content: InvoiceContent;
};

/** Section 14 of the German VAT Act lists what an invoice must state. */
export function invoiceDocument(invoice: IssuedInvoice): Document {
  const { number, cancels, issuedAt, content } = invoice;
  const name = `${cancels ? 'Credit note' : 'Invoice'} ${number}`;
  const { issuer } = content;
  const issued = dayInBerlin(issuedAt);
  return {
    language: 'en',
    title: name,
    description: `${content.item}, for ${content.buyer.company}`,
    date: issued,
    cover: null,
    running: `${name} · ${dateInWords(issued)}`,
    footer: `${issuer.name} · ${issuer.street} · ${issuer.postalCode} ${issuer.city} · ${issuer.country} · ${issuer.email}`,
    blocks: [addressee(content), facts(invoice, issued), sums(invoice), ...closing(invoice)],
  };
}

function addressee({ buyer, billing }: InvoiceContent): DocumentBlock {
  const { street, postalCode, city, state, country } = billing;
  const lines = [
    `${buyer.firstName} ${buyer.lastName}`,
    street,
    [postalCode, city].filter(Boolean).join(' '),
    state,
    countries.of(country) ?? country,
  ].filter(Boolean);
  return { kind: 'lines', lines: [[{ text: buyer.company, strong: true }], ...lines.map((line) => [line])] };
}

const countries = new Intl.DisplayNames('en', { type: 'region' });

function facts(
  { number, cancels, corrects, periodStart, periodEnd, content }: IssuedInvoice,
  issued: string,
): DocumentBlock {
  const { issuer, reference, vatId, billing } = content;
  const named: [name: string, words: string][] = [
    [cancels ? 'Number' : 'Invoice number', number],
    [cancels ? 'Date' : 'Invoice date', dateInWords(issued)],
    ['Cancels invoice', cancels ?? ''],
    ['Replaces invoice', corrects ?? ''],
    ['Service period', `${dateInWords(periodStart)} to ${dateInWords(periodEnd)}`],
    ['Order', reference],
    ['Issued by', `${issuer.name}, ${issuer.street}, ${issuer.postalCode} ${issuer.city}, ${issuer.country}`],
    ['Our VAT ID', issuer.vatId],
    ['Your VAT ID', vatId ?? ''],
    ['Your note', billing.notes],
  ];
  return {
    kind: 'facts',
    facts: named.filter(([, words]) => words).map(([name, words]) => ({ name, words: [words] })),
  };
}

function sums({ content, cancels }: IssuedInvoice): DocumentBlock {
  const sign = cancels ? -1 : 1;
  const euro = (cents: number) => euros.format((sign * cents) / 100 || 0);
  const { amounts, item, promoCode, vatPercent } = content;
  const { price, discount, base, taxes, total } = amounts;
  const discounted: Words[][] =
    discount > 0 ? [[[`Discount (code ${promoCode})`], [], [], [euro(-discount)]]] : [];
  return {
    kind: 'table',
    columns: [
      { title: 'Service', align: 'start', share: 5 },
      { title: 'Quantity', align: 'end', share: 1.2 },
      { title: 'Unit price', align: 'end', share: 1.8 },
      { title: 'Amount', align: 'end', share: 1.8 },
    ],
    rows: [
      [[`${item}, one year`], ['1'], [euro(price)], [euro(price)]],
      ...discounted,
      [['Net'], [], [], [euro(base)]],
      [[`${vatPercent}% VAT`], [], [], [euro(taxes)]],
      [[strong('Total')], [], [], [strong(euro(total))]],
    ],
  };
}

function closing({ cancels, corrects, content }: IssuedInvoice): DocumentBlock[] {
  const { paymentMethod, amounts, vatTreatment = 'domestic', isReplaced = false } = content;
  const sum = euros.format(amounts.total / 100);
  const isFree = amounts.total === 0;
  const by = paymentMethod ? ` by ${methods[paymentMethod]}` : '';
  // What was received for the corrected invoice included the VAT that was refunded.
  const settled = corrects ? `The total of ${sum} has been settled` : `We received ${sum}`;
  const refunded = isFree
    ? 'Nothing was paid, so there is nothing to refund.'
    : `We have returned ${sum} to the card or account you paid with.`;
  const cancelled: Words = isReplaced
    ? [strong('Cancelled. '), `A new invoice with the correct VAT replaces invoice ${cancels}.`]
    : [strong(isFree ? 'Cancelled. ' : 'Refunded. '), refunded];
  const paid: Words = isFree
    ? [strong('Nothing to pay. '), 'This invoice is for your records.']
    : [strong('Paid. '), `${settled}${by}. No further payment is due.`];
  const words = cancels ? cancelled : paid;
  const notice = vatNotices[vatTreatment];
  return [
    ...(notice ? [{ kind: 'paragraph', words: [notice] } as const] : []),
    { kind: 'paragraph', words },
    { kind: 'paragraph', tone: 'small', words: ['All amounts are in euros (EUR).'] },
  ];
}

const strong = (text: string) => ({ text, strong: true }) as const;

const methods: Readonly<Record<PaymentMethod, string>> = {
  credit_card: 'card',
  sepa_debit: 'SEPA direct debit',
};

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });
