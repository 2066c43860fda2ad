import { data, redirect, type RouterContextProvider } from 'react-router';
import { requestContext, servicesContext, type Services } from '../context.server.ts';
import { issueFormToken, withToken } from '../forms/form-token.server.ts';
import { formIn, textIn, type Refusal } from '../forms/read-form.server.ts';
import { ownAddress, readTracking, returnPath } from './lead.ts';
import { signLeadReference } from './leads.server.ts';
import { receiveLead, type LeadForm, type LeadSchema } from './receive-lead.server.ts';

type RouteArgs = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

export function newToken(context: RouteArgs['context']): string {
  const { secret, now } = context.get(servicesContext);
  return issueFormToken(secret, now());
}

/** Stores the lead and redirects, or returns the form as it was filled in. */
export async function takeLead<Schema extends LeadSchema>(
  { request, url, context }: RouteArgs,
  chosenForm: LeadForm<Schema> | ((sent: FormData) => LeadForm<Schema>),
  { inSharedPage = false } = {},
) {
  const services = context.get(servicesContext);
  const { address } = context.get(requestContext);
  const sent = await formIn(request);
  const form = typeof chosenForm === 'function' ? chosenForm(sent) : chosenForm;
  const query = inSharedPage ? undefined : url.searchParams;
  const received = await receiveLead(services, form, sent, { address, inSharedPage, query });
  if (received.ok) return redirect(nextAddress(services, form.formType, sent, received.leadId), 303);
  const { status, refusal } = received;
  const tracking = readTracking(sent, query, services.settings.siteUrl);
  const answer: Refusal = { ...refusal, entered: { ...refusal.entered, ...tracking } };
  return data(inSharedPage ? answer : withToken(services, answer, sent), status);
}

/** The reference tells the next page which lead it is about. */
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
