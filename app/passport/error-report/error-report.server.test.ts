import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { testSecret } from '../../../test/test-secret.ts';
import { settingsFrom } from '../../settings/environment.server.ts';
import { issueFormToken } from '../../forms/form-token.server.ts';
import type { Enqueue } from '../../base/jobs.server.ts';
import { receiveReport } from './receive-report.server.ts';

const about = {
  figure: 'market/de/toys/market-size/2025',
  shown: '$5–10bn',
  datasetVersion: 'Demonstration data set 2025 (1)',
};
const right = { message: 'The value is of 2024.', suggestion: '', email: '' };
const noon = new Date('2026-11-15T12:00:00Z');
const opened = new Date('2026-11-15T11:59:00Z');
const token = issueFormToken(testSecret, opened);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('truncate figure_report, outgoing_mail'));

type Entered = Partial<typeof right> & { fax_number?: string; form_token?: string };

function formOf(entered: Entered) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...right, form_token: token, ...entered }))
    form.set(name, value);
  return form;
}

type Given = { enqueue?: Enqueue; allowed?: () => Promise<boolean>; now?: Date; figure?: null };

function send(
  entered: Entered = {},
  { enqueue = noted, allowed = async () => true, now = noon, figure }: Given = {},
) {
  const settings = settingsFrom({});
  const db = drizzle(database.pool);
  const services = {
    db,
    enqueue,
    isWithinLimit: allowed,
    settings,
    secret: testSecret,
    now: () => now,
  };
  return receiveReport(services, figure === null ? null : about, {
    form: formOf(entered),
    address: '192.0.2.1',
  });
}

const noted: Enqueue = async () => {};
const rows = async (table: string) => (await database.pool.query(`select * from ${table} order by id`)).rows;

describe('a report', () => {
  test('is stored, with the figure as the reader saw it, before it gets its ticket', async () => {
    const outcome = await send({ email: 'reader@company.example' });
    const [row] = await rows('figure_report');
    expect(row).toMatchObject({
      figure: about.figure,
      shown: '$5–10bn',
      dataset_version: about.datasetVersion,
      message: right.message,
      suggestion: null,
      email: 'reader@company.example',
    });
    const year = (row.received_at as Date).getUTCFullYear();
    expect(outcome).toEqual({ ok: true, ticket: `MQ-E-${year}-${String(row.id).padStart(6, '0')}` });
  });

  test('is told to the team, and to the reader who left an address', async () => {
    await send();
    expect((await rows('outgoing_mail')).map(({ template }) => template)).toEqual(['team-notice']);
    const outcome = await send({ email: 'reader@company.example', message: 'It is of 2023.' });
    const [, team, reader] = await rows('outgoing_mail');
    const ticket = outcome.ok ? outcome.ticket : '';
    expect([team.payload.title, team.payload.replyTo]).toEqual([
      `${ticket}: error report for a figure`,
      'reader@company.example',
    ]);
    expect([reader.recipient, reader.payload.title]).toEqual([
      'reader@company.example',
      `We’ve received your error report (${ticket})`,
    ]);
  });

  test('that is sent twice, also at the same moment, is one report with one ticket, told once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => send()));
    outcomes.push(await send());
    expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.ticket)).size).toBe(1);
    expect([await rows('figure_report'), await rows('outgoing_mail')]).toMatchObject([[{}], [{}]]);
  });

  test('with other words, or from another form, is another report', async () => {
    await send();
    await send({ message: 'Rather, it is of 2023.' });
    await send({ form_token: issueFormToken(testSecret, opened) });
    expect(await rows('figure_report')).toHaveLength(3);
  });

  test('is not kept when nobody could be told of it', async () => {
    const enqueue = vi.fn().mockRejectedValue(new Error('no queue'));
    await expect(send({}, { enqueue })).rejects.toThrow('no queue');
    expect(await rows('figure_report')).toEqual([]);
  });

  test('that looks automatic is kept, and told to the team alone, which may know better', async () => {
    expect((await send({ fax_number: '1', email: 'reader@company.example' })).ok).toBe(true);
    expect([await rows('figure_report'), await rows('outgoing_mail')]).toMatchObject([
      [{}],
      [{ template: 'team-notice', payload: { title: expect.stringContaining('possibly spam') } }],
    ]);
  });

  test('about a figure that is gone by now goes back into the form', async () => {
    const outcome = await send({}, { figure: null });
    expect(outcome).toMatchObject({
      ok: false,
      status: 422,
      refusal: {
        errors: [{ message: expect.stringMatching(/may no longer be published/) }],
        entered: right,
        token,
      },
    });
  });

  test.each([
    ['nobody of us made', { form_token: 'one form' }, { now: noon }],
    ['was open for a day', {}, { now: new Date('2026-11-16T12:00:00Z') }],
    ['was filled in faster than people type', {}, { now: opened }],
  ])('from a form that %s goes back into one that can be sent', async (_, entered, moment) => {
    const outcome = await send(entered, moment);
    expect(outcome).toMatchObject({ ok: false, status: 422, refusal: { entered: right } });
    const next = outcome.ok ? '' : outcome.refusal.token!;
    const later = new Date(moment.now.getTime() + 60_000);
    expect((await send({ form_token: next }, { now: later })).ok).toBe(true);
  });

  test('that is known gets its ticket, however many were sent since', async () => {
    const first = await send();
    expect(await send({}, { allowed: async () => false })).toEqual(first);
  });

  test('of somebody who sends very many goes back into the form', async () => {
    const outcome = await send({}, { allowed: async () => false });
    expect(outcome).toMatchObject({
      ok: false,
      status: 429,
      refusal: { entered: { message: right.message } },
    });
    expect(await rows('figure_report')).toEqual([]);
  });
});

describe('what a reader enters', () => {
  test('is taken as it is, blank lines and all, without what cannot be read', async () => {
    await send({ message: '  Wrong\u0000 year.\r\n\r\nSee\tpage 3.\u001b ', email: ' a@b.example ' });
    const [{ message, suggestion, email }] = await rows('figure_report');
    expect([message, suggestion, email]).toEqual(['Wrong year.\n\nSee\tpage 3.', null, 'a@b.example']);
  });

  test.each([
    [{ message: '' }, 'message'],
    [{ message: 'Too short' }, 'message'],
    [{ message: ` ${'\u0007'.repeat(20)} ` }, 'message'],
    [{ message: 'x'.repeat(4_001) }, 'message'],
    [{ suggestion: 'x'.repeat(4_001) }, 'suggestion'],
    [{ email: 'nobody' }, 'email'],
    [{ email: 'a@b.example\r\nBcc: all@company.example' }, 'email'],
    [{ email: 'a@b.example, c@d.example' }, 'email'],
    [{ email: `${'a'.repeat(250)}@b.example` }, 'email'],
  ])('%j is refused with one message at its field, and goes back into the form', async (entered, field) => {
    const fields = { ...right, ...entered };
    expect(await send(entered)).toMatchObject({
      ok: false,
      status: 422,
      refusal: { errors: [{ field, message: expect.stringMatching(/\w/) }], entered: fields, token },
    });
    expect(await rows('figure_report')).toEqual([]);
  });

  test('may be as long as it says', async () => {
    expect((await send({ message: 'x'.repeat(4_000) })).ok).toBe(true);
    // A browser sends every line break as two characters.
    expect((await send({ message: 'x\r\n'.repeat(2_000) })).ok).toBe(true);
  });
});
