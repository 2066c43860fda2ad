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

test('a plan that is sold has a price', () => {
  expect(needTier('starter', centPrices)).toEqual({ tier: 'starter', yearCents: 94_800 });
});

test.each(['', 'gold', 'corporate', 'corporatePlus', '__proto__', 'toString'])(
  'without a plan, as with "%s", the way is to the prices',
  (named) => expect(targetOf(() => needTier(named, centPrices))).toBe('302 /pricing'),
);

test.each([
  ['none', null, '/pricing'],
  ['an empty one', emptyCheckout, '/pricing'],
  ['one with a plan alone', chosen, '/pricing'],
  ['one with an address but no buyer', sendBillingAddress(chosen, billingAddress), '/pricing'],
  ['one without a plan', sendPersonalInformation(emptyCheckout, personalInformation), '/pricing'],
  ['one whose plan is not sold any more', chooseTier(second, 'corporatePlus'), '/pricing'],
])('of %s no step is open but the first', (_, state, target) => {
  const found = state && checkout(state);
  expect(targetOf(() => needPersonalInformation(found, centPrices))).toBe(`302 ${target}`);
  expect(targetOf(() => needBillingAddress(found, centPrices))).toBe(`302 ${target}`);
});

test('who has entered the details can enter the address, and then pay', () => {
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
