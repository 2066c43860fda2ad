import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import type { Database } from '../../base/database.server.ts';
import { pricesOf } from '../../plans/prices.ts';
import {
  applyPromo,
  chooseTier,
  emptyCheckout,
  sendBillingAddress,
  sendPersonalInformation,
} from './checkout-state.ts';
import { changeCheckout, findCheckout, newCheckout } from './checkout-store.server.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = drizzle(database.pool);
});
afterAll(() => database.drop());

const now = () => new Date('2026-11-15T12:00:00Z');
const { personalInformation, billingAddress } = emptyCheckout;

test('a new checkout is empty, unlike any other, and not stored', async () => {
  const { id, state } = newCheckout();
  expect(state).toEqual(emptyCheckout);
  expect(newCheckout().id).not.toBe(id);
  expect(await findCheckout(db, id)).toBe(null);
});

test('what was changed is found as it was stored', async () => {
  const { id } = newCheckout();
  const promo = { code: 'WELCOME10', prices: pricesOf(94_800, 9_480) };
  const state = await changeCheckout({ db, now }, id, (before) =>
    applyPromo(
      sendBillingAddress(
        sendPersonalInformation(chooseTier(before, 'starter'), { ...personalInformation, terms: true }),
        billingAddress,
      ),
      'starter',
      promo,
    ),
  );
  expect(state).toMatchObject({ tierId: 'starter', promo, currentStep: 3 });
  expect(await findCheckout(db, id)).toEqual({ id, state });
  const { rows } = await database.pool.query('select changed_at from checkout where id = $1', [id]);
  expect(rows).toEqual([{ changed_at: now() }]);
});

test('of two tabs that send at once none undoes the other', async () => {
  const { id } = newCheckout();
  await Promise.all([
    changeCheckout({ db, now }, id, (state) => chooseTier(state, 'corporate')),
    changeCheckout({ db, now }, id, (state) => sendPersonalInformation(state, personalInformation)),
    changeCheckout({ db, now }, id, (state) => sendBillingAddress(state, billingAddress)),
  ]);
  expect((await findCheckout(db, id))!.state).toMatchObject({ tierId: 'corporate', currentStep: 3 });
});

test.each([
  ['of another shape', { tier: 'starter' }],
  ['with a plan that is none', { ...emptyCheckout, tierId: 'gold' }],
  ['with half a promo', { ...emptyCheckout, promo: { code: 'WELCOME10', prices: null } }],
  ['that is nothing', null],
])('a state %s counts as none, and is begun anew', async (_, stored) => {
  const { id } = newCheckout();
  await database.pool.query('insert into checkout (id, state) values ($1, $2)', [id, JSON.stringify(stored)]);
  expect(await findCheckout(db, id)).toBe(null);
  await changeCheckout({ db, now }, id, (state) => chooseTier(state, 'starter'));
  expect((await findCheckout(db, id))!.state).toEqual({ ...emptyCheckout, tierId: 'starter' });
});
