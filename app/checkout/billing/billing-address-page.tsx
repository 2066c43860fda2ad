import { data, Form, redirect } from 'react-router';
import { requestContext, servicesContext, type Services } from '../../context.server.ts';
import { FormAnswer, fieldsOf } from '../../forms/form-answer.tsx';
import { SubmitButton } from '../../forms/form-layout.tsx';
import { formIn, textIn, type Refusal } from '../../forms/read-form.server.ts';
import { sendForm } from '../../forms/send-form.client.ts';
import { vatIdHints } from '../../plans/vat/vat-treatment.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { visitorPage } from '../../shell/route-handle.ts';
import { CheckoutFrame } from '../checkout-frame.tsx';
import { sendBillingAddress } from '../checkout-state.ts';
import { readCheckoutVisit } from '../checkout-visit.server.ts';
import { chosenPlan } from '../chosen-plan.ts';
import { countryChoices, type CountryChoice } from '../countries.server.ts';
import { needPersonalInformation, needTier } from '../guards.server.ts';
import { noticeIn } from '../notices.server.ts';
import { PlanAside } from '../plan-aside.tsx';
import { takeStep } from '../take-step.server.ts';
import { BillingFields } from './billing-fields.tsx';
import { readBilling } from './read-billing.server.ts';
import { taskFrame } from '../task-frame.tsx';
import type { Route } from './+types/billing-address-page.ts';

export const handle = visitorPage({ indexed: false, frame: taskFrame });

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const underway = await needUnderway(services, request);
  const { billingAddress, vat, currentStep } = underway.state;
  return {
    plan: chosenPlan(underway, services.settings.vatRules),
    entered: { ...billingAddress, vatId: vat.id },
    countries: countryChoices,
    vatIdHint: vatIdHints[services.settings.vatRules],
    done: currentStep - 1,
    notice: noticeIn(url),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const underway = await needUnderway(services, request);
  const sent = await formIn(request);
  const { tier } = needTier(textIn(sent, 'tier') || underway.tier, services.facts.centPrices.current);
  const { address } = context.get(requestContext);
  const read = await readBilling(services, sent, { address, known: underway.state.vat.check });
  if (!read.ok) return data(read.refusal, 422);
  return takeStep(services, underway, tier, (state) => sendBillingAddress(state, read.billing, read.vat));
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

async function needUnderway(services: Services, request: Request) {
  const { checkout, bought } = await readCheckoutVisit(services, request);
  if (bought) throw redirect(bought);
  return needPersonalInformation(checkout, services.facts.centPrices.current);
}

export default function BillingAddressPage({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, done, notice, ...form } = loaderData;
  return (
    <CheckoutFrame title="Billing address" step={2} done={done} notice={notice}>
      <PageHead title="Checkout: billing address" description={`Buy ${plan.name}, step 2 of 4.`} />
      <div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
        <PlanAside plan={plan} />
        <BillingAddressForm {...form} tier={plan.id} answer={actionData} />
      </div>
    </CheckoutFrame>
  );
}

type FormProps = {
  tier: string;
  countries: readonly CountryChoice[];
  vatIdHint: string;
  entered: Record<string, string>;
  answer: Refusal | undefined;
};

function BillingAddressForm({ tier, countries, vatIdHint, entered, answer }: FormProps) {
  return (
    <Form method="post" noValidate className="group/address grid max-w-xl content-start gap-7">
      <FormAnswer answer={answer} />
      <input type="hidden" name="tier" value={tier} />
      <BillingFields field={fieldsOf(answer, entered)} countries={countries} vatIdHint={vatIdHint} />
      <div>
        <SubmitButton>Continue to the overview</SubmitButton>
        <p className="mt-4 text-sm text-soft">You won’t be charged yet.</p>
      </div>
    </Form>
  );
}
