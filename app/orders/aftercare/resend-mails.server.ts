import type { Services } from '../../context.server.ts';
import { sendReceipt, sendWelcome } from '../fulfil/order-mails.server.ts';
import { findAccount, findOrder, latestInvoice } from '../order-queries.server.ts';

type Needs = Pick<Services, 'db' | 'enqueue' | 'now' | 'secret'>;

/** Sends the latest invoice and the way to the account once more; false where there is none. */
export async function resendMails(services: Needs, reference: string): Promise<boolean> {
  const { db, now } = services;
  const order = await findOrder(db, reference);
  const account = order && (await findAccount(db, order.id));
  const invoice = order && (await latestInvoice(db, order.id));
  if (!order || !account || !invoice) return false;
  const occasion = `again-${now().getTime()}`;
  await db.transaction(async (tx) => {
    await sendReceipt(tx, services, order, invoice, occasion);
    if (!account.endedAt) await sendWelcome(tx, services, order, account, occasion);
  });
  return true;
}
