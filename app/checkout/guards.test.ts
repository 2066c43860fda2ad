import { expect, test } from 'vitest';
import { needBillingAddress, needPersonalInformation, needTier } from './guards.server.ts';
import {
  chooseTier,
  emptyCheckout,
  sendBillingAddress,
  sendPersonalInformation,
  type CheckoutState,
} from './checkout-state.ts';

const centPrices = { starter: 94_800, corporate: 0 };
const { personalInformation, billingAddress } = emptyCheckout;
const chosen = chooseTier(emptyCheckout, 'starter');
const first = sendPersonalInformation(chosen, personalInformation);
const second = sendBillingAddress(first, billingAddress);
const checkout = (state: CheckoutState) => ({ id: 'a', state });

test('accepts a plan with a price', () => {
  expect(needTier('starter', centPrices)).toEqual({ tier: 'starter', yearCents: 94_800 });
});

test.each(['', 'gold', 'corporate', 'corporatePlus', '__proto__', 'toString'])(
  'redirects to pricing for the plan "%s"',
  (named) => expect(targetOf(() => needTier(named, centPrices))).toBe('302 /pricing'),
);

test.each([
  ['no checkout', null, '/pricing'],
  ['an empty checkout', emptyCheckout, '/pricing'],
  ['a plan alone', chosen, '/pricing'],
  ['an address but no buyer', sendBillingAddress(chosen, billingAddress), '/pricing'],
  ['a buyer but no plan', sendPersonalInformation(emptyCheckout, personalInformation), '/pricing'],
  ['a plan that is no longer sold', chooseTier(second, 'corporatePlus'), '/pricing'],
])('with %s only the first step is open', (_, state, target) => {
  const found = state && checkout(state);
  expect(targetOf(() => needPersonalInformation(found, centPrices))).toBe(`302 ${target}`);
  expect(targetOf(() => needBillingAddress(found, centPrices))).toBe(`302 ${target}`);
});

test('opens the address after the details, and the payment after the address', () => {
  expect(needPersonalInformation(checkout(first), centPrices)).toMatchObject({ id: 'a', tier: 'starter' });
  expect(targetOf(() => needBillingAddress(checkout(first), centPrices))).toBe(
    '302 /checkout/billing-address',
  );
  expect(needBillingAddress(checkout(second), centPrices)).toMatchObject({ yearCents: 94_800 });
});

function targetOf(guard: () => unknown) {
  try {
    guard();
    return null;
  } catch (thrown) {
    const { status, headers } = thrown as Response;
    return `${status} ${headers.get('location')}`;
  }
}
