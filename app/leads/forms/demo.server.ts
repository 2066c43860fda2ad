import * as z from 'zod';
import type { Services } from '../../context.server.ts';
import { signLeadReference } from '../lead-reference.server.ts';
import { returnPath } from '../lead.ts';
import { line, neededLines } from '../../forms/read-form.server.ts';
import type { LeadForm } from '../receive-lead.server.ts';
import { personFacts, personOfCompany } from './person.server.ts';

const schema = z.object({
  ...personOfCompany,
  role: line(),
  wish: neededLines('Say what you would like to see', 2_000),
});

export function demoForm(services: Needs): LeadForm<typeof schema> {
  return {
    formType: 'demo',
    schema,
    typed: (values) => [...personFacts(values), ['Role', values.role], ['Wants to see', values.wish]],
    mails: {
      team: ({ company }) => `Demo: ${company}`,
      visitor: (_, leadId) => wayToCalendar(services, leadId),
    },
  };
}

/** The mail that leads to the calendar, as this lead. */
export function wayToCalendar({ settings, secret }: Needs, leadId: number) {
  const url = `${settings.siteUrl}${returnPath('demo')}?lead=${signLeadReference(secret, leadId)}`;
  return {
    title: 'Your demo: choose a time',
    next: 'We prepare what you would like to see. If you have not chosen a time yet, it is one click away; if you have, another mail confirms it.',
    link: { label: 'Choose a time', url },
  };
}

type Needs = Pick<Services, 'settings' | 'secret'>;
