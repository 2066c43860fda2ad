import { eq, sql } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import { quotedNumber, brand } from '../base/brand.ts';
import type { Print } from '../documents/document.ts';
import type { MakeEnclosure } from '../mail/mail.ts';
import { licenceOf, tierOf } from '../plans/tier.ts';
import { vatPercentOf, type VatTreatment } from '../plans/vat/vat-treatment.ts';
import { invoiceDocument, type InvoiceContent } from './invoice.ts';
import { invoiceCounterTable, invoiceTable, type Invoice, type Order } from './order-tables.server.ts';
import type { OrderAmounts, PaymentMethod } from './order.ts';
import { dayInBerlin, type PlanYear } from './plan-year.ts';

type Issuing = {
  order: Order;
  providerInvoiceId: string;
  amounts: OrderAmounts;
  vatTreatment: VatTreatment;
  promoCode: string | null;
  /** Null where it is not known. */
  paymentMethod: PaymentMethod | null;
  year: PlanYear;
  at: Date;
};

/** Takes its number in the caller's transaction: if that rolls back, the next invoice gets the number. */
export async function issueInvoice(tx: Database, issuing: Issuing): Promise<Invoice> {
  const { order, providerInvoiceId, amounts, vatTreatment, promoCode, paymentMethod, year, at } = issuing;
  const tier = tierOf(order.tier);
  const [invoice] = await tx
    .insert(invoiceTable)
    .values({
      number: await nextNumber(tx, at),
      orderId: order.id,
      providerInvoiceId,
      issuedAt: at,
      periodStart: year.start,
      periodEnd: year.end,
      content: {
        issuer: brand.company,
        reference: order.reference,
        item: `${brand.product} ${tier.name}, ${licenceOf(tier).toLowerCase()}`,
        buyer: order.buyer,
        billing: order.billing,
        vatId: order.vatId,
        paymentMethod,
        promoCode,
        vatPercent: vatPercentOf(vatTreatment),
        vatTreatment,
        amounts,
      },
    })
    .returning();
  return invoice!;
}

/** A cancellation is an invoice with its own number, as the law requires. */
export function cancelInvoice(tx: Database, invoice: Invoice, at: Date): Promise<Invoice> {
  return insertAfter(tx, invoice, at, { cancels: invoice.number, corrects: null });
}

/** The law knows no other way to change an invoice than to cancel it and issue another. */
export async function replaceInvoice(
  tx: Database,
  invoice: Invoice,
  at: Date,
  content: Partial<InvoiceContent>,
): Promise<{ cancellation: Invoice; corrected: Invoice }> {
  const cancellation = await insertAfter(tx, invoice, at, {
    cancels: invoice.number,
    corrects: null,
    content: { ...invoice.content, isReplaced: true },
  });
  const corrected = await insertAfter(tx, invoice, at, {
    cancels: null,
    corrects: invoice.number,
    content: { ...invoice.content, ...content },
  });
  return { cancellation, corrected };
}

async function insertAfter(
  tx: Database,
  invoice: Invoice,
  at: Date,
  changes: Partial<Invoice>,
): Promise<Invoice> {
  const [inserted] = await tx
    .insert(invoiceTable)
    .values({ ...invoice, ...changes, number: await nextNumber(tx, at), issuedAt: at })
    .returning();
  return inserted!;
}

/** Locks the counter until the transaction ends, so that numbers have no gaps and no duplicates. */
async function nextNumber(tx: Database, at: Date): Promise<string> {
  const year = Number(dayInBerlin(at).slice(0, 4));
  const [counter] = await tx
    .insert(invoiceCounterTable)
    .values({ year, last: 1 })
    .onConflictDoUpdate({
      target: invoiceCounterTable.year,
      set: { last: sql`${invoiceCounterTable.last} + 1` },
    })
    .returning();
  return quotedNumber(year, counter!.last);
}

export function invoiceFiles(db: Database, print: Print): MakeEnclosure {
  return async ({ number }) => {
    const invoice = await findInvoice(db, number);
    if (!invoice) throw new Error(`Unknown invoice number ${number}.`);
    const content = await print(invoiceDocument(invoice));
    return { name: `${number}.pdf`, type: 'application/pdf', content };
  };
}

export async function findInvoice(db: Database, number: string): Promise<Invoice | null> {
  const [invoice] = await db.select().from(invoiceTable).where(eq(invoiceTable.number, number));
  return invoice ?? null;
}
