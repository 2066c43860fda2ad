import { expect, test } from 'vitest';
import { badAccount, contentOf, debit, openOrderWorld, type OrderWorld } from '../../test/order-world.ts';
import { findOrder } from '../orders/order-queries.server.ts';
import { readCheckoutId } from './checkout-visit.server.ts';
import { abandonedOrder, copyCheckoutCookie } from './pay-again.server.ts';

const world = openOrderWorld();

const look = (checkoutId: string, given: Partial<OrderWorld['services']> = {}) =>
  abandonedOrder({ ...world.services, ...given }, checkoutId, '192.0.2.1');

/** Somebody opens the link in another browser and presses the button there. */
async function goOnElsewhere(reference: string) {
  const order = (await findOrder(world.services.db, reference))!;
  const cookie = await copyCheckoutCookie(world.services, order);
  const request = new Request('https://site.example', { headers: { cookie } });
  const checkoutId = (await readCheckoutId(world.services.secret, request))!;
  const buyer = { ...contentOf().buyer, email: 'other@buyer.example' };
  await world.place({ checkoutId, content: contentOf({ buyer }) });
  return checkoutId;
}

test('finds an abandoned order, now failed, from its checkout', async () => {
  const { placing, reference } = await world.order();
  expect(await look(placing.checkoutId)).toMatchObject({ reference, state: 'failed' });
  expect(await look(crypto.randomUUID())).toBeNull();
});

test('finds an order only from the browser that has taken it over, and does not change it', async () => {
  const { placing, reference } = await world.order();
  const elsewhere = await goOnElsewhere(reference);
  expect(await look(placing.checkoutId)).toBeNull();
  expect((await world.show(reference)).order).toMatchObject({ state: 'awaiting_payment', attempt: 2 });
  expect(await look(elsewhere)).toMatchObject({ reference, buyer: { email: 'other@buyer.example' } });
});

test('finds nothing if another browser takes the order over while the provider is asked', async () => {
  const { placing, reference, sessionId } = await world.order();
  const { findSession } = world.sandbox.payments;
  const payments = {
    ...world.sandbox.payments,
    findSession: async (id: string) => {
      if (id === sessionId) await goOnElsewhere(reference);
      return findSession(id);
    },
  };
  expect(await look(placing.checkoutId, { payments })).toBeNull();
});

test('pays a failed debit in another browser as the same order', async () => {
  const { placing, reference, sessionId } = await world.order({ content: contentOf(debit) });
  await world.sandbox.pay(sessionId, badAccount);
  await world.hear(200);
  expect(await look(placing.checkoutId)).toMatchObject({ reference, state: 'failed' });
  const elsewhere = await goOnElsewhere(reference);
  const { order } = await world.show(reference);
  expect(order).toMatchObject({ checkoutId: elsewhere, state: 'awaiting_payment', attempt: 2 });
  await world.sandbox.pay(order.sessionId!);
  expect(await look(elsewhere)).toMatchObject({ state: 'paid', buyer: { email: 'other@buyer.example' } });
  expect(await world.rows('select id from account')).toHaveLength(1);
});
