import { beforeEach, expect, test } from 'vitest';
import { openOffice } from '../../test/office.ts';
import { receiveSubscription } from './subscriptions.server.ts';

const office = openOffice();

beforeEach(() => office.pool.query('truncate subscriber, outgoing_mail restart identity'));

function send(entered: Record<string, string>, { isWithinLimit = true } = {}) {
  const sent = new FormData();
  for (const [name, value] of Object.entries(entered)) sent.set(name, value);
  const services = { ...office.services(), isWithinLimit: async () => isWithinLimit };
  return receiveSubscription(services, sent, '192.0.2.1');
}

const email = 'kim@company.example';
const subscribers = async () => (await office.pool.query('select email from subscriber')).rows;

test('an address is noted, to be confirmed', async () => {
  expect(await send({ email })).toEqual({ ok: true });
  expect(await subscribers()).toEqual([{ email }]);
});

test('an address is one subscription however its domain is spelled', async () => {
  for (const spelled of [email, 'kim@com\u200bpany.example', 'kim@ｃｏｍｐａｎｙ.example'])
    await send({ email: spelled });
  expect(await subscribers()).toEqual([{ email }]);
  const { rows } = await office.pool.query('select recipient from outgoing_mail');
  expect(rows).toEqual([{ recipient: email }]);
});

test.each([
  ['no address', { email: 'nobody' }, {}, 422],
  ['one with the hidden field filled in, of which a person is told', { email, fax_number: '1' }, {}, 422],
  ['one of very many', { email }, { isWithinLimit: false }, 429],
])('%s comes back, and nothing is promised', async (_, entered, given, status) => {
  expect(await send(entered, given)).toMatchObject({
    ok: false,
    status,
    refusal: { entered: { email: entered.email }, errors: [{ message: expect.stringMatching(/\w/) }] },
  });
  expect(await subscribers()).toEqual([]);
});
