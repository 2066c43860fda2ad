import type { Services } from '../../context.server.ts';
import { findAccount, findOrder } from '../../orders/order-queries.server.ts';
import { readOrderPage } from '../../orders/order-links.server.ts';
import type { Account, Order } from '../../orders/order-tables.server.ts';
import { pageNotFound } from '../../shell/page-errors.server.ts';

export type OpenOrder = { order: Order; account: Account | null };

/** A guessed address and an unknown order get the same answer. */
export async function needOrder(
  { db, secret }: Pick<Services, 'db' | 'secret'>,
  url: URL,
): Promise<OpenOrder> {
  const order = await findOrder(db, needReference(secret, url));
  if (!order) throw pageNotFound(url.pathname);
  return { order, account: await findAccount(db, order.id) };
}

export function needReference(secret: string, url: URL): string {
  const reference = readOrderPage(secret, url);
  if (!reference) throw pageNotFound(url.pathname);
  return reference;
}
