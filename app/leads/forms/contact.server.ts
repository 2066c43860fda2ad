import * as z from 'zod';
import { neededLines } from '../../forms/read-form.server.ts';
import type { LeadForm } from '../receive-lead.server.ts';
import { person, personFacts } from './person.server.ts';

const schema = z.object({ ...person, message: neededLines('Say what it is about') });

export const contactForm: LeadForm<typeof schema> = {
  formType: 'contact',
  schema,
  typed: (values) => [...personFacts(values), ['Message', values.message]],
  mails: {
    team: ({ name, company }) => `Message: ${company || name}`,
    visitor: () => ({
      title: 'We have your message',
      next: 'A person reads it and answers, usually on the next working day.',
    }),
  },
};
