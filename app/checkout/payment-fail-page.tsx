import { data, href, redirect, type RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../context.server.ts';
import { FormAnswer } from '../forms/form-answer.tsx';
import { refusalFor } from '../forms/read-form.server.ts';
import { readRetry, successPath } from '../orders/order-links.server.ts';
import { canBePaid } from '../orders/order.ts';
import { tierOf } from '../plans/tier.ts';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { overviewPath } from './checkout-state.ts';
import {
  mayBeginCheckout,
  readCheckoutId,
  readCheckoutVisit,
  tooManyCheckouts,
} from './checkout-visit.server.ts';
import { abandonedOrder, copyCheckoutCookie, isCheckoutOf } from './pay-again.server.ts';
import { taskFrame } from './task-frame.tsx';
import type { Route } from './+types/payment-fail-page.ts';

export const handle = visitorPage({ query: ['checkout'], indexed: false, frame: taskFrame });

/**
 * Buyers come from the provider's cancel link, or from our mail about a failed debit. A browser without the checkout is
 * asked first: the sender of the link may want somebody else to pay for their account.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const order = await linkedOrder(url, context);
  const held = await readCheckoutId(services.secret, request);
  if (held !== null && (await isCheckoutOf(services.db, held, order))) throw redirect(failedPath, 303);
  const { checkout } = await readCheckoutVisit(services, request);
  return {
    plan: tierOf(order.tier).name,
    email: order.buyer.email,
    replacesAnother: checkout !== null,
  };
}

export async function action({ url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const order = await linkedOrder(url, context);
  const { address } = context.get(requestContext);
  if (!(await mayBeginCheckout(services, address))) return data(refusalFor(tooManyCheckouts, {}), 429);
  const cookie = await copyCheckoutCookie(services, order);
  return redirect(failedPath, { status: 303, headers: { 'Set-Cookie': cookie } });
}

const failedPath = `${overviewPath}?payment=failed`;

async function linkedOrder(url: URL, context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext);
  const checkoutId = readRetry(services.secret, url);
  const order =
    checkoutId && (await abandonedOrder(services, checkoutId, context.get(requestContext).address));
  if (!order) throw redirect(overviewPath, 303);
  if (!canBePaid(order)) throw redirect(successPath(services.secret, order.reference), 303);
  return order;
}

export default function PaymentFailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, email, replacesAnother } = loaderData;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 pb-16 sm:px-6 sm:pt-14 sm:pb-24">
      <PageHead title={title} description="This order has not been completed yet." />
      <h1 className="text-title">{title}</h1>
      <div className="mt-6 grid max-w-prose gap-4 text-lg">
        <FormAnswer answer={actionData} />
        <p className="wrap-anywhere">
          This link continues an order for the {plan} plan. The account will belong to{' '}
          <strong className="font-semibold">{email}</strong>.
        </p>
        <p>
          If you don’t recognise this address, don’t continue: you would be paying for someone else’s account.
          {replacesAnother && ' You also have another order in progress, which this one would replace.'}
        </p>
      </div>
      {/* A plain form: the overview needs a page load, since its content policy differs. */}
      <form method="post" className="mt-8 flex flex-wrap gap-3">
        <Button type="submit">Continue with this order</Button>
        <AppLink
          to={replacesAnother ? overviewPath : href('/pricing')}
          className={buttonLook({ variant: 'primary' })}
        >
          {replacesAnother ? 'Keep my own order' : 'Compare plans'}
        </AppLink>
      </form>
    </div>
  );
}

const title = 'Continue this order?';
