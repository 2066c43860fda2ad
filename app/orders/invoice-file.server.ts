import { eq } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import type { Print } from '../documents/document.ts';
import type { MakeEnclosure } from '../mail/mail.ts';
import { invoiceTable as table } from './order-tables.server.ts';
import { invoiceDocument } from './invoice-document.ts';

/** Prints an invoice by its number, as a file to be enclosed in a mail. */
export function invoiceFiles(db: Database, print: Print): MakeEnclosure {
  return async ({ number }) => {
    const [invoice] = await db.select().from(table).where(eq(table.number, number));
    if (!invoice) throw new Error(`There is no invoice ${number}.`);
    const content = await print(invoiceDocument(invoice));
    return { name: `${number}.pdf`, type: 'application/pdf', content };
  };
}
