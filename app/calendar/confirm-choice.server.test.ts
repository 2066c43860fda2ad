import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueFormToken } from '../forms/form-token.server.ts';
import { trapName } from '../forms/field-names.ts';
import { receivedLead } from '../leads/received.server.ts';
import { settingsFrom } from '../settings/environment.server.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { testSecret as secret } from '../../test/test-secret.ts';
import { confirmChoice } from './confirm-choice.server.ts';
import { findContactByReference } from './contact.server.ts';
import { freeTimes } from './hold-time.server.ts';

// The database clock dates the leads.
const now = new Date();
const opened = new Date(now.getTime() - 60_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a visitor who is too late returns to the calendar as a known lead', async () => {
  const [startsAt] = await freeTimes(services(), crypto.randomUUID());
  const first = await confirm(startsAt!, { email: 'ada@company.example' });
  expect(first.pathname).toBe('/book-a-demo/booking');

  const entered = { email: 'kim@company.example' };
  const second = await confirm(startsAt!, entered);
  expect([second.pathname, second.searchParams.get('taken')]).toEqual([
    '/book-a-demo/calendar',
    startsAt!.toISOString(),
  ]);
  const known = await findContactByReference(services(), second.searchParams.get('lead')!);
  expect(known).toMatchObject({ name: 'Kim Meyer', company: 'Kontor', ...entered });

  const { rows } = await database.pool.query(
    `select payload->>'title' as title, payload->'link'->>'url' as link from outgoing_mail where recipient = $1`,
    [entered.email],
  );
  expect(rows).toEqual([
    {
      title: 'Please choose another time for your demo',
      link: expect.stringContaining(`?lead=${second.searchParams.get('lead')}`),
    },
  ]);
});

test('a trapped form is stored for review, and books no time', async () => {
  const [startsAt] = await freeTimes(services(), crypto.randomUUID());
  const next = await confirm(startsAt!, { email: 'machine@company.example', [trapName]: '030 123' });
  expect(next.pathname).toBe('/request/received');
  const shown = await receivedLead(services(), next);
  expect(shown?.steps.join(' ')).toContain('We’ll review your request before booking the time you chose.');
  expect(shown?.steps.join(' ')).not.toContain('on its way');
  const { rows } = await database.pool.query(
    `select suspect, (select count(*)::int from demo_booking where lead_id = lead.id) as bookings,
       (select count(*)::int from outgoing_mail where recipient = lead.email) as mails
     from lead where email = 'machine@company.example'`,
  );
  expect(rows).toEqual([{ suspect: true, bookings: 0, mails: 0 }]);
});

test('reports missing fields, and books and stores nothing', async () => {
  const [startsAt] = await freeTimes(services(), crypto.randomUUID());
  const before = await count();
  const answer = await send(startsAt!, { company: '' });
  expect(answer).toMatchObject({
    data: { errors: [{ field: 'company' }], entered: { name: 'Kim Meyer' } },
    init: { status: 422 },
  });
  expect(await count()).toEqual(before);
});

async function confirm(startsAt: Date, entered: Record<string, string>) {
  const answer = await send(startsAt, entered);
  if (!(answer instanceof Response)) throw new Error('The form came back.');
  return new URL(answer.headers.get('location')!, 'https://site.example');
}

function send(startsAt: Date, entered: Record<string, string>) {
  const sent = new FormData();
  const fields = { name: 'Kim Meyer', email: 'kim@company.example', company: 'Kontor', ...entered };
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  sent.set('form_token', issueFormToken(secret, opened));
  const visit = { contact: null, moving: null, kept: { zone: 'Asia/Tokyo' } };
  const choice = { key: crypto.randomUUID(), startsAt, zone: 'Asia/Tokyo' };
  return confirmChoice(services(), { address: '192.0.2.1' }, visit, choice, {
    sent,
    query: new URLSearchParams(),
  });
}

function services() {
  return {
    db: drizzle(database.pool),
    enqueue: async () => {},
    now: () => now,
    secret,
    isWithinLimit: async () => true,
    settings: settingsFrom({}),
  };
}

const count = async () =>
  (await database.pool.query('select (select count(*) from lead), (select count(*) from demo_booking)')).rows;
