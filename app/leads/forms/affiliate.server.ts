import * as z from 'zod';
import { neededLine, neededLines } from '../../forms/read-form.server.ts';
import type { LeadForm } from '../receive-lead.server.ts';
import { person, personFacts } from './person.server.ts';

const schema = z.object({
  ...person,
  channel: neededLine('Say where you write, or whom you advise', 200),
  message: neededLines('Say how many people that reaches, and how you would mention us', 2_000),
});

export const affiliateForm: LeadForm<typeof schema> = {
  formType: 'affiliate',
  schema,
  typed: (values) => [...personFacts(values), ['Where', values.channel], ['How', values.message]],
  mails: {
    team: ({ name, company }) => `Affiliate: ${company || name}`,
    visitor: () => ({
      title: 'We have your application',
      next: 'You hear from us within five working days: with your code, or with the reason why not.',
    }),
  },
};
