import { countryName } from './countries.server.ts';
import type { CheckoutState } from './checkout-state.ts';

/** What was entered, by the step in which it can be changed: names and values, empty ones left out. */
export type Entered = { details: readonly Fact[]; address: readonly Fact[] };

type Fact = readonly [name: string, value: string];

export function enteredView({
  personalInformation: person,
  billingAddress: address,
}: CheckoutState): Entered {
  return {
    details: [
      ['Name', `${person.firstName} ${person.lastName}`],
      ['E-mail', person.email],
      ['Company', person.company],
    ],
    address: (
      [
        ['Street', address.street],
        ['City', [address.postalCode, address.city].filter(Boolean).join(' ')],
        ['State', address.state],
        ['Country', countryName(address.country) ?? address.country],
        ['E-mail for invoices', address.billingEmail],
        ['Notes', address.notes],
      ] as const
    ).filter(([, value]) => value),
  };
}
