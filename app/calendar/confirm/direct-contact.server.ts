import * as z from 'zod';
import { personFacts, personOfCompany } from '../../leads/forms/person.server.ts';
import type { LeadForm } from '../../leads/receive-lead.server.ts';

const schema = z.object(personOfCompany);

/** For whoever comes to the calendar without having filled in the demo form. */
export const directContact: LeadForm<typeof schema> = {
  formType: 'demo',
  schema,
  typed: personFacts,
  // The visitor hears of the booking, or that the time is taken.
  mails: { team: ({ company }) => `Demo: ${company}`, visitor: null },
};
