import { eq, sql } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import { vatPercent } from '../base/money.ts';
import { quotedNumber, brand } from '../base/brand.ts';
import type { Print } from '../documents/document.ts';
import type { MakeEnclosure } from '../mail/mail.ts';
import { licenceOf, tierOf } from '../plans/tier.ts';
import { invoiceDocument } from './invoice.ts';
import { invoiceCounterTable, invoiceTable, type Invoice, type Order } from './order-tables.server.ts';
import type { OrderAmounts } from './order.ts';
import { dayInBerlin, type PlanYear } from './plan-year.ts';

type Issuing = {
  order: Order;
  providerInvoiceId: string;
  amounts: OrderAmounts;
  promoCode: string | null;
  year: PlanYear;
  at: Date;
};

/** Takes its number in the caller's transaction: if that rolls back, the next invoice gets the number. */
export async function issueInvoice(tx: Database, issuing: Issuing): Promise<Invoice> {
  const { order, providerInvoiceId, amounts, promoCode, year, at } = issuing;
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
        paymentMethod: order.paymentMethod,
        promoCode,
        vatPercent,
        amounts,
      },
    })
    .returning();
  return invoice!;
}

/** A cancellation is an invoice with its own number, as the law requires. */
export async function cancelInvoice(tx: Database, invoice: Invoice, at: Date): Promise<Invoice> {
  const [cancellation] = await tx
    .insert(invoiceTable)
    .values({ ...invoice, number: await nextNumber(tx, at), issuedAt: at, cancels: invoice.number })
    .returning();
  return cancellation!;
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
    const [invoice] = await db.select().from(invoiceTable).where(eq(invoiceTable.number, number));
    if (!invoice) throw new Error(`Unknown invoice number ${number}.`);
    const content = await print(invoiceDocument(invoice));
    return { name: `${number}.pdf`, type: 'application/pdf', content };
  };
}
