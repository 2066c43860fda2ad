import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { attemptLimits } from '../adapters/attempt-limits.ts';
import { openOffice } from '../../test/office.ts';
import { testSecret as secret } from '../../test/test-secret.ts';
import { limits } from '../base/limits.ts';
import { settingsFrom } from '../settings/environment.server.ts';
import { issueFormToken, withToken } from '../forms/form-token.server.ts';
import { requestNumber } from './lead.ts';
import { receiveLead, type LeadForm } from './receive-lead.server.ts';
import { email, neededLine } from '../forms/read-form.server.ts';

const schema = z.object({ email, company: neededLine('Enter your company') });
const form: LeadForm<typeof schema> = {
  formType: 'contact',
  schema,
  chosen: () => [['Subject', 'Figures']],
  typed: ({ email: address, company }) => [
    ['Mail', address],
    ['Company', company],
  ],
  mails: {
    team: ({ company }) => `A question from ${company}`,
    visitor: () => ({ title: 'We have your question', next: 'We answer within a day.' }),
  },
};
const later = new Date('2026-11-15T12:00:00Z');
const opened = new Date('2026-11-15T11:59:00Z');

const office = openOffice();

beforeEach(async () => {
  await office.pool.query('truncate lead, outgoing_mail, rate_limit cascade');
  await office.pool.query('delete from jobs.job');
});

const services = () => ({
  ...office.services({ now: later }),
  isWithinLimit: attemptLimits(office.pool, secret),
});

function filled(fields: Record<string, string> = {}) {
  const data = new FormData();
  const all = {
    email: 'kim@company.example',
    company: 'Company',
    form_token: issueFormToken(secret, opened),
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) data.set(name, value);
  return data;
}

const sender = { address: '192.0.2.1' };
const count = async (table: string) =>
  Number((await office.pool.query(`select count(*) from ${table}`)).rows[0].count);

test('stores a lead with the jobs that deliver it', async () => {
  const received = await receiveLead(services(), form, filled({ utm_source: 'paid' }), sender);
  expect(received.ok).toBe(true);
  const { rows } = await office.pool.query('select form_type, email, fields, tracking from lead');
  expect(rows).toEqual([
    {
      form_type: 'contact',
      email: 'kim@company.example',
      fields: { email: 'kim@company.example', company: 'Company' },
      tracking: { utm_source: 'paid' },
    },
  ]);
  const jobs = await office.queue.list();
  expect(jobs.map(({ name }) => name).toSorted()).toEqual(['deliver-lead', 'send-mail', 'send-mail']);
});

test('a form sent twice, or twice at the same time, is one lead', async () => {
  const data = filled();
  const answers = await Promise.all([1, 2, 3].map(() => receiveLead(services(), form, data, sender)));
  const again = await receiveLead(services(), form, data, sender);
  expect(new Set([...answers, again].map((answer) => answer.ok && answer.leadId)).size).toBe(1);
  expect(await count('lead')).toBe(1);
  expect(await office.queue.list()).toHaveLength(3);
});

test('other entries in the same form make another lead', async () => {
  const token = issueFormToken(secret, opened);
  await receiveLead(services(), form, filled({ form_token: token }), sender);
  await receiveLead(services(), form, filled({ form_token: token, company: 'Another' }), sender);
  expect(await count('lead')).toBe(2);
});

test('in a shared page the same entries within a few minutes are one lead', async () => {
  const shared = { ...sender, inSharedPage: true };
  const needs = services();
  await receiveLead(needs, form, filled({ form_token: '' }), shared);
  const soon = { ...needs, now: () => new Date(later.getTime() + 14 * 60_000) };
  await receiveLead(soon, form, filled({ form_token: '', email: 'KIM@company.example' }), shared);
  expect(await count('lead')).toBe(1);
  const tomorrow = { ...needs, now: () => new Date(later.getTime() + 24 * 60 * 60_000) };
  await receiveLead(tomorrow, form, filled({ form_token: '' }), shared);
  expect(await count('lead')).toBe(2);
});

test('in a shared page the same entries are one lead across the boundary of two time spans', async () => {
  const shared = { ...sender, inSharedPage: true };
  const send = (company: string, seconds: number) => {
    const now = () => new Date(later.getTime() + seconds * 1_000);
    return receiveLead({ ...services(), now }, form, filled({ form_token: '', company }), shared);
  };
  await send('Late', 1);
  await send('Late', -1);
  expect(await count('lead')).toBe(1);
  const twins = ['A', 'B', 'C'].flatMap((company) => [send(company, -1), send(company, 1)]);
  await Promise.all(twins);
  expect(await count('lead')).toBe(4);
});

test('the same entries about another subject are another lead, which names the subject', async () => {
  const about = (ranking: string) => ({ ...form, about: { ranking } });
  const shared = { ...sender, inSharedPage: true };
  await receiveLead(services(), about('Toys'), filled(), shared);
  await receiveLead(services(), about('Shoes'), filled(), shared);
  const { rows } = await office.pool.query(`select fields->>'ranking' as ranking from lead order by id`);
  expect(rows).toEqual([{ ranking: 'Toys' }, { ranking: 'Shoes' }]);
});

test('removes characters that cannot be stored or read', async () => {
  await receiveLead(
    services(),
    form,
    filled({ company: 'Kontor\u0000\r\nBcc: all@company.example' }),
    sender,
  );
  const { rows } = await office.pool.query(`select fields->>'company' as company from lead`);
  expect(rows).toEqual([{ company: 'Kontor Bcc: all@company.example' }]);
});

test('both mails name the request number', async () => {
  const received = await receiveLead(services(), form, filled(), sender);
  const { rows } = await office.pool.query(`select payload->'facts'->0 as first from outgoing_mail`);
  const first = ['Reference', requestNumber(received.ok ? received.leadId : 0)];
  expect(rows).toEqual([{ first }, { first }]);
});

test('stores nothing if the job cannot be stored', async () => {
  const enqueue = vi.fn().mockRejectedValue(new Error('no queue'));
  await expect(receiveLead({ ...services(), enqueue }, form, filled(), sender)).rejects.toThrow('no queue');
  expect(await count('lead')).toBe(0);
});

test('stores a lead that fills in the trap, but notifies nobody', async () => {
  const received = await receiveLead(services(), form, filled({ fax_number: '1' }), sender);
  expect(received.ok).toBe(true);
  expect((await office.pool.query('select suspect from lead')).rows).toEqual([{ suspect: true }]);
  expect(await office.queue.list()).toEqual([]);
});

test.each([
  ['a token that is not ours', 'x.1.y'],
  ['a token of yesterday', issueFormToken(secret, new Date('2026-11-13T12:00:00Z'))],
  ['a form that was filled in at once', issueFormToken(secret, later)],
])(
  'asks for one more click after %s, keeps the entries, and accepts that click at once',
  async (_, token) => {
    const received = await receiveLead(services(), form, filled({ form_token: token }), sender);
    if (received.ok) throw new Error('It was taken.');
    const { refusal } = received;
    expect(received.status).toBe(422);
    expect([refusal.errors, refusal.question]).toEqual([[], expect.stringContaining('once more')]);
    expect(refusal.entered).toEqual({ email: 'kim@company.example', company: 'Company' });
    expect(await count('lead')).toBe(0);
    const next = filled({ form_token: withToken(services(), refusal, filled()).token! });
    expect(await receiveLead(services(), form, next, sender)).toMatchObject({ ok: true });
    expect(await count('lead')).toBe(1);
  },
);

test('accepts an instantly filled form if no minimum typing time is set', async () => {
  const needs = { ...services(), settings: settingsFrom({ MIN_TYPING_MS: '0' }) };
  const data = filled({ form_token: issueFormToken(secret, later) });
  expect(await receiveLead(needs, form, data, sender)).toMatchObject({ ok: true });
});

test('a token serves a few submissions, repeats not counted, and is then replaced', async () => {
  const token = issueFormToken(secret, opened);
  const { attempts } = limits['submissions-by-form'];
  const send = (at: number, form_token = token) =>
    receiveLead(
      services(),
      form,
      filled({ form_token, company: `Company ${at}`, email: `visitor-${at}@company.example` }),
      { address: `192.0.2.${at}` },
    );
  for (let at = 0; at < attempts; at += 1) expect(await send(at)).toMatchObject({ ok: true });
  const refused = await send(attempts);
  if (refused.ok) throw new Error('It was taken.');
  expect(refused).toMatchObject({ status: 422, refusal: { entered: { company: `Company ${attempts}` } } });
  expect(await count('lead')).toBe(attempts);

  // A stored submission is recognised even with a worn-out token.
  expect(await send(0)).toMatchObject({ ok: true });
  const { token: next } = withToken(services(), refused.refusal, filled({ form_token: token }));
  expect(next).not.toBe(token);
  expect(await send(attempts, next)).toMatchObject({ ok: true });
  expect(await count('lead')).toBe(attempts + 1);
});

test('limits the requests of a mailbox across processes', async () => {
  const send = (at: number) => receiveLead(services(), form, filled({ company: `Company ${at}` }), sender);
  const answers = [];
  for (let at = 0; at < 9; at += 1) answers.push(await send(at));
  expect(answers.map((answer) => answer.ok || answer.status)).toEqual([...Array(8).fill(true), 429]);
  expect(await count('lead')).toBe(8);
  expect((await office.pool.query('select key from rate_limit')).rows.join()).not.toMatch(/kim|192/);
});

test('counts and stores a mailbox the same, however its domain is spelled', async () => {
  const { attempts } = limits['requests-by-mail'];
  const spelled = (at: number) => `kim@gm${'\u200b'.repeat(at + 1)}ail.example`;
  const send = (at: number) =>
    receiveLead(services(), form, filled({ email: spelled(at) }), { address: `192.0.2.${at}` });
  for (let at = 0; at < attempts; at += 1) expect(await send(at)).toMatchObject({ ok: true });
  expect(await send(attempts)).toMatchObject({ status: 429 });
  expect((await office.pool.query('select distinct email from lead')).rows).toEqual([
    { email: 'kim@gmail.example' },
  ]);
  const { rows } = await office.pool.query(
    `select distinct recipient from outgoing_mail where template = 'request-received'`,
  );
  expect(rows).toEqual([{ recipient: 'kim@gmail.example' }]);
});

test('limits one network whatever names it uses, and no other', async () => {
  const send = (at: number, address: string) =>
    receiveLead(services(), form, filled({ email: `visitor-${at}@company.example` }), { address });
  const most = limits['requests-by-address'].attempts;
  for (let at = 0; at < most; at += 1) expect(await send(at, '192.0.2.1')).toMatchObject({ ok: true });
  expect(await send(most, '192.0.2.1')).toMatchObject({ status: 429 });
  expect(await send(most, '192.0.2.2')).toMatchObject({ ok: true });
});

test('refuses an address that would be two or inject a header', async () => {
  for (const address of [
    'a@b.example,c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    'a@b',
    '<a@b.example>',
  ]) {
    const received = await receiveLead(services(), form, filled({ email: address }), sender);
    expect(received.ok).toBe(false);
  }
  expect(await count('lead')).toBe(0);
});
