import * as z from 'zod';
import { isTierId, type TierId } from '../plans/tier.ts';
import { paymentMethods } from '../orders/buyer.ts';
import type { CheckoutState } from './checkout-state.ts';

/** Null for what is not, or no longer, a checkout as this version of the site knows it. */
export function readStoredState(stored: unknown): CheckoutState | null {
  return schema.safeParse(stored).data ?? null;
}

const text = z.string();
const amounts = z.object({ majorUnit: z.number(), base: text, taxes: text, total: text });

const schema: z.ZodType<CheckoutState> = z.object({
  personalInformation: z.object({
    firstName: text,
    lastName: text,
    email: text,
    company: text,
    paymentMethod: z.enum(paymentMethods),
    terms: z.literal([true, null]),
  }),
  billingAddress: z.object({
    street: text,
    postalCode: text,
    city: text,
    state: text,
    country: text,
    billingEmail: text,
    notes: text,
  }),
  promo: z.union([
    z.object({ code: z.null(), prices: z.null() }),
    z.object({
      code: text,
      prices: z.object({
        discount: z.object({ majorUnit: z.number(), formatted: text, percent: z.number() }),
        monthly: amounts,
        annually: amounts,
      }),
    }),
  ]),
  completedSteps: z.object({ personalInformationSent: z.boolean(), billingAddressSent: z.boolean() }),
  currentStep: z.int().min(1),
  tierId: z.custom<TierId | ''>((id) => id === '' || isTierId(id)),
});
