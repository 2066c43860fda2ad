import { beforeEach, expect, test } from 'vitest';
import { contentOf, debit, goodAccount, openOrderWorld } from '../../../test/order-world.ts';
import { dayInBerlin, yearAfter, yearFrom } from '../plan-year.ts';
import { alignRenewalJob } from './align-renewal.server.ts';

const world = openOrderWorld();
// The sandbox keeps real time.
const ordered = new Date();
beforeEach(async () => {
  await world.empty();
  world.setNow(ordered.toISOString());
});

const inDays = (days: number) => new Date(ordered.getTime() + days * 24 * 60 * 60 * 1_000);
const align = async (reference: string) =>
  alignRenewalJob(world.services)({ orderId: (await world.show(reference)).order.id });
const periodEnd = async (id: string | null) => {
  const { items } = await world.sandbox.stripe.subscriptions.retrieve(id!);
  return new Date(items.data[0]!.current_period_end * 1_000);
};

async function orderPaidByDebit() {
  const placed = await world.order({ content: contentOf(debit) });
  await world.sandbox.pay(placed.sessionId, goodAccount);
  await world.hear();
  world.setNow(inDays(5).toISOString());
  await world.hear(200);
  return { reference: placed.reference, ...(await world.show(placed.reference)) };
}

test('a plan paid by direct debit is not charged again before its year is over', async () => {
  const { reference, order, account } = await orderPaidByDebit();
  expect(account!.paidUntil).toBe(yearFrom(dayInBerlin(inDays(5))).end);
  expect(dayInBerlin(await periodEnd(order.subscriptionId)) < account!.paidUntil).toBe(true);
  expect(await world.jobs()).toContain('align-renewal');

  await align(reference);
  await align(reference);
  const { start } = yearAfter(account!.paidUntil);
  expect(dayInBerlin(await periodEnd(order.subscriptionId))).toBe(start);
  await world.hear();
  expect(await world.show(reference)).toMatchObject({
    account: { paidUntil: account!.paidUntil },
    invoices: [{}],
  });

  world.setNow(start);
  await world.sandbox.sandbox.renew(order.subscriptionId!, 'paid');
  await world.hear();
  const renewed = await world.show(reference);
  expect(renewed.invoices).toHaveLength(2);
  expect(dayInBerlin(await periodEnd(order.subscriptionId))).toBe(
    yearAfter(renewed.account!.paidUntil).start,
  );
});

test('a renewal that was cancelled meanwhile stays cancelled', async () => {
  const { reference, order } = await orderPaidByDebit();
  await world.services.payments.setRenewal(order.subscriptionId!, false);
  await align(reference);
  expect(await world.services.payments.findSubscription(order.subscriptionId!)).toMatchObject({
    renews: false,
  });
});

test('a plan paid on the day it was ordered needs no other date', async () => {
  const { reference, sessionId } = await world.order();
  await world.sandbox.pay(sessionId);
  await world.hear();
  expect((await world.show(reference)).order.state).toBe('paid');
  expect(await world.jobs()).not.toContain('align-renewal');
});

test('a subscription that has ended is left alone', async () => {
  const { reference, order } = await orderPaidByDebit();
  await world.services.payments.cancelSubscription(order.subscriptionId!);
  await expect(align(reference)).resolves.toBeUndefined();
});
