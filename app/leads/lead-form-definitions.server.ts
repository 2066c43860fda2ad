import * as z from 'zod';
import type { Services } from '../context.server.ts';
import { line, neededLines, lines, neededLine, email } from '../forms/read-form.server.ts';
import type { MailFact } from '../mail/mail.ts';
import { planIn, viewedPage } from '../plans/plan-link.ts';
import { tierOf, type TierId } from '../plans/tier.ts';
import type { Option } from '../ui/form/control.ts';
import { returnPath } from './lead.ts';
import { signLeadReference } from './leads.server.ts';
import type { LeadForm } from './receive-lead.server.ts';

/** The fields of `PersonFields`. */
export const person = { name: neededLine('Enter your name'), email, company: line() };

export const personOfCompany = { ...person, company: neededLine('Enter your company’s name') };

type Person = { [Name in keyof typeof person]: z.output<(typeof person)[Name]> };

export const personFacts = ({ name, email: address, company }: Person): readonly MailFact[] => [
  ['Name', name],
  ['Email', address],
  ['Company', company],
];

const demoSchema = z.object({
  ...personOfCompany,
  role: line(),
  wish: neededLines('Tell us what you would like to see', 2_000),
});

export function demoForm(
  services: Pick<Services, 'settings' | 'secret'>,
  plan?: TierId,
): LeadForm<typeof demoSchema> {
  return {
    formType: 'demo',
    schema: demoSchema,
    about: plan && { plan },
    chosen: () => [['Plan', plan ? tierOf(plan).name : '']],
    typed: (values) => [...personFacts(values), ['Role', values.role], ['Wants to see', values.wish]],
    mails: {
      team: ({ company }) => `Demo: ${company}`,
      visitor: (_, leadId) => calendarInvitation(services, leadId),
    },
  };
}

/** Fills in the form for a visitor who comes from a page of data; nothing in it is free text of the address. */
export function wishFor(query: URLSearchParams, siteUrl: string): string | undefined {
  const [plan, from] = [planIn(query), viewedPage(query)];
  if (!from) return plan && `What the ${tierOf(plan).name} plan shows.`;
  return `The exact figures behind ${siteUrl}${from}${plan ? `, with the ${tierOf(plan).name} plan` : ''}.`;
}

/** The link identifies the lead, so the calendar need not ask again. */
export function calendarInvitation(
  { settings, secret }: Pick<Services, 'settings' | 'secret'>,
  leadId: number,
) {
  const url = `${settings.siteUrl}${returnPath('demo')}?lead=${signLeadReference(secret, leadId)}`;
  return {
    title: 'Your demo: choose a time',
    next: 'If you haven’t picked a time yet, choose one below. If you have, we’ll confirm it in a separate email. Before the call, we’ll prepare what you asked to see.',
    link: { label: 'Choose a time', url },
  };
}

export const userCounts = ['1', '2 to 5', '6 to 20', 'More than 20'] as const;

const offerSchema = (plans: readonly Option[]) =>
  z.object({
    ...personOfCompany,
    users: z.enum(userCounts, 'Choose how many people would use the data'),
    plan: z.enum(['', ...plans.map(({ value }) => value)], 'Choose a plan, or “Not sure yet”'),
    message: lines(4_000),
  });

export function offerForm(plans: readonly Option[]): LeadForm<ReturnType<typeof offerSchema>> {
  return {
    formType: 'offer',
    schema: offerSchema(plans),
    chosen: (values) => [
      ['Users', values.users],
      ['Plan', plans.find(({ value }) => value === values.plan)?.label ?? 'Not sure yet'],
    ],
    typed: (values) => [...personFacts(values), ['Message', values.message]],
    mails: {
      team: ({ company }) => `Quote request: ${company}`,
      visitor: () => ({
        title: 'We’ve received your request for a quote',
        next: 'We’ll email you a written quote within one working day. There is no charge and no obligation.',
      }),
    },
  };
}

const contactSchema = z.object({ ...person, message: neededLines('Enter a message') });

export const contactForm: LeadForm<typeof contactSchema> = {
  formType: 'contact',
  schema: contactSchema,
  typed: (values) => [...personFacts(values), ['Message', values.message]],
  mails: {
    team: ({ name, company }) => `Message: ${company || name}`,
    visitor: () => ({
      title: 'We’ve received your message',
      next: 'We’ll reply, usually by the next working day.',
    }),
  },
};

const affiliateSchema = z.object({
  ...person,
  channel: neededLine('Tell us where you write, or who you advise', 200),
  message: neededLines('Tell us how many people you reach, and how you would recommend us', 2_000),
});

export const affiliateForm: LeadForm<typeof affiliateSchema> = {
  formType: 'affiliate',
  schema: affiliateSchema,
  typed: (values) => [...personFacts(values), ['Where', values.channel], ['How', values.message]],
  mails: {
    team: ({ name, company }) => `Affiliate: ${company || name}`,
    visitor: () => ({
      title: 'We’ve received your application',
      next: 'You’ll hear from us within five working days, with your code or, if we can’t accept you, the reason.',
    }),
  },
};
