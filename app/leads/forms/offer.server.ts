import * as z from 'zod';
import type { Option } from '../../ui/form/control.ts';
import { lines } from '../../forms/read-form.server.ts';
import type { LeadForm } from '../receive-lead.server.ts';
import { personFacts, personOfCompany } from './person.server.ts';

export const userCounts = ['1', '2 to 5', '6 to 20', 'More than 20'] as const;

const schemaFor = (plans: readonly Option[]) =>
  z.object({
    ...personOfCompany,
    users: z.enum(userCounts, 'Choose how many people would use it'),
    plan: z.enum(['', ...plans.map(({ value }) => value)], 'Choose one of the plans, or none'),
    message: lines(4_000),
  });

export function offerForm(plans: readonly Option[]): LeadForm<ReturnType<typeof schemaFor>> {
  return {
    formType: 'offer',
    schema: schemaFor(plans),
    chosen: (values) => [
      ['Users', values.users],
      ['Plan', plans.find(({ value }) => value === values.plan)?.label ?? 'Not sure yet'],
    ],
    typed: (values) => [...personFacts(values), ['Message', values.message]],
    mails: {
      team: ({ company }) => `Offer: ${company}`,
      visitor: () => ({
        title: 'We have your request for an offer',
        next: 'A person writes the offer and mails it to you within one working day. It is free and binds you to nothing.',
      }),
    },
  };
}
