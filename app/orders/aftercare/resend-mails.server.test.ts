import { expect, test } from 'vitest';
import { openOrderWorld } from '../../../test/order-world.ts';
import { resendMails } from './resend-mails.server.ts';

const world = openOrderWorld();

test('invoice and access are mailed again, each as it was', async () => {
  const { reference, sessionId } = await world.order();
  expect(await resendMails(world.services, reference)).toBe(false);
  await world.sandbox.pay(sessionId);
  await world.hear();
  const first = await world.mails();
  expect(await resendMails(world.services, reference)).toBe(true);
  const [, , ...again] = await world.mails();
  expect(again.map(({ template, payload }) => [template, payload])).toEqual(
    first.map(({ template, payload }) => [template, payload]),
  );

  expect(await resendMails(world.services, 'MQ-O-UNKNOWN')).toBe(false);
});
