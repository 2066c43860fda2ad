import * as z from 'zod';
import { email, emailOrNone, lines, neededLine } from '../forms/read-form.server.ts';
import { paymentMethods } from '../orders/order.ts';
import { countryName, missingFields } from './countries.server.ts';

/** The invoice's font has Latin, Greek and Cyrillic letters only. */
const onInvoice = (schema: z.ZodType<string, string>) =>
  schema.pipe(
    z.string().regex(printable, 'Use Latin, Greek or Cyrillic letters: this appears on the invoice'),
  );

const printable =
  /^(?:[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}©®™]|(?!\p{Extended_Pictographic})\p{Script=Common})*$/u;

export const paymentSchema = z.object({
  paymentMethod: z.enum(paymentMethods, 'Choose how to pay'),
  terms: z.literal('on', 'Agree to the terms and conditions').transform(() => true as const),
});

export const personalInformationSchema = z.object({
  firstName: onInvoice(neededLine('Enter your first name', 60)),
  lastName: onInvoice(neededLine('Enter your last name', 60)),
  email,
  company: onInvoice(neededLine('Enter your company’s name')),
  ...paymentSchema.shape,
});

/** One rule for every form with an address. */
export const postalCodeIn = (country: string) =>
  missingFields(country).includes('postalCode') ? none : onInvoice(neededLine('Enter the postal code', 16));

const none = z.string().transform(() => '');

/** Drops the input of fields that the country's addresses lack: the form may have hidden them since. */
export function billingAddressSchema(country: string) {
  const missing = missingFields(country);
  return z.object({
    country: z.string().refine((code) => countryName(code) !== undefined, 'Choose a country'),
    street: onInvoice(neededLine('Enter the street and number')),
    postalCode: postalCodeIn(country),
    city: onInvoice(neededLine('Enter the city')),
    state: missing.includes('state') ? none : onInvoice(neededLine('Enter the state or province')),
    // Its format depends on country and postal code: see billing/read-billing.server.ts.
    vatId: z.string(),
    billingEmail: emailOrNone,
    notes: onInvoice(lines(500)),
  });
}
