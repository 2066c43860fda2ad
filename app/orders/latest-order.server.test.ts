import { expect, test } from 'vitest';
import { openOrderWorld, type OrderWorld } from '../../test/order-world.ts';
import type { IsWithinLimit } from '../base/limits.ts';
import { latestOrder } from './latest-order.server.ts';

const world = openOrderWorld();

const look = (reference: string, given: Partial<OrderWorld['services']> = {}) =>
  latestOrder({ ...world.services, ...given }, reference, '192.0.2.1');

test('asks the provider, and falls back to the last known state if that fails', async () => {
  const { reference, sessionId } = await world.order();
  await world.sandbox.pay(sessionId);
  const findSession = () => Promise.reject(new Error('away'));
  const payments = { ...world.sandbox.payments, findSession };
  expect(await look(reference, { payments })).toMatchObject({ state: 'awaiting_payment' });
  expect(await look(reference)).toMatchObject({ state: 'paid' });
  expect(await look(reference, { payments })).toMatchObject({ state: 'paid' });
  expect(await look('MQ-O-000000000000')).toBeNull();
});

test('returns the last known state to an address that asks too often', async () => {
  const { reference, sessionId } = await world.order();
  await world.sandbox.pay(sessionId);
  const isWithinLimit: IsWithinLimit = async (_, who) => who !== '192.0.2.1';
  expect(await look(reference, { isWithinLimit })).toMatchObject({ state: 'awaiting_payment' });
  expect(await latestOrder({ ...world.services, isWithinLimit }, reference, '192.0.2.2')).toMatchObject({
    state: 'paid',
  });
});
