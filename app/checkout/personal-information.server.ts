import * as z from 'zod';
import { email, neededLine } from '../forms/read-form.server.ts';
import { paymentMethods } from '../orders/buyer.ts';
import { onInvoice } from './on-invoice.server.ts';

/** What the overview asks again. */
export const paymentSchema = z.object({
  paymentMethod: z.enum(paymentMethods, 'Choose how to pay'),
  terms: z.literal('on', 'Agree to the terms and conditions').transform(() => true as const),
});

export const personalInformationSchema = z.object({
  firstName: onInvoice(neededLine('Enter your first name', 60)),
  lastName: onInvoice(neededLine('Enter your last name', 60)),
  email,
  company: onInvoice(neededLine('Enter the name of your company')),
  ...paymentSchema.shape,
});
