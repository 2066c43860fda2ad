import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOrderWorld, type OrderWorld } from '../../../test/order-world.ts';
import { latestOrder } from './latest-order.server.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
});
afterAll(() => world.close());

test('it is as the provider says, and as we know it while the provider is away', async () => {
  const { reference, sessionId } = await world.order();
  await world.sandbox.pay(sessionId);
  const findSession = () => Promise.reject(new Error('away'));
  const alone = { ...world.services, payments: { ...world.sandbox.payments, findSession } };
  expect(await latestOrder(alone, reference)).toMatchObject({ state: 'awaiting_payment' });
  expect(await latestOrder(world.services, reference)).toMatchObject({ state: 'paid' });
  expect(await latestOrder(alone, reference)).toMatchObject({ state: 'paid' });
  expect(await latestOrder(world.services, 'MQ-O-000000000000')).toBeNull();
});
