import { data, redirect, type RouterContextProvider } from 'react-router';
import type * as z from 'zod';
import { requestContext, servicesContext, type Services } from '../context.server.ts';
import { issueFormToken, keepFormToken } from '../forms/form-token.server.ts';
import type { HiddenValues } from './forms/hidden-fields.tsx';
import { signLeadReference } from './lead-reference.server.ts';
import { ownAddress, returnPath } from './lead.ts';
import { formIn, textIn, type Refusal } from '../forms/read-form.server.ts';
import { receiveLead, type LeadForm } from './receive-lead.server.ts';

type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** A form that was not taken, as its page shows it again. */
export type RefusedLead = Refusal & { hidden?: HiddenValues };

/** For the loader of a form page: what the form sends without showing it. */
export function hiddenValues(context: RouteArgs['context']): HiddenValues {
  const { secret, now, settings } = context.get(servicesContext);
  return { token: issueFormToken(secret, now()), salesId: settings.salesLeadId };
}

/** For its action: takes the lead and leads on, or gives the form back as it was filled in. */
export async function takeLead<Schema extends z.ZodObject>(
  { request, context }: RouteArgs,
  form: LeadForm<Schema>,
  { inSharedPage = false } = {},
) {
  const services = context.get(servicesContext);
  const { address } = context.get(requestContext);
  const sent = await formIn(request);
  const received = await receiveLead(services, form, sent, { address, inSharedPage });
  if (received.ok) return redirect(nextAddress(services, form.formType, sent, received.leadId), 303);
  const refused: RefusedLead = {
    ...received.refusal,
    hidden: inSharedPage ? undefined : keptValues(services, sent),
  };
  return data(refused, received.status);
}

/** With the reference of the lead, so that the next page knows which one it is. */
function nextAddress(
  { settings, secret }: Services,
  formType: LeadForm<never>['formType'],
  sent: FormData,
  leadId: number,
) {
  const { siteUrl } = settings;
  const { pathname, searchParams } = new URL(
    ownAddress(textIn(sent, 'return_url'), siteUrl) ?? siteUrl + returnPath(formType),
  );
  searchParams.set('lead', signLeadReference(secret, leadId));
  return `${pathname}?${searchParams}`;
}

/** What a form that comes back sends the next time. */
export function keptValues(
  { secret, now, settings }: Pick<Services, 'secret' | 'now' | 'settings'>,
  sent: FormData,
): HiddenValues {
  return { token: keepFormToken(secret, textIn(sent, 'form_token'), now()), salesId: settings.salesLeadId };
}
