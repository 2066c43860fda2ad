import { beforeAll, expect, test } from 'vitest';
import { openOrderWorld } from '../../test/order-world.ts';
import type { Services } from '../context.server.ts';
import type { CardPayments } from '../orders/card-payments.ts';
import type { TierId } from '../plans/tier.ts';
import { promoFor } from './promo.server.ts';
import { readCheckoutId } from './checkout-visit.server.ts';
import { applyPromo, chooseTier, emptyCheckout, sendPersonalInformation } from './checkout-state.ts';
import { changeCheckout, findCheckout, newCheckout } from './checkout-store.server.ts';
import { takeStep } from './take-step.server.ts';

const world = openOrderWorld();
let services: Parameters<typeof takeStep>[0];
beforeAll(async () => {
  const centPrices = { current: await world.services.payments.yearlyPrices() };
  services = { ...world.services, facts: { centPrices } as Services['facts'] };
});

const ada = {
  ...emptyCheckout.personalInformation,
  firstName: 'Ada',
  terms: true as const,
};
const send = async (id: string, tier: TierId, given = services) => {
  const found = (await findCheckout(services.db, id)) ?? { ...newCheckout(), id };
  const answer = await takeStep(given, found, tier, (state) => sendPersonalInformation(state, ada));
  return { answer, location: answer.headers.get('location') };
};
const stateOf = async (id: string) => (await findCheckout(services.db, id))?.state;

/** On the way to buy Corporate, with a code. */
async function begun(code: string) {
  const { id } = newCheckout();
  const promo = await promoFor(services, 'corporate', code);
  await changeCheckout(services, id, (state) =>
    applyPromo(chooseTier(state, 'corporate'), 'corporate', promo!),
  );
  return id;
}

test('stores a step and sets the cookie that names its checkout', async () => {
  const { id } = newCheckout();
  const { answer, location } = await send(id, 'starter');
  expect([answer.status, location]).toEqual([303, '/checkout/billing-address']);
  const cookie = answer.headers.get('set-cookie')!.split(';')[0]!;
  const request = new Request('https://site.example', { headers: { cookie } });
  expect(await readCheckoutId(services.secret, request)).toBe(id);
  expect(await stateOf(id)).toMatchObject({ tierId: 'starter', personalInformation: ada, currentStep: 2 });
});

test('keeps the promo of the same plan without asking the provider', async () => {
  const id = await begun('WELCOME10');
  const { location } = await send(id, 'corporate', { ...services, payments: away });
  expect(location).toBe('/checkout/billing-address');
  expect((await stateOf(id))!.promo.code).toBe('WELCOME10');
});

test('recalculates the promo for another plan', async () => {
  const id = await begun('WELCOME10');
  const { location } = await send(id, 'starter');
  expect(location).toBe('/checkout/billing-address');
  expect((await stateOf(id))!.promo).toMatchObject({
    code: 'WELCOME10',
    prices: { discount: { majorUnit: 94.8 }, annually: { majorUnit: 853.2 } },
  });
});

test('drops a promo that is not valid for the new plan, with a notice', async () => {
  const id = await begun('HARBOUR500');
  const { location } = await send(id, 'starter');
  expect(location).toBe('/checkout/billing-address?promo=dropped');
  expect((await stateOf(id))!.promo).toEqual({ code: null, prices: null });
});

test('takes a step even if the provider cannot be reached', async () => {
  const id = await begun('WELCOME10');
  const { location } = await send(id, 'starter', { ...services, payments: away });
  expect(location).toBe('/checkout/billing-address?promo=dropped');
  expect(await stateOf(id)).toMatchObject({ tierId: 'starter', currentStep: 2 });
});

const away = { findPromotion: () => Promise.reject(new Error('away')) } as unknown as CardPayments;
