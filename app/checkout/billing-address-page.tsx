import { data, Form, redirect } from 'react-router';
import { servicesContext, type Services } from '../context.server.ts';
import { FormAnswer, fieldsOf } from '../forms/form-answer.tsx';
import { formIn, readForm, textIn, type Refusal } from '../forms/read-form.server.ts';
import { sendForm } from '../forms/send-form.client.ts';
import { SubmitButton } from '../forms/form-layout.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { Select } from '../ui/form/select.tsx';
import { TextArea } from '../ui/form/text-area.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { sendBillingAddress } from './checkout-state.ts';
import { readCheckoutVisit } from './checkout-visit.server.ts';
import { chosenPlan } from './chosen-plan.ts';
import { countryChoices, type CountryChoice } from './countries.server.ts';
import { billingAddressSchema } from './form-schemas.server.ts';
import { needPersonalInformation, needTier } from './guards.server.ts';
import { noticeIn } from './notices.server.ts';
import { PlanAside } from './plan-aside.tsx';
import { takeStep } from './take-step.server.ts';
import type { Route } from './+types/billing-address-page.ts';

export const handle = visitorPage({ indexed: false });

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const underway = await needUnderway(context.get(servicesContext), request);
  return {
    plan: chosenPlan(underway),
    entered: underway.state.billingAddress,
    countries: countryChoices,
    done: underway.state.currentStep - 1,
    notice: noticeIn(url),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const underway = await needUnderway(services, request);
  const sent = await formIn(request);
  const { tier } = needTier(textIn(sent, 'tier') || underway.tier, services.facts.centPrices.current);
  const read = readForm(billingAddressSchema(textIn(sent, 'country')), sent);
  if (!read.ok) return data(read.refusal, 422);
  return takeStep(services, underway, tier, (state) => sendBillingAddress(state, read.values));
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

async function needUnderway(services: Services, request: Request) {
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

type FormProps = {
  tier: string;
  countries: readonly CountryChoice[];
  entered: Record<string, string>;
  answer: Refusal | undefined;
};

/** The country comes first: a style rule hides the fields that its addresses lack, without scripts. */
function BillingAddressForm({ tier, countries, entered, answer }: FormProps) {
  const field = fieldsOf(answer, entered);
  return (
    <Form method="post" noValidate className="group/address grid max-w-xl gap-7">
      <FormAnswer answer={answer} />
      <input type="hidden" name="tier" value={tier} />
      <Select
        {...field('country')}
        label="Country"
        placeholder="Choose a country"
        options={[...countries]}
        autoComplete="billing country"
      />
      <TextField {...field('street')} label="Street and number" autoComplete="billing address-line1" />
      <div className="group-has-[[data-lacks~=postalCode]:checked]/address:hidden sm:max-w-60">
        <TextField {...field('postalCode')} label="Postal code" autoComplete="billing postal-code" />
      </div>
      <TextField {...field('city')} label="City" autoComplete="billing address-level2" />
      <div className="group-has-[option:is([data-lacks~=state],[value='']):checked]/address:hidden">
        <TextField {...field('state')} label="State or province" autoComplete="billing address-level1" />
      </div>
      <TextField
        {...field('billingEmail')}
        type="email"
        label="E-mail for invoices"
        hint="If it is another than your own."
        autoComplete="billing email"
        optional
      />
      <TextArea
        {...field('notes')}
        label="Notes for the invoice"
        hint="An order number of yours, a cost centre."
        rows={3}
        optional
      />
      <div>
        <SubmitButton>Go on to the overview</SubmitButton>
        <p className="mt-4 text-sm text-soft">Nothing is bought yet.</p>
      </div>
    </Form>
  );
}
