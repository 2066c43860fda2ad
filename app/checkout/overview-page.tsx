import { redirect } from 'react-router';
import { requestContext, servicesContext, type Services } from '../context.server.ts';
import { formIn } from '../forms/read-form.server.ts';
import { sendForm } from '../forms/send-form.client.ts';
import { readCheckoutVisit } from './checkout-visit.server.ts';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { TrackedEvent } from '../tracking/tracked-event.tsx';
import { Card } from '../ui/card.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { noticeIn } from './notices.server.ts';
import { ecommerceOf, planView } from './chosen-plan.ts';
import { PriceLines } from './price-lines.tsx';
import { addressPath, detailsPath } from './steps.ts';
import { needBillingAddress } from './guards.server.ts';
import { changePromo } from './change-promo.server.ts';
import { EnteredFacts } from './entered-facts.tsx';
import { enteredView } from './entered-view.server.ts';
import { PayForm } from './pay-form.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { PromoForm } from './promo-form.tsx';
import { shownOrder } from './shown-order.server.ts';
import type { Route } from './+types/overview-page.ts';

export const handle = visitorPage({ indexed: false, leadsToPayment: true });

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const underway = await whoCanPay(context.get(servicesContext), request);
  const { paymentMethod, terms } = underway.state.personalInformation;
  return {
    plan: planView(underway),
    entered: enteredView(underway.state),
    shown: shownOrder(underway.state, underway.yearCents),
    chosen: { paymentMethod, terms: terms ? 'on' : '' },
    notice: noticeIn(url),
    event: {
      event: 'add_payment_info' as const,
      ecommerce: { ...ecommerceOf(underway), payment_type: paymentMethod },
    },
  };
}

/** Takes promo codes; the order itself is sent to `start-payment-action.ts`. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const underway = await whoCanPay(services, request);
  return changePromo(services, underway, await formIn(request), context.get(requestContext).address);
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

async function whoCanPay(services: Services, request: Request) {
  const { checkout, bought } = await readCheckoutVisit(services, request);
  if (bought) throw redirect(bought);
  return needBillingAddress(checkout, services.facts.centPrices.current);
}

export default function OverviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, entered, shown, chosen, notice, event } = loaderData;
  return (
    <CheckoutFrame title="Payment and overview" step={3} done={2} notice={notice}>
      <PageHead title="Checkout: payment and overview" description={`Buy ${plan.name}, step 3 of 4.`} />
      <TrackedEvent event={event} />
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,29rem)] lg:gap-10">
        <div className="grid gap-6">
          <PlanFacts plan={plan} />
          <EnteredFacts title="Your details" facts={entered.details} changeAt={detailsPath} />
          <EnteredFacts title="Billing address" facts={entered.address} changeAt={addressPath} />
        </div>
        <Card as="section" tone="sea" className="grid gap-6">
          <h2 id="order" className="text-xl">
            Your order
          </h2>
          <PriceLines plan={plan} />
          <PromoForm plan={plan} answer={actionData} />
          <hr className="border-line" />
          <PayForm plan={plan} shown={shown} chosen={chosen} />
        </Card>
      </div>
    </CheckoutFrame>
  );
}
