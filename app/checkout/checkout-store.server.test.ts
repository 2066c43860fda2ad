import { expect, test } from 'vitest';
import { openOffice } from '../../test/office.ts';
import { pricesOf } from '../plans/prices.ts';
import {
  applyPromo,
  chooseTier,
  emptyCheckout,
  sendBillingAddress,
  sendPersonalInformation,
  type CheckoutState,
} from './checkout-state.ts';
import { changeCheckout, findCheckout, newCheckout } from './checkout-store.server.ts';

const office = openOffice();
const change = (id: string, how: (state: CheckoutState) => CheckoutState) =>
  changeCheckout(office.services(), id, how);
const find = (id: string) => findCheckout(office.services().db, id);

const { personalInformation, billingAddress } = emptyCheckout;

test('a new checkout is empty, unique and not stored', async () => {
  const { id, state } = newCheckout();
  expect(state).toEqual(emptyCheckout);
  expect(newCheckout().id).not.toBe(id);
  expect(await find(id)).toBe(null);
});

test('stores a change and finds it again', async () => {
  const { id } = newCheckout();
  const promo = { code: 'WELCOME10', prices: pricesOf(94_800, 9_480) };
  const state = await change(id, (before) =>
    applyPromo(
      sendBillingAddress(
        sendPersonalInformation(chooseTier(before, 'starter'), personalInformation),
        billingAddress,
      ),
      'starter',
      promo,
    ),
  );
  expect(state).toMatchObject({ tierId: 'starter', promo, currentStep: 3 });
  expect(await find(id)).toEqual({ id, state });
  const { rows } = await office.pool.query('select changed_at from checkout where id = $1', [id]);
  expect(rows).toEqual([{ changed_at: office.services().now() }]);
});

test('concurrent changes from two tabs do not overwrite each other', async () => {
  const { id } = newCheckout();
  await Promise.all([
    change(id, (state) => chooseTier(state, 'corporate')),
    change(id, (state) => sendPersonalInformation(state, personalInformation)),
    change(id, (state) => sendBillingAddress(state, billingAddress)),
  ]);
  expect((await find(id))!.state).toMatchObject({ tierId: 'corporate', currentStep: 3 });
});

test.each([
  ['of another shape', { tier: 'starter' }],
  ['with a plan that is none', { ...emptyCheckout, tierId: 'gold' }],
  ['with half a promo', { ...emptyCheckout, promo: { code: 'WELCOME10', prices: null } }],
  ['that is nothing', null],
])('ignores a stored state %s and starts over', async (_, stored) => {
  const { id } = newCheckout();
  await office.pool.query('insert into checkout (id, state) values ($1, $2)', [id, JSON.stringify(stored)]);
  expect(await find(id)).toBe(null);
  await change(id, (state) => chooseTier(state, 'starter'));
  expect((await find(id))!.state).toEqual({ ...emptyCheckout, tierId: 'starter' });
});
