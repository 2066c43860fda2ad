import { expect, test } from 'vitest';
import { deliveryPlan, retryAfterMs } from './webhooks.ts';

const types = [
  'customer.created',
  'customer.subscription.created',
  'invoice.paid',
  'checkout.session.completed',
];

test('every event comes twice, the second time in the opposite order', () => {
  const plan = deliveryPlan(types, 1);
  const order = plan.toSorted((a, b) => a.afterMs - b.afterMs).map(({ type }) => type);
  expect(order.slice(0, 4).toSorted()).toEqual(types.toSorted());
  expect(order.slice(4)).toEqual(order.slice(0, 4).toReversed());
});

test('the order is not that of what happened, and only the seed changes it', () => {
  expect(deliveryPlan(types, 1)).toEqual(deliveryPlan(types, 1));
  const orders = [1, 2, 3, 4, 5].map((seed) =>
    deliveryPlan(types, seed)
      .map(({ type }) => type)
      .join(),
  );
  expect(new Set(orders).size).toBeGreaterThan(1);
  expect(orders[0]!.startsWith(types.join())).toBe(false);
});

test('retries come less and less often, but hourly at least', () => {
  expect([1, 2, 3, 4].map(retryAfterMs)).toEqual([1_000, 2_000, 4_000, 8_000]);
  expect(retryAfterMs(40)).toBe(3_600_000);
});
