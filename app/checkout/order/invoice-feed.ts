import { requestContext, servicesContext } from '../../context.server.ts';
import { invoiceDocument } from '../../orders/invoice.ts';
import { findInvoice } from '../../orders/invoices.server.ts';
import { visitorPage } from '../../shell/route-handle.ts';
import { pageNotFound } from '../../shell/page-errors.server.ts';
import { needOrder } from './need-order.server.ts';
import type { Route } from './+types/invoice-feed.ts';

export const handle = visitorPage({ query: ['order', 'number'], indexed: false, isSecret: true });

/** Printed on request from what was stored when it was issued. The file is not kept, because it holds personal data. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { order } = await needOrder(services, url);
  const invoice = await findInvoice(services.db, url.searchParams.get('number') ?? '');
  if (invoice?.orderId !== order.id) throw pageNotFound(url.pathname);
  const { address } = context.get(requestContext);
  if (!(await services.isWithinLimit('invoice-prints-by-address', address))) return tooMany();
  const file = await services.print(invoiceDocument(invoice));
  return new Response(file, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${invoice.number}.pdf"`,
    },
  });
}

const tooMany = () =>
  new Response('Too many downloads. Please try again in ten minutes.\n', {
    status: 429,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '600' },
  });
