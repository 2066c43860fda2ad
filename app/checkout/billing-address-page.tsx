import { data, redirect } from 'react-router';
import { servicesContext, type Services } from '../context.server.ts';
import { formIn, readForm, textIn } from '../forms/read-form.server.ts';
import { sendForm } from '../forms/send-form.client.ts';
import { readCheckoutVisit } from './checkout-visit.server.ts';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { BillingAddressForm } from './billing-address-form.tsx';
import { billingAddressSchema } from './billing-address.server.ts';
import { countryChoices } from './countries.server.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { noticeIn } from './notices.server.ts';
import { PlanAside } from './plan-aside.tsx';
import { planView } from './chosen-plan.ts';
import { needPersonalInformation, needTier } from './guards.server.ts';
import { sendBillingAddress } from './checkout-state.ts';
import { takeStep } from './take-step.server.ts';
import type { Route } from './+types/billing-address-page.ts';

export const handle = visitorPage({ indexed: false });

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const underway = await whoHasBegun(context.get(servicesContext), request);
  return {
    plan: planView(underway),
    entered: underway.state.billingAddress,
    countries: countryChoices,
    done: underway.state.currentStep - 1,
    notice: noticeIn(url),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const underway = await whoHasBegun(services, request);
  const sent = await formIn(request);
  const { tier } = needTier(textIn(sent, 'tier') || underway.tier, services.facts.centPrices.current);
  const read = readForm(billingAddressSchema(textIn(sent, 'country')), sent);
  if (!read.ok) return data(read.refusal, 422);
  return takeStep(services, underway, tier, (state) => sendBillingAddress(state, read.values));
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

async function whoHasBegun(services: Services, request: Request) {
  const { checkout, bought } = await readCheckoutVisit(services, request);
  if (bought) throw redirect(bought);
  return needPersonalInformation(checkout, services.facts.centPrices.current);
}

export default function BillingAddressPage({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, entered, countries, done, notice } = loaderData;
  return (
    <CheckoutFrame title="Billing address" step={2} done={done} notice={notice} lead={plan.inALine}>
      <PageHead title="Checkout: billing address" description={`Buy ${plan.name}, step 2 of 4.`} />
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
        <BillingAddressForm tier={plan.id} entered={entered} countries={countries} answer={actionData} />
        <PlanAside plan={plan} />
      </div>
    </CheckoutFrame>
  );
}
