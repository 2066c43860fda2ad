import type { Services } from '../context.server.ts';
import { sendReceipt, sendWelcome } from './order-mails.server.ts';
import { findAccount, findOrder, latestInvoice } from './order-queries.server.ts';

type Needs = Pick<Services, 'db' | 'enqueue' | 'now' | 'secret'>;

/** What was mailed, or why nothing was. */
export type Resent =
  | 'invoice_and_access'
  /** The access has ended. */
  | 'invoice'
  /** The invoice is cancelled: its mail would say that it is paid. */
  | 'refunded'
  | 'no_invoice';

/** Sends the latest invoice once more, and the way to the account while there is one. */
export async function resendMails(services: Needs, reference: string): Promise<Resent> {
  const { db, now } = services;
  const order = await findOrder(db, reference);
  const account = order && (await findAccount(db, order.id));
  const invoice = order && (await latestInvoice(db, order.id));
  if (!order || !account || !invoice) return 'no_invoice';
  if (order.refundedAt) return 'refunded';
  const occasion = `again-${now().getTime()}`;
  return db.transaction(async (tx) => {
    await sendReceipt(tx, services, order, invoice, occasion);
    if (account.endedAt) return 'invoice';
    await sendWelcome(tx, services, order, account, occasion);
    return 'invoice_and_access';
  });
}
