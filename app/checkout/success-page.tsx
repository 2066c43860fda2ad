import { href, redirect, redirectDocument } from 'react-router';
import { brand } from '../base/brand.ts';
import { requestContext, servicesContext } from '../context.server.ts';
import { latestOrder } from '../orders/latest-order.server.ts';
import { isUnpaidYear, orderStatusOf } from '../orders/manage/order-status.ts';
import { readSuccess, successPath } from '../orders/order-links.server.ts';
import { paymentStatusOf } from '../orders/order.ts';
import { findAccount, invoicesOf } from '../orders/order-queries.server.ts';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { TrackedEvent } from '../tracking/tracked-event.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { buttonLook } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { NextSteps } from '../ui/next-steps.tsx';
import { textLink } from '../ui/text-link.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { overviewPath } from './checkout-state.ts';
import { laterTextOf, successTextOf, summaryOf, type OrderSummary } from './order-summary.ts';
import { coveredLinks, type OwnLinks } from './own-links.server.ts';
import { claimPurchase, isBuyersView } from './purchase-event.server.ts';
import type { Route } from './+types/success-page.ts';

export const handle = visitorPage({ query: ['order'], indexed: false });

/** Asks the provider on every view until the order is settled, so that buyers need not wait for the webhook. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { secret } = services;
  const reference = readSuccess(secret, url);
  const order = reference && (await latestOrder(services, reference, context.get(requestContext).address));
  if (!order) throw redirect(href('/pricing'));
  const status = paymentStatusOf(order);
  // Only the buyer's own browser has the checkout that this path opens.
  const elsewhere = `${overviewPath}?payment=failed`;
  if (status === 'failed') throw redirectDocument(elsewhere);
  const [account, invoices] = await Promise.all([
    findAccount(services.db, order.id),
    invoicesOf(services.db, order.id),
  ]);
  const isFreeIn = (invoice = invoices[0]) => (invoice?.content.amounts.total ?? order.totalCents) === 0;
  // A refund or a cancellation is of the latest year, while the page shows what was paid for the first.
  const isLatestFree = isFreeIn(invoices.findLast(({ cancels }) => !cancels));
  const isFree = status === 'refunded' ? isLatestFree : isFreeIn();
  const facts = { order, account, now: services.now() };
  const paidName = isUnpaidYear(orderStatusOf(facts)) ? 'Paid for the first year' : 'Paid';
  return {
    totalName: status === 'paid' && !isFree ? paidName : 'Total',
    ...(laterTextOf(facts, isLatestFree) ?? successTextOf(status, isFree)),
    summary: summaryOf(order, invoices[0]?.content.vatTreatment),
    own: await coveredLinks(services, request, order),
    choices:
      status === 'unconfirmed' ? { again: successPath(secret, order.reference), elsewhere, isFree } : null,
    purchase:
      status === 'paid' && (await isBuyersView(secret, request, order))
        ? await claimPurchase(services, order.reference)
        : null,
  };
}

export default function SuccessPage({ loaderData }: Route.ComponentProps) {
  const { totalName, title, lead, steps, summary, own, choices, purchase } = loaderData;
  return (
    <CheckoutFrame title={title} step={4} done={3} notice={null}>
      <PageHead title={title} description="The status of your order." canonical={href('/checkout/success')} />
      {purchase && <TrackedEvent event={purchase} />}
      <p className="mt-4 max-w-prose text-lg text-pretty text-soft">{lead}</p>
      {choices && <Choices {...choices} />}
      {own && <Own {...own} />}
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div>
          <NextSteps steps={steps} />
          <p className="mt-6 max-w-prose text-soft">
            Something wrong?{' '}
            <AppLink to={href('/contact')} className={textLink}>
              Contact us
            </AppLink>{' '}
            and quote order <span className="whitespace-nowrap">{summary.reference}</span>.
          </p>
        </div>
        <SummaryCard {...summary} totalName={totalName} />
      </div>
    </CheckoutFrame>
  );
}

/** Plain links: the pages of an order are loaded without the tags that this page may have. */
function Own({ activate, invoice, order }: OwnLinks) {
  return (
    <div className="mt-6">
      <p className="flex flex-wrap gap-3">
        {activate && (
          <a href={activate} className={buttonLook({ variant: 'primary' })}>
            Activate your account
          </a>
        )}
        {invoice && (
          <a href={invoice} className={buttonLook()} download>
            Download the invoice (PDF)
          </a>
        )}
        <a href={order} className={buttonLook()}>
          See your order
        </a>
      </p>
      {activate && (
        <p className="mt-3 text-sm text-soft">
          Activated already?{' '}
          <a href={brand.tool.loginUrl} className={textLink}>
            Open the tool
          </a>
          . Activation and the tool itself are on a separate site.
        </p>
      )}
    </div>
  );
}

/** Plain links are not prefetched: each request asks the provider. */
function Choices({ again, elsewhere, isFree }: { again: string; elsewhere: string; isFree: boolean }) {
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      <a href={again} className={buttonLook({ variant: 'primary' })}>
        Check again
      </a>
      <a href={elsewhere} className={buttonLook()}>
        {isFree ? 'I haven’t finished yet' : 'I haven’t paid yet'}
      </a>
    </p>
  );
}

function SummaryCard({
  reference,
  plan,
  licence,
  amounts,
  total,
  totalName,
}: OrderSummary & { totalName: string }) {
  return (
    <Card as="section" tone="mist">
      <h2 className="text-xl">{plan}</h2>
      <p className="mt-1 text-soft">{licence}, valid for one year</p>
      <dl className="mt-5 grid gap-2 tabular-nums">
        {amounts.map(({ name, amount }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-edge pt-2 font-semibold">
          <dt>{totalName}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      <p className="mt-5 text-[0.9375rem] text-soft">
        Order <span className="font-medium text-ink">{reference}</span>
      </p>
    </Card>
  );
}
