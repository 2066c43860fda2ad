import type * as z from 'zod';
import type { MailFact } from '../../mail/mail.ts';
import { email, line, neededLine } from '../../forms/read-form.server.ts';

/** What `PersonFields` asks, with a company that may be left out. */
export const person = { name: neededLine('Enter your name'), email, company: line() };

/** The same, where we have to know the company. */
export const personOfCompany = { ...person, company: neededLine('Enter the name of your company') };

type Person = { [Name in keyof typeof person]: z.output<(typeof person)[Name]> };

export const personFacts = ({ name, email: address, company }: Person): readonly MailFact[] => [
  ['Name', name],
  ['E-mail', address],
  ['Company', company],
];
