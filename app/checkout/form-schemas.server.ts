import * as z from 'zod';
import { email, emailOrNone, lines, neededLine, textIn } from '../forms/read-form.server.ts';
import { paymentMethods } from '../orders/order.ts';
import { readVatId } from '../plans/vat/vat-id.ts';
import type { TaxAddress } from '../plans/vat/vat-territory.ts';
import { countryName, missingFields } from './countries.server.ts';

/** The invoice's font has Latin, Greek and Cyrillic letters only. */
const onInvoice = (schema: z.ZodType<string, string>) =>
  schema.pipe(
    z
      .string()
      .regex(
        printable,
        'Write this in Latin, Greek or Cyrillic script, without emoji, so that we can print it on the invoice',
      ),
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
});

/** One rule for every form with an address. */
export const postalCodeIn = (country: string) =>
  missingFields(country).includes('postalCode') ? none : onInvoice(neededLine('Enter the postal code', 16));

const none = z.string().transform(() => '');

/** One rule for every form with a VAT ID: it must be one of the country that VAT is due in. */
export const vatIdAt = (address: TaxAddress) =>
  z.string().transform((entered, context) => {
    const id = readVatId(entered, address);
    if (id.ok) return id.vatId;
    const message = `Enter a VAT ID for the country you have chosen, for example ${id.example}, or leave the field blank`;
    context.issues.push({ code: 'custom', input: entered, message });
    return z.NEVER;
  });

/** The rules for other fields depend on it. */
export const taxAddressIn = (sent: FormData): TaxAddress => ({
  country: textIn(sent, 'country'),
  postalCode: textIn(sent, 'postalCode'),
});

/** Drops the input of fields that the country's addresses lack: the form may have hidden them since. */
export function billingAddressSchema(address: TaxAddress) {
  const { country } = address;
  const missing = missingFields(country);
  return z.object({
    country: z.string().refine((code) => countryName(code) !== undefined, 'Choose a country'),
    street: onInvoice(neededLine('Enter the street address')),
    postalCode: postalCodeIn(country),
    city: onInvoice(neededLine('Enter the city')),
    state: missing.includes('state') ? none : onInvoice(neededLine('Enter the state or province')),
    vatId: vatIdAt(address),
    billingEmail: emailOrNone,
    notes: onInvoice(lines(500)),
  });
}
