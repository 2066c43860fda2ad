import { data, Form, href, redirect } from 'react-router';
import { requestContext, servicesContext } from '../../context.server.ts';
import { FormAnswer, fieldsOf } from '../../forms/form-answer.tsx';
import { FormLayout, SubmitButton } from '../../forms/form-layout.tsx';
import { formIn, refusalFor, textsIn } from '../../forms/read-form.server.ts';
import { sendForm } from '../../forms/send-form.client.ts';
import { changeBilling } from '../../orders/manage/change-billing.server.ts';
import { orderPath } from '../../orders/order-links.server.ts';
import { decisiveCheck, vatIdHints, type VatRules } from '../../plans/vat/vat-treatment.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { visitorPage } from '../../shell/route-handle.ts';
import { textLink } from '../../ui/text-link.ts';
import { BillingFields } from '../billing/billing-fields.tsx';
import { readBilling } from '../billing/read-billing.server.ts';
import { countryChoices } from '../countries.server.ts';
import type { Done } from './done-notices.ts';
import { needOrder } from './need-order.server.ts';
import type { Route } from './+types/billing-page.ts';

export const handle = visitorPage({ query: ['order'], indexed: false, isSecret: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { order, account } = await needOrder(services, url);
  const back = orderPath(services.secret, order.reference);
  if (!account || order.refundedAt) throw redirect(back, 303);
  return {
    entered: { ...order.billing, vatId: order.vatId ?? '' } as Record<string, string>,
    countries: countryChoices,
    vatIdHint: vatIdHints[services.settings.vatRules],
    issuedNote: issuedNotes[services.settings.vatRules],
    back,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { order } = await needOrder(services, url);
  const { reference, vatChecks, vatId } = order;
  const sent = await formIn(request);
  if (!(await services.isWithinLimit('order-changes', reference)))
    return data(refusalFor('Too many changes in one day. Please try again tomorrow.', textsIn(sent)), 429);
  const { address } = context.get(requestContext);
  const read = await readBilling(services, sent, { address, known: decisiveCheck(vatChecks, vatId) });
  if (!read.ok) return data(read.refusal, 422);
  const { billing, vat } = read;
  const back = (done: Done) => redirect(`${orderPath(services.secret, reference)}&done=${done}`, 303);
  try {
    const outcome = await changeBilling(services, reference, { billing, vatId: vat.id, check: vat.check });
    if (outcome === null) return back('impossible');
    return back(outcome === 'changed' ? 'billing' : 'unchanged');
  } catch (error) {
    services.log.warn({ err: error, order: reference }, 'changing billing details failed');
    return data(refusalFor(away, textsIn(sent)), 503);
  }
}

const issuedNotes: Readonly<Record<VatRules, string>> = {
  'by-country': 'Invoices already issued stay as they are, unless a valid VAT ID means less VAT is due.',
  'german-rate': 'Invoices already issued stay as they are.',
};

const away =
  'Our payment provider is not responding. Nothing you entered has been lost. Please send the form again in a few minutes.';

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

export default function BillingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { entered, countries, vatIdHint, issuedNote, back } = loaderData;
  return (
    <FormLayout title="Billing details" lead={`Changes apply to new invoices. ${issuedNote}`}>
      <PageHead title="Billing details" description="For new invoices." canonical={href('/order')} />
      <Form method="post" noValidate className="group/address grid max-w-xl gap-7">
        <FormAnswer answer={actionData} />
        <BillingFields field={fieldsOf(actionData, entered)} countries={countries} vatIdHint={vatIdHint} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <SubmitButton>Save billing details</SubmitButton>
          <a href={back} className={textLink}>
            Back to the order
          </a>
        </div>
      </Form>
    </FormLayout>
  );
}
