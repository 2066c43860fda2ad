import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../test/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const payload = { name: 'Kim', email: 'kim@company.example', message: 'A question.\n\nAnd more.' };

test('accepts a mail and drops characters that Postgres cannot store', async () => {
  const spoilt = { ...payload, name: 'Kim\u0000\ud800', message: `${payload.message}\u0000\udc00` };
  expect(await post({ templateName: 'contact', payload: spoilt })).toBe(202);
  const { rows } = await site.database.pool.query('select recipient, payload from outgoing_mail');
  expect(rows).toMatchObject([
    {
      recipient: 'hello@marketquay.example',
      payload: {
        replyTo: payload.email,
        facts: [
          ['name', 'Kim \ufffd'],
          ['email', payload.email],
          ['message', `${payload.message}\ufffd`],
        ],
      },
    },
  ]);
});

test.each(['kim\ud800@company.example', 'kim\u0000@company.example'])(
  'refuses the address %j',
  async (email) => {
    expect(await post({ templateName: 'contact', payload: { ...payload, email } })).toBe(422);
  },
);

test('refuses malformed calls', async () => {
  expect(await post('nonsense')).toBe(422);
  const response = await site.fetch('/mail', { method: 'POST', body: '{' });
  expect(response.status).toBe(422);
});

test('limits the mails from one address per hour', async () => {
  const email = 'lee@company.example';
  const statuses = [];
  for (let at = 0; at < 9; at += 1)
    statuses.push(
      await post({ templateName: 'contact', payload: { ...payload, email, message: `Number ${at}` } }),
    );
  expect(statuses).toEqual([...Array<number>(8).fill(202), 429]);
});

async function post(call: unknown) {
  const headers = { 'content-type': 'application/json' };
  const response = await site.fetch('/mail', { method: 'POST', headers, body: JSON.stringify(call) });
  return response.status;
}
