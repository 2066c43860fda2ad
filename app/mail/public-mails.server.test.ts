import { beforeEach, expect, test } from 'vitest';
import { openOffice } from '../../test/office.ts';
import { acceptPublicMail } from './public-mails.server.ts';

const office = openOffice();

beforeEach(() => office.pool.query('truncate outgoing_mail'));

const payload = { name: 'Kim', email: 'kim@company.example', message: 'A question.' };

function accept(call: unknown, { isWithinLimit = true, now = '2026-11-15T12:00:00Z' } = {}) {
  const services = {
    ...office.services({ now: new Date(now) }),
    isWithinLimit: async () => isWithinLimit,
  };
  return acceptPublicMail(services, call, '192.0.2.1');
}

test('sends a known template to the team, once for the same words', async () => {
  const call = { templateName: 'contact', payload };
  expect((await accept(call)).status).toBe(202);
  expect((await accept(call)).status).toBe(202);
  const { rows } = await office.pool.query('select recipient, template from outgoing_mail');
  expect(rows).toEqual([{ recipient: 'hello@marketquay.example', template: 'team-notice' }]);
});

test('the same words are one mail within minutes, even across a quarter hour, and a new one later', async () => {
  const call = { templateName: 'contact', payload };
  for (const now of ['2026-11-15T11:59:59Z', '2026-11-15T12:00:01Z']) await accept(call, { now });
  expect(await count()).toBe(1);
  await accept(call, { now: '2026-11-15T14:00:00Z' });
  expect(await count()).toBe(2);
});

test.each([
  ['no template', {}, 422],
  ['nothing', null, 422],
  ['a template that is not public', { templateName: 'newsletter-confirm', payload }, 404],
  ['an inherited property name', { templateName: 'constructor', payload }, 404],
  ['a recipient', { templateName: 'contact', payload: { ...payload, to: 'someone@else.example' } }, 422],
  [
    'two addresses',
    { templateName: 'contact', payload: { ...payload, email: 'a@b.example,c@d.example' } },
    422,
  ],
  [
    'a header',
    { templateName: 'contact', payload: { ...payload, email: 'a@b.example\r\nBcc: c@d.example' } },
    422,
  ],
  [
    'an overlong message',
    { templateName: 'contact', payload: { ...payload, message: 'a'.repeat(5_000) } },
    422,
  ],
])('refuses %s', async (_, call, status) => {
  expect((await accept(call)).status).toBe(status);
});

test('limits how many mails a sender may send, but accepts repeats', async () => {
  const call = { templateName: 'contact', payload };
  expect((await accept(call, { isWithinLimit: false })).status).toBe(429);
  await accept(call);
  expect((await accept(call, { isWithinLimit: false })).status).toBe(202);
});

test('counts a mailbox once however its domain is spelled', async () => {
  const counted: string[] = [];
  const services = {
    ...office.services(),
    isWithinLimit: async (name: string, who: string) => {
      if (name === 'requests-by-mail') counted.push(who);
      return true;
    },
  };
  for (const email of ['kim@company.example', 'k.im+1@com\u200bpany.example', 'KIM@ＣＯＭＰＡＮＹ.example'])
    await acceptPublicMail(
      services,
      { templateName: 'contact', payload: { ...payload, email } },
      '192.0.2.1',
    );
  expect(new Set(counted)).toEqual(new Set(['kim@company.example']));
});

async function count() {
  const { rows } = await office.pool.query('select count(*)::int as count from outgoing_mail');
  return rows[0].count as number;
}
