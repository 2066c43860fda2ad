import * as z from 'zod';
import { countryName } from '../../checkout/countries.server.ts';
import { postalCodeIn, vatIdAt } from '../../checkout/form-schemas.server.ts';
import { email, lines, neededLine, neededLines } from '../../forms/read-form.server.ts';
import { person, personFacts } from '../../leads/lead-form-definitions.server.ts';
import type { LeadForm } from '../../leads/receive-lead.server.ts';
import type { TaxAddress } from '../../plans/vat/vat-territory.ts';
import type { Licence } from './reports.ts';

const orderSchema = (address: TaxAddress) =>
  z.object({
    licence: z.enum(['single', 'team'], 'Choose a licence'),
    company: neededLine('Enter the name of the company'),
    firstName: neededLine('Enter your first name'),
    lastName: neededLine('Enter your last name'),
    email,
    street: neededLine('Enter the street address'),
    postalCode: postalCodeIn(address.country),
    city: neededLine('Enter the city'),
    country: z.string().refine((code) => countryName(code) !== undefined, 'Choose a country'),
    vatId: vatIdAt(address),
    notes: lines(1_000),
  });

type Ordered = {
  report: { id: number; title: string; page: string };
  licences: readonly Licence[];
  /** The rules for postal code and VAT ID depend on it. */
  address: TaxAddress;
};

export function orderForm({ report, licences, address }: Ordered): LeadForm<ReturnType<typeof orderSchema>> {
  const named = `${report.title} (${report.id})`;
  const licenceOf = (chosen: Licence['kind']) => {
    const { name, net, gross } = licences.find(({ kind }) => kind === chosen)!;
    return `${name}, ${net}, ${gross}`;
  };
  return {
    formType: 'report-order',
    schema: orderSchema(address),
    about: { report: named, page: report.page },
    chosen: (order) => [
      ['Report', named],
      ['Licence', licenceOf(order.licence)],
    ],
    typed: (order) => [
      ['Company', order.company],
      ['Name', `${order.firstName} ${order.lastName}`],
      ['Email', order.email],
      ['Street', order.street],
      ['City', `${order.postalCode} ${order.city}`.trim()],
      ['Country', countryName(order.country)!],
      ['VAT ID', order.vatId],
      ['Notes', order.notes],
    ],
    mails: {
      team: () => `Order: ${report.title}`,
      visitor: () => ({
        title: `We’ve received your order: “${report.title}”`,
        next: 'We’ll confirm it by email, usually by the next working day. The files and the invoice will follow within one working day of our confirmation.',
      }),
    },
  };
}

const questionSchema = (fault: string) => z.object({ ...person, message: neededLines(fault) });

type About = { report: { id: number; title: string; page: string } | null; language: string };

export function questionForm({ report, language }: About): LeadForm<ReturnType<typeof questionSchema>> {
  return {
    formType: 'report-request',
    schema: questionSchema(
      report ? 'Tell us what you would like to know' : 'Tell us what the report should cover',
    ),
    about: { language, ...(report && { report: `${report.title} (${report.id})`, page: report.page }) },
    chosen: () => [
      ['Report', report ? `${report.title} (${report.id})` : ''],
      ['Reply in', language],
    ],
    typed: (values) => [...personFacts(values), ['Message', values.message]],
    mails: {
      team: () => (report ? `Question: ${report.title}` : 'Question about reports'),
      visitor: () => ({
        title: report
          ? `We’ve received your question about “${report.title}”`
          : 'We’ve received your request',
        next: `We’ll reply in ${language}, usually by the next working day.`,
      }),
    },
  };
}
