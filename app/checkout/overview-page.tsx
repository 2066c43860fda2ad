import { href, redirect } from 'react-router';
import { requestContext, servicesContext, type Services } from '../context.server.ts';
import { formIn } from '../forms/read-form.server.ts';
import { sendForm } from '../forms/send-form.client.ts';
import { afterConfirmation } from '../plans/vat/vat-treatment.ts';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { TrackedEvent } from '../tracking/tracked-event.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { Card } from '../ui/card.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { textLink } from '../ui/text-link.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { addressPath, detailsPath, type CheckoutState } from './checkout-state.ts';
import { readCheckoutVisit } from './checkout-visit.server.ts';
import { chosenPlan, ecommerceOf, type ChosenPlan } from './chosen-plan.ts';
import { countryName } from './countries.server.ts';
import { fingerprintOf, needBillingAddress } from './guards.server.ts';
import { noticeIn } from './notices.server.ts';
import { PayForm, PromoForm } from './overview-forms.tsx';
import { PlanContents, PriceLines } from './plan-aside.tsx';
import { changePromo } from './promo.server.ts';
import { taskFrame } from './task-frame.tsx';
import type { Route } from './+types/overview-page.ts';

export const handle = visitorPage({ indexed: false, redirectsToPayment: true, frame: taskFrame });

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { vatRules } = services.settings;
  const underway = await whoCanPay(services, request);
  const { paymentMethod, terms } = underway.state.personalInformation;
  const plan = chosenPlan(underway, vatRules);
  return {
    plan,
    entered: enteredView(underway.state),
    shown: fingerprintOf(underway.state, underway.yearCents, vatRules),
    chosen: { paymentMethod, terms: terms ? 'on' : '' },
    notice: noticeIn(url, plan.isFree),
    event: {
      event: 'add_payment_info' as const,
      // Until the terms are agreed to, the method is only the one selected by default.
      ecommerce: { ...ecommerceOf(underway), ...(terms && { payment_type: paymentMethod }) },
    },
  };
}

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

type Fact = readonly [name: string, value: string];

function enteredView({ personalInformation: person, billingAddress: address, vat }: CheckoutState) {
  return {
    details: [
      ['Name', `${person.firstName} ${person.lastName}`],
      ['Email', person.email],
      ['Company', person.company],
    ] satisfies Fact[],
    address: (
      [
        ['Street', address.street],
        ['City', [address.postalCode, address.city].filter(Boolean).join(' ')],
        ['State', address.state],
        ['Country', countryName(address.country) ?? address.country],
        ['VAT ID', vat.id],
        ['Email for invoices', address.billingEmail],
        ['Notes', address.notes],
      ] satisfies Fact[]
    ).filter(([, value]) => value),
  };
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
        <Card as="section" tone="sea" className="grid gap-6 lg:sticky lg:top-6">
          <h2 id="order" className="text-xl">
            Your order
          </h2>
          <PriceLines plan={plan} />
          {plan.unconfirmedVat && <UnconfirmedVatId {...plan.unconfirmedVat} />}
          <PromoForm plan={plan} answer={actionData} />
          <hr className="border-line" />
          <PayForm plan={plan} shown={shown} chosen={chosen} />
        </Card>
      </div>
    </CheckoutFrame>
  );
}

function UnconfirmedVatId({ isRefundedLater }: NonNullable<ChosenPlan['unconfirmedVat']>) {
  return (
    <Alert severity="info" title="We couldn’t check your VAT ID just now">
      {isRefundedLater && 'We’ll charge German VAT for now. '}After you order, we’ll keep trying the EU
      register (VIES) for a few days. {afterConfirmation(isRefundedLater)} If VIES still can’t confirm it, you
      can ask for another check on your order page.
    </Alert>
  );
}

function PlanFacts({ plan }: { plan: ChosenPlan }) {
  return (
    <Card as="section">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-xl">{plan.name}</h2>
        <AppLink to={href('/pricing')} className={`${textLink} inline-block py-1`}>
          Change<span className="sr-only"> the plan</span>
        </AppLink>
      </div>
      <p className="mt-3">
        {plan.licence}, valid for one year. {plan.unlocks}
      </p>
      <PlanContents contents={plan.contents} />
      <p className="mt-4">
        <a href={plan.description} target="_blank" rel="noopener" className={`${textLink} inline-block py-1`}>
          Product description (PDF, opens in a new tab)
        </a>
      </p>
    </Card>
  );
}

function EnteredFacts({
  title,
  facts,
  changeAt,
}: {
  title: string;
  facts: readonly Fact[];
  changeAt: string;
}) {
  return (
    <Card as="section">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-xl">{title}</h2>
        <a href={changeAt} className={`${textLink} inline-block py-1`}>
          Change<span className="sr-only"> {title.toLowerCase()}</span>
        </a>
      </div>
      <dl className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[10rem_1fr] sm:gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name} className="grid py-1 sm:contents">
            <dt className="text-soft">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
