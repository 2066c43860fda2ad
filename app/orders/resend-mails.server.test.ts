import { beforeEach, expect, test } from 'vitest';
import { openOrderWorld } from '../../test/order-world.ts';
import { refundOrder } from './refund-order.server.ts';
import { resendMails } from './resend-mails.server.ts';

const world = openOrderWorld();
beforeEach(() => world.empty());

async function paidOrder() {
  const { reference, sessionId } = await world.order();
  await world.sandbox.pay(sessionId);
  await world.hear();
  return { reference, ...(await world.show(reference)) };
}

test('invoice and access are mailed again, each as it was', async () => {
  const { reference } = await paidOrder();
  const first = await world.mails();
  expect(await resendMails(world.services, reference)).toBe('invoice_and_access');
  const [, , ...again] = await world.mails();
  expect(again.map(({ template, payload }) => [template, payload])).toEqual(
    first.map(({ template, payload }) => [template, payload]),
  );
});

test('where the access has ended, the invoice is mailed alone', async () => {
  const { reference, order } = await paidOrder();
  await world.sandbox.stripe.subscriptions.cancel(order.subscriptionId!);
  await world.hear();
  const before = await world.mails();
  expect(await resendMails(world.services, reference)).toBe('invoice');
  const again = (await world.mails()).slice(before.length);
  expect(again.map(({ template }) => template)).toEqual(['order-receipt']);
});

test('of an order that was refunded nothing is mailed: its invoice is cancelled', async () => {
  const { reference } = await paidOrder();
  await refundOrder(world.services, reference);
  await world.hear();
  const before = await world.mails();
  expect(await resendMails(world.services, reference)).toBe('refunded');
  expect(await world.mails()).toEqual(before);
});

test('nor is there anything to mail of an order that is not paid, or unknown', async () => {
  const { reference } = await world.order();
  for (const asked of [reference, 'MQ-O-UNKNOWN'])
    expect(await resendMails(world.services, asked)).toBe('no_invoice');
});
