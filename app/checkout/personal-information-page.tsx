import { data } from 'react-router';
import { requestContext, servicesContext } from '../context.server.ts';
import { formIn, readForm, refusalFor, textIn } from '../forms/read-form.server.ts';
import { sendForm } from '../forms/send-form.client.ts';
import { readCheckoutVisit } from './checkout-visit.server.ts';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { TrackedEvent } from '../tracking/tracked-event.tsx';
import { PersonalInformationForm } from './personal-information-form.tsx';
import { personalInformationSchema } from './personal-information.server.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { boughtBefore, noticeIn } from './notices.server.ts';
import { PlanAside } from './plan-aside.tsx';
import { ecommerceOf, planView } from './chosen-plan.ts';
import { needTier } from './guards.server.ts';
import { emptyCheckout, sendPersonalInformation } from './checkout-state.ts';
import { newCheckout } from './checkout-store.server.ts';
import { mayBeginCheckout, tooManyCheckouts } from './may-begin-checkout.server.ts';
import { takeStep } from './take-step.server.ts';
import type { Route } from './+types/personal-information-page.ts';

export const handle = visitorPage({ query: ['tier'], indexed: false });

/** Shows the plan that the address names. It counts once the form is sent: looking at a page changes nothing. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { checkout, bought } = await readCheckoutVisit(services, request);
  const state = checkout?.state ?? emptyCheckout;
  const { tier, yearCents } = needTier(
    url.searchParams.get('tier') || state.tierId,
    services.facts.centPrices.current,
  );
  const isSame = tier === state.tierId;
  const chosen = { state: isSame ? state : { ...state, promo: emptyCheckout.promo }, tier, yearCents };
  const { terms, ...entered } = state.personalInformation;
  return {
    plan: planView(chosen),
    entered: { ...entered, terms: terms ? 'on' : '' },
    next: state.completedSteps.billingAddressSent ? 'the overview' : 'the billing address',
    done: isSame ? state.currentStep - 1 : 0,
    notice: bought ? boughtBefore(bought) : noticeIn(url),
    event: { event: 'begin_checkout' as const, ecommerce: ecommerceOf(chosen) },
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const sent = await formIn(request);
  const { checkout } = await readCheckoutVisit(services, request);
  const named = textIn(sent, 'tier') || url.searchParams.get('tier') || checkout?.state.tierId;
  const { tier } = needTier(named ?? '', services.facts.centPrices.current);
  const read = readForm(personalInformationSchema, sent);
  if (!read.ok) return data(read.refusal, 422);
  if (!checkout && !(await mayBeginCheckout(services, context.get(requestContext).address)))
    return data(refusalFor(tooManyCheckouts, read.entered), 429);
  return takeStep(services, checkout ?? newCheckout(), tier, (state) =>
    sendPersonalInformation(state, read.values),
  );
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

export default function PersonalInformationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, entered, next, done, notice, event } = loaderData;
  return (
    <CheckoutFrame title="Your details" step={1} done={done} notice={notice} lead={plan.inALine}>
      <PageHead title="Checkout: your details" description={`Buy ${plan.name}, step 1 of 4.`} />
      <TrackedEvent event={event} />
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
        <PersonalInformationForm tier={plan.id} entered={entered} next={next} answer={actionData} />
        <PlanAside plan={plan} />
      </div>
    </CheckoutFrame>
  );
}
