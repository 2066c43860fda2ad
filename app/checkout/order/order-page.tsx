import { href, redirect } from 'react-router';
import { requestContext, servicesContext } from '../../context.server.ts';
import { formIn, textIn } from '../../forms/read-form.server.ts';
import { latestOrder } from '../../orders/latest-order.server.ts';
import { changeRenewal } from '../../orders/manage/change-renewal.server.ts';
import { requestVatCorrection } from '../../orders/manage/correct-vat.server.ts';
import { orderPath } from '../../orders/order-links.server.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { visitorPage } from '../../shell/route-handle.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { textLink } from '../../ui/text-link.ts';
import { noticeOf, type Done } from './done-notices.ts';
import { needOrder, needReference } from './need-order.server.ts';
import {
  BillingCard,
  InvoiceList,
  PaymentCard,
  PlanCard,
  RenewalCard,
  UnpaidCard,
  VatCard,
} from './order-cards.tsx';
import { viewOrder } from './order-view.server.ts';
import type { Route } from './+types/order-page.ts';

export const handle = visitorPage({
  query: ['order', 'done'],
  indexed: false,
  redirectsToPayment: true,
  isSecret: true,
});

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { address } = context.get(requestContext);
  const reference = needReference(services.secret, url);
  await latestOrder(services, reference, address);
  const open = await needOrder(services, url);
  const mayAsk = await services.isWithinLimit('order-looks-by-address', address);
  return {
    view: await viewOrder(services, open, mayAsk),
    notice: noticeOf(url.searchParams.get('done') ?? ''),
  };
}

/** Withdraws a cancellation or corrects an invoice. Cancelling is on a separate page, which asks first. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { order } = await needOrder(services, url);
  const { reference } = order;
  const back = (done: Done) => redirect(`${orderPath(services.secret, reference)}&done=${done}`, 303);
  const change = textIn(await formIn(request), 'change');
  if (!(await services.isWithinLimit('order-changes', reference))) return back('too-often');
  try {
    if (change === 'resume')
      return back(
        (await changeRenewal(services, reference, true)) === 'impossible' ? 'impossible' : 'resumed',
      );
    if (change === 'correct-vat')
      return back((await requestVatCorrection(services, order)) === 'corrected' ? 'corrected' : 'impossible');
  } catch (error) {
    services.log.warn({ err: error, order: reference }, 'changing an order failed');
    return back('away');
  }
  return back('impossible');
}

export default function OrderPage({ loaderData: { view, notice } }: Route.ComponentProps) {
  const { plan, reference, statusWords, payPath } = view;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 pb-16 sm:px-6 sm:pt-14 sm:pb-24">
      <PageHead title="Your order" description="Plan, invoices and renewal." canonical={href('/order')} />
      <h1 className="text-title">Your order</h1>
      <p className="mt-5 max-w-prose text-lg text-pretty">
        <span className="font-semibold">{plan}.</span> {statusWords}
      </p>
      <p className="mt-2 text-soft">Order {reference}</p>
      {notice && (
        <div className="mt-6 max-w-3xl">
          <Alert severity={notice.severity} title={notice.title} live>
            {notice.text}
          </Alert>
        </div>
      )}
      {payPath && (
        <p className="mt-8">
          <a href={payPath} className={buttonLook({ variant: 'primary' })}>
            {view.isFree ? 'Complete this order' : 'Pay for this order'}
          </a>
        </p>
      )}
      {view.dates ? (
        <div className="mt-10 grid items-start gap-6 lg:grid-cols-2">
          <PlanCard view={view} />
          {view.canChangeRenewal && <RenewalCard view={view} />}
          <InvoiceList view={view} />
          {view.vat && <VatCard view={view} vat={view.vat} />}
          {view.billing && <BillingCard facts={view.billing} path={view.paths.billing} />}
          {view.canCancel && <PaymentCard view={view} />}
        </div>
      ) : (
        <div className="mt-10 max-w-xl">
          <UnpaidCard view={view} />
        </div>
      )}
      <p className="mt-10 max-w-prose text-soft">
        Anyone with the link to this page can manage the order, so share it only with people you trust to do
        so. Questions?{' '}
        <AppLink to={href('/contact')} className={textLink}>
          Write to us
        </AppLink>{' '}
        and quote order <span className="whitespace-nowrap">{reference}</span>.
      </p>
    </div>
  );
}
