import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { openOrderWorld } from '../../test/order-world.ts';
import {
  answerCreateAccount,
  answerPaymentSuccess,
  signatureHeader,
  signCall,
} from './order-calls.server.ts';

const world = openOrderWorld();
beforeEach(() => world.empty());

const paths = { paymentSuccess: '/api/users/payment_success', createAccount: '/create-account' };

function call(
  path: string,
  body: string,
  signature: string | null = signCall(
    world.services.secret,
    { method: 'POST', path, body },
    world.services.now(),
  ),
) {
  const headers: Record<string, string> = signature === null ? {} : { [signatureHeader]: signature };
  return new Request(`https://site.example${path}`, { method: 'POST', body, headers });
}

const named = (reference: string) => JSON.stringify({ order: reference });

describe.for([
  [paths.paymentSuccess, answerPaymentSuccess, paths.createAccount],
  [paths.createAccount, answerCreateAccount, paths.paymentSuccess],
] as const)('%s', ([path, answer, otherPath]) => {
  test('refuses calls that our services have not signed', async () => {
    const { reference, sessionId } = await world.order();
    await world.sandbox.pay(sessionId);
    const body = named(reference);
    const ago = (minutes: number) => new Date(world.services.now().getTime() - minutes * 60_000);
    const { secret } = world.services;
    const right = { method: 'POST', path, body };
    const answers = await Promise.all(
      [
        null,
        '',
        't=1,v1=0',
        signCall('another secret that is as long as ours', right, ago(0)),
        signCall(secret, { ...right, body: `${body} ` }, ago(0)),
        signCall(secret, { ...right, path: otherPath }, ago(0)),
        signCall(secret, { ...right, method: 'PUT' }, ago(0)),
        signCall(secret, right, ago(6)),
        signCall(secret, right, ago(-6)),
        signCall(secret, right, ago(0)).replace(/t=\d+/, 't=1'),
      ].map((signature) => answer(world.services, call(path, body, signature))),
    );
    const unknown = await answer(world.services, call(path, named('MQ-O-UNKNOWN'), null));
    for (const refused of [...answers, unknown])
      expect(refused).toEqual({ status: 401, body: { message: 'The request is not signed.' } });
    expect((await world.show(reference)).order.state).toBe('awaiting_payment');
  });

  test.for(['', 'null', '[]', '{"order":1}', '{"order":"\\u0000"}', '{"order":"../x"}'])(
    'refuses %s',
    async (body) => {
      expect((await answer(world.services, call(path, body))).status).toBe(400);
    },
  );

  test('answers 404 for an unknown order', async () => {
    expect((await answer(world.services, call(path, named('MQ-O-UNKNOWN')))).status).toBe(404);
  });
});

test('signs a call as documented', () => {
  const body = named('MQ-O-1');
  const key = createHmac('sha256', world.services.secret).update('call between parts').digest();
  const signature = createHmac('sha256', key)
    .update(`1767225600\nPOST\n/create-account\n${body}`)
    .digest('hex');
  const written = signCall(
    world.services.secret,
    { method: 'POST', path: '/create-account', body },
    new Date('2026-01-01T00:00:00Z'),
  );
  expect(written).toBe(`t=1767225600,v1=${signature}`);
});

test('payment_success settles the order, however often it is called', async () => {
  const { reference, sessionId } = await world.order();
  const answer = () => answerPaymentSuccess(world.services, call(paths.paymentSuccess, named(reference)));
  expect(await answer()).toEqual({ status: 200, body: { order: reference, state: 'awaiting_payment' } });
  await world.sandbox.pay(sessionId);
  for (let times = 0; times < 2; times += 1)
    expect(await answer()).toEqual({ status: 200, body: { order: reference, state: 'paid' } });
  expect((await world.show(reference)).invoices).toHaveLength(1);
});

test('create-account answers the account of a paid order, and none for an unpaid one', async () => {
  const { reference, sessionId } = await world.order();
  const answer = () => answerCreateAccount(world.services, call(paths.createAccount, named(reference)));
  expect(await answer()).toEqual({ status: 409, body: { order: reference, state: 'awaiting_payment' } });
  expect(await world.rows('select id from account')).toEqual([]);
  await world.sandbox.pay(sessionId);
  const first = await answer();
  expect(first).toMatchObject({
    status: 200,
    body: { order: reference, account: { email: 'mara@buyer.example', tier: 'starter', endedAt: null } },
  });
  expect(await answer()).toEqual(first);
  expect(await world.rows('select id from account')).toHaveLength(1);
});
