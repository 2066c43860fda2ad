import { afterAll, expect, test } from 'vitest';
import { readPdf } from '../../test/read-pdf.ts';
import { startPrinter } from '../adapters/workers/workers.ts';
import { invoiceDocument, type InvoiceContent, type IssuedInvoice } from './invoice.ts';

const printer = startPrinter();
afterAll(printer.stop);

const content: InvoiceContent = {
  issuer: {
    name: 'Issuer GmbH',
    street: 'Am Kai 1',
    postalCode: '20457',
    city: 'Hamburg',
    country: 'Germany',
    email: 'hello@issuer.example',
    vatId: 'DE999999999',
  },
  reference: 'MQ-O-7KQ2M4XHT0AB',
  item: 'Marketquay Corporate, licence for up to 5 users',
  buyer: {
    firstName: 'Mara',
    lastName: 'Example',
    email: 'mara@buyer.example',
    company: 'Kontor Söhne GmbH',
  },
  billing: {
    street: 'Speicherstraße 4',
    postalCode: '1010',
    city: 'Wien',
    state: '',
    country: 'AT',
    billingEmail: '',
    notes: 'PO 4711',
  },
  vatId: 'ATU12345678',
  paymentMethod: 'sepa_debit',
  promoCode: 'WELCOME10',
  vatPercent: 19,
  amounts: { price: 478_800, discount: 47_880, base: 430_920, taxes: 81_875, total: 512_795 },
};

async function linesOf(
  fields: Partial<InvoiceContent> = {},
  cancels: string | null = null,
  corrects: string | null = null,
) {
  const invoice: IssuedInvoice = {
    number: 'MQ-2026-000042',
    cancels,
    corrects,
    // New Year in Berlin, not yet in UTC.
    issuedAt: new Date('2026-12-31T23:30:00Z'),
    periodStart: '2027-01-01',
    periodEnd: '2027-12-31',
    content: { ...content, ...fields },
  };
  const { pages } = readPdf(await printer.print(invoiceDocument(invoice)));
  expect(pages).toHaveLength(1);
  return pages[0]!.split('\n').filter(Boolean);
}

test('an invoice has everything German law requires, and the buyer’s note', async () => {
  const printed = withoutBlanks((await linesOf()).join(''));
  for (const said of [
    'Invoice MQ-2026-000042',
    'Kontor Söhne GmbH',
    'Speicherstraße 4',
    '1010 Wien',
    'Austria',
    '1 January 2027',
    '1 January 2027 to 31 December 2027',
    'Issuer GmbH, Am Kai 1, 20457 Hamburg, Germany',
    'DE999999999',
    'ATU12345678',
    'MQ-O-7KQ2M4XHT0AB',
    'PO 4711',
    'Discount (code WELCOME10)',
    '19% VAT',
    'Paid.',
    'SEPA direct debit',
  ])
    expect(printed).toContain(withoutBlanks(said));
});

test('lists the amounts in order, to the cent', async () => {
  const amounts = (await linesOf()).filter((line) => /^-?€[\d,.]+$/.test(line));
  expect(amounts).toEqual(['€4,788.00', '€4,788.00', '-€478.80', '€4,309.20', '€818.75', '€5,127.95']);
});

test('omits empty fields', async () => {
  const billing = { ...content.billing, notes: '' };
  const amounts = { price: 94_800, discount: 0, base: 94_800, taxes: 18_012, total: 112_812 };
  const lines = (await linesOf({ billing, vatId: null, promoCode: null, amounts })).join('\n');
  expect(lines).not.toMatch(/Discount|Your VAT ID|Your note|null/);
});

test('says that nothing is due for a free year', async () => {
  const amounts = { price: 94_800, discount: 94_800, base: 0, taxes: 0, total: 0 };
  const printed = (await linesOf({ amounts })).join('\n');
  expect(printed).toContain('Nothing to pay.');
  expect(printed).not.toContain('Paid.');
});

test('a cancellation names its invoice and negates every amount', async () => {
  const lines = await linesOf({}, 'MQ-2026-000041');
  const amounts = lines.filter((line) => /^-?€[\d,.]+$/.test(line));
  expect(amounts).toEqual(['-€4,788.00', '-€4,788.00', '€478.80', '-€4,309.20', '-€818.75', '-€5,127.95']);
  const printed = withoutBlanks(lines.join(''));
  for (const said of [
    'Credit note MQ-2026-000042',
    'MQ-2026-000041',
    'We have returned €5,127.95 to the card or account',
  ])
    expect(printed).toContain(withoutBlanks(said));
  expect(printed).not.toContain('Paid.');
});

test('a cancellation of a free year refunds nothing', async () => {
  const amounts = { price: 94_800, discount: 94_800, base: 0, taxes: 0, total: 0 };
  const printed = withoutBlanks((await linesOf({ amounts }, 'MQ-2026-000041')).join(''));
  expect(printed).toContain(withoutBlanks('Cancelled. Nothing was paid, so there is nothing to refund.'));
  expect(printed).not.toMatch(/Refunded|refunding/);
});

test('a cancellation that another invoice replaces names the invoice, not itself', async () => {
  const printed = withoutBlanks((await linesOf({ isReplaced: true }, 'MQ-2026-000041')).join(''));
  expect(printed).toContain(withoutBlanks('the correct VAT replaces invoice MQ-2026-000041.'));
});

test('an invoice says what was received, and one that replaces another what was settled', async () => {
  const closingOf = async (corrects: string | null) =>
    withoutBlanks((await linesOf({}, null, corrects)).join(''));
  expect(await closingOf(null)).toContain(
    withoutBlanks('Paid. We received €5,127.95 by SEPA direct debit. No further payment is due.'),
  );
  expect(await closingOf('MQ-2026-000041')).toContain(
    withoutBlanks(
      'Paid. The total of €5,127.95 has been settled by SEPA direct debit. No further payment is due.',
    ),
  );
});

/** A line is printed in several runs of letters. */
const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '');
