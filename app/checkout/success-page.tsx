import { href, redirect, redirectDocument } from 'react-router';
import { CheckoutFrame } from './checkout-frame.tsx';
import { overviewPath } from './steps.ts';
import { requestContext, servicesContext } from '../context.server.ts';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { TrackedEvent } from '../tracking/tracked-event.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { buttonLook } from '../ui/button.tsx';
import { textLink } from '../ui/text-link.ts';
import { latestOrder } from '../orders/latest-order.server.ts';
import { readSuccess, successPath } from '../orders/order-links.server.ts';
import { standingOf } from '../orders/standing.ts';
import { summaryOf } from './order-summary.ts';
import { claimPurchase, isBuyersView } from './purchase-event.server.ts';
import { successWords } from './success-words.ts';
import { SummaryCard } from './summary-card.tsx';
import type { Route } from './+types/success-page.ts';

export const handle = visitorPage({ query: ['order'], indexed: false });

/** Asks the provider on every view until the order is settled, so that no buyer waits for a webhook. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { secret } = services;
  const reference = readSuccess(secret, url);
  const order = reference && (await latestOrder(services, reference, context.get(requestContext).address));
  if (!order) throw redirect(href('/pricing'));
  const standing = standingOf(order);
  // In the buyer's own browser the checkout is still there; to anybody else this address opens none.
  const elsewhere = `${overviewPath}?payment=failed`;
  if (standing === 'failed') throw redirectDocument(elsewhere);
  return {
    standing,
    ...successWords[standing],
    summary: summaryOf(order),
    ways: standing === 'unconfirmed' ? { again: successPath(secret, order.reference), elsewhere } : null,
    purchase:
      standing === 'paid' && isBuyersView(secret, request, order)
        ? await claimPurchase(services, order.reference)
        : null,
  };
}

export default function SuccessPage({ loaderData }: Route.ComponentProps) {
  const { standing, title, lead, steps, summary, ways, purchase } = loaderData;
  return (
    <CheckoutFrame title={title} step={4} done={3} notice={null}>
      <PageHead title={title} description="How your order stands." canonical={href('/checkout/success')} />
      {purchase && <TrackedEvent event={purchase} />}
      <p className="mt-4 max-w-prose text-lg text-pretty text-soft">{lead}</p>
      {ways && <Ways {...ways} />}
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div>
          <h2 className="text-xl">What happens next</h2>
          <ol className="mt-3 grid max-w-prose list-decimal gap-2 pl-5 marker:text-soft">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className="mt-6 max-w-prose text-soft">
            Is something wrong?{' '}
            <AppLink to={href('/contact')} className={textLink}>
              Write to us
            </AppLink>{' '}
            and name the order <span className="whitespace-nowrap">{summary.reference}</span>.
          </p>
        </div>
        <SummaryCard {...summary} totalName={standing === 'paid' ? 'Paid' : 'Total'} />
      </div>
    </CheckoutFrame>
  );
}

/** Not fetched ahead: each asks the provider anew. */
function Ways({ again, elsewhere }: { again: string; elsewhere: string }) {
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      <a href={again} className={buttonLook({ variant: 'primary' })}>
        Look again
      </a>
      <a href={elsewhere} className={buttonLook()}>
        I have not paid yet
      </a>
    </p>
  );
}
