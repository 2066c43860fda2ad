import * as z from 'zod';
import { emailOrNone, lines, neededLine } from '../forms/read-form.server.ts';
import { onInvoice } from './on-invoice.server.ts';
import { lackedIn } from './address-rules.ts';
import { countryName } from './countries.server.ts';

/** What has to be entered depends on the country. What its addresses do not have is left out, whatever was entered. */
export function billingAddressSchema(country: string) {
  const lacked = lackedIn(country);
  const none = z.string().transform(() => '');
  return z.object({
    country: z.string().refine((code) => countryName(code) !== undefined, 'Choose a country'),
    street: onInvoice(neededLine('Enter street and number')),
    postalCode: lacked.includes('postalCode') ? none : onInvoice(neededLine('Enter the postal code', 16)),
    city: onInvoice(neededLine('Enter the city')),
    state: lacked.includes('state') ? none : onInvoice(neededLine('Enter the state or province')),
    billingEmail: emailOrNone,
    notes: onInvoice(lines(500)),
  });
}
