import type { Services } from '../context.server.ts';
import { isFinished } from '../orders/manage/order-status.ts';
import { activationLink, orderPath, orderSubPath, successPath } from '../orders/order-links.server.ts';
import { findAccount, latestInvoice } from '../orders/order-queries.server.ts';
import type { Order } from '../orders/order-tables.server.ts';
import { holdsOrder } from './purchase-event.server.ts';

type Needs = Pick<Services, 'db' | 'secret' | 'now'>;

export type OwnLinks = { order: string; invoice: string | null; activate: string | null };

/** For the browser that placed the order. Others may have the link to the success page too, and get none of them. */
export async function ownLinks(
  { db, secret, now }: Needs,
  request: Request,
  order: Order,
): Promise<OwnLinks | null> {
  if (!(await holdsOrder(secret, request, order))) return null;
  const { reference, id } = order;
  const [account, invoice] = await Promise.all([findAccount(db, id), latestInvoice(db, id)]);
  return {
    order: orderPath(secret, reference),
    invoice: invoice && `${orderSubPath(secret, reference, 'invoice')}&number=${invoice.number}`,
    activate:
      account && !isFinished({ order, account, now: now() }) ? activationLink(secret, account.id) : null,
  };
}

/**
 * The success page may have tags, which can read its links and report those that are clicked. So it links to redirects,
 * which work only with the cookie of the checkout.
 */
export async function coveredLinks(
  services: Needs,
  request: Request,
  order: Order,
): Promise<OwnLinks | null> {
  const links = await ownLinks(services, request, order);
  if (!links) return null;
  const covered = (name: keyof OwnLinks) =>
    successPath(services.secret, order.reference).replace('?', `/${name}?`);
  return {
    order: covered('order'),
    invoice: links.invoice && covered('invoice'),
    activate: links.activate && covered('activate'),
  };
}
