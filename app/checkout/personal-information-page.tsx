import { data, Form } from 'react-router';
import { requestContext, servicesContext } from '../context.server.ts';
import { FormAnswer, fieldsOf } from '../forms/form-answer.tsx';
import { formIn, readForm, refusalFor, textIn, type Refusal } from '../forms/read-form.server.ts';
import { sendForm } from '../forms/send-form.client.ts';
import { SubmitButton } from '../forms/form-layout.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { TrackedEvent } from '../tracking/tracked-event.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { emptyCheckout, sendPersonalInformation } from './checkout-state.ts';
import { newCheckout } from './checkout-store.server.ts';
import { mayBeginCheckout, readCheckoutVisit, tooManyCheckouts } from './checkout-visit.server.ts';
import { chosenPlan, ecommerceOf } from './chosen-plan.ts';
import { personalInformationSchema } from './form-schemas.server.ts';
import { needTier } from './guards.server.ts';
import { boughtBefore, noticeIn } from './notices.server.ts';
import { PlanAside } from './plan-aside.tsx';
import { takeStep } from './take-step.server.ts';
import { taskFrame } from './task-frame.tsx';
import type { Route } from './+types/personal-information-page.ts';

export const handle = visitorPage({ query: ['tier'], indexed: false, frame: taskFrame });

/** The plan in the URL is only shown; it is chosen when the form is sent. */
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
  const { firstName, lastName, email, company } = state.personalInformation;
  return {
    plan: chosenPlan(chosen, services.settings.vatRules),
    entered: { firstName, lastName, email, company },
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
    <CheckoutFrame title="Your details" step={1} done={done} notice={notice}>
      <PageHead title="Checkout: your details" description={`Buy ${plan.name}, step 1 of 4.`} />
      <TrackedEvent event={event} />
      <div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
        <PlanAside plan={plan} />
        <PersonalInformationForm tier={plan.id} entered={entered} next={next} answer={actionData} />
      </div>
    </CheckoutFrame>
  );
}

type FormProps = {
  tier: string;
  entered: Record<string, string>;
  next: string;
  answer: Refusal | undefined;
};

function PersonalInformationForm({ tier, entered, next, answer }: FormProps) {
  const field = fieldsOf(answer, entered);
  return (
    <Form method="post" noValidate className="grid max-w-xl content-start gap-7">
      <FormAnswer answer={answer} />
      <input type="hidden" name="tier" value={tier} />
      <div className="grid items-start gap-7 sm:grid-cols-2 sm:gap-5">
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
      </div>
      <TextField
        {...field('email')}
        type="email"
        label="Business email"
        hint="We’ll send your access link and invoice here. You can enter a different email address for invoices in step 2."
        autoComplete="email"
      />
      <TextField
        {...field('company')}
        label="Company"
        hint="As it should appear on the invoice. We sell to companies and public bodies only."
        autoComplete="organization"
      />
      <div>
        <SubmitButton>Continue to {next}</SubmitButton>
        <p className="mt-4 max-w-prose text-sm text-soft">
          You won’t be charged yet. We use your details to process your order, and delete them after seven
          days if you don’t place one.
        </p>
      </div>
    </Form>
  );
}
