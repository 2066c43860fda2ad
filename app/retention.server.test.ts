import { afterAll, beforeAll, expect, test } from 'vitest';
import { drizzle } from 'drizzle-orm/node-postgres';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { forgetRequests } from './retention.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const now = new Date('2026-11-15T12:00:00Z');
const old = '2026-10-15T11:59:00Z';
const young = '2026-10-17T12:00:00Z';

test('what is older than we promised goes from everywhere, what is younger stays', async () => {
  for (const [at, time] of [old, young].entries()) await tellEverything(at, time);
  expect(await forgetRequests(drizzle(database.pool), 30, now)).toEqual([
    { what: 'leads', rows: 1 },
    { what: 'mails', rows: 1 },
    { what: 'captured mails', rows: 1 },
    { what: 'captured leads', rows: 1 },
    { what: 'unpaid orders', rows: 0 },
    { what: 'error reports', rows: 1 },
    { what: 'unconfirmed subscriptions', rows: 0 },
    { what: 'unconfirmed returns of subscribers', rows: 0 },
    { what: 'mails about subscriptions', rows: 0 },
    { what: 'proofs of ended subscriptions', rows: 0 },
    { what: 'abandoned checkouts', rows: 0 },
    { what: 'searches without a hit', rows: 0 },
  ]);
  const { rows } = await database.pool.query(`
    select email as who from lead union all select recipient from outgoing_mail
    union all select recipient from captured_mail union all select body->>'email' from captured_delivery
    union all select email from figure_report order by who`);
  expect(rows.map(({ who }) => who)).toEqual(Array(5).fill('visitor-1'));
});

test('who has a demo ahead is kept until it is over', async () => {
  for (const [name, state, endsAt] of [
    ['ahead', 'booked', '2026-11-20T09:30:00Z'],
    ['over', 'booked', '2026-11-13T09:30:00Z'],
    ['called off', 'cancelled', '2026-11-20T09:30:00Z'],
  ])
    await database.pool.query(
      `with visitor as (
         insert into lead (idempotency_key, form_type, email, fields, tracking, received_at)
         values (gen_random_uuid(), 'demo', $1, '{}', '{}', $2) returning id
       )
       insert into demo_booking (key, starts_at, ends_at, state, lead_id, zone, changed_at)
       select gen_random_uuid(), $3::timestamptz - interval '30 minutes', $3, $4, id, 'Europe/Berlin', $2 from visitor`,
      [name, old, endsAt, state],
    );
  const kept = async (at: Date) => {
    await forgetRequests(drizzle(database.pool), 30, at);
    const { rows } = await database.pool.query(
      `select email from demo_booking join lead on lead.id = lead_id order by lead.id`,
    );
    return rows.map(({ email }) => email);
  };
  expect(await kept(now)).toEqual(['ahead']);
  expect(await kept(new Date('2026-11-20T09:30:00Z'))).toEqual([]);
});

test('a subscription that nobody confirms goes after a week with its mails, a confirmed one stays', async () => {
  await database.pool.query(
    `insert into subscriber (email_hash, email, state, requested_at) values
       ('a', 'late', 'pending', '2026-11-06'), ('b', 'soon', 'pending', '2026-11-10'),
       ('c', 'kept', 'confirmed', '2020-01-01')`,
  );
  await database.pool.query(
    `insert into outgoing_mail (key, template, recipient, payload, queued_at) values
       ('newsletter/1/confirm/1', '', 'late', '{}', '2026-11-06'), ('newsletter/2/confirm/1', '', 'soon', '{}', '2026-11-10')`,
  );
  await forgetRequests(drizzle(database.pool), 30, now);
  const { rows } = await database.pool.query(
    `select email from subscriber union all select recipient from outgoing_mail where key like 'newsletter/%'
     order by email`,
  );
  expect(rows.map(({ email }) => email)).toEqual(['kept', 'soon', 'soon']);
});

test('proof of a subscription is kept for three years after it ended, even if somebody asks for another', async () => {
  await database.pool.query(
    `insert into subscriber (email_hash, email, state, requested_at, confirmed_at, ended_at) values
       ('d', null, 'ended', '2020-01-01', '2020-01-01', '2023-11-14'),
       ('e', null, 'ended', '2020-01-01', '2020-01-01', '2023-11-16'),
       ('f', 'back', 'pending', '2026-11-06', '2020-01-01', '2023-11-14'),
       ('g', 'back', 'pending', '2026-11-06', '2020-01-01', '2023-11-16')`,
  );
  await forgetRequests(drizzle(database.pool), 30, now);
  const { rows } = await database.pool.query(
    `select email_hash, email, state from subscriber where ended_at is not null order by id`,
  );
  expect(rows).toEqual([
    { email_hash: 'e', email: null, state: 'ended' },
    { email_hash: 'g', email: null, state: 'ended' },
  ]);
});

test('a checkout that nobody goes on with goes after seven days', async () => {
  await database.pool.query(
    `insert into checkout (id, state, changed_at) values
       (gen_random_uuid(), '"late"', '2026-11-08T11:59:00Z'), (gen_random_uuid(), '"soon"', '2026-11-08T12:01:00Z')`,
  );
  await forgetRequests(drizzle(database.pool), 30, now);
  const { rows } = await database.pool.query('select state from checkout');
  expect(rows).toEqual([{ state: 'soon' }]);
});

test('of orders, those go that were not paid and cannot be any more', async () => {
  const kept = ['paid', 'awaiting_payment', 'failed', 'problem', 'young'];
  const gone = ['draft', 'expired', 'debit failed'];
  for (const order of [...kept, ...gone]) await addOrder(order);
  await forgetRequests(drizzle(database.pool), 30, now);
  const { rows } = await database.pool.query('select reference from plan_order order by id');
  expect(rows.map(({ reference }) => reference)).toEqual(kept);
});

test('once more, nothing is left to forget', async () => {
  const forgotten = await forgetRequests(drizzle(database.pool), 30, now);
  expect(forgotten.reduce((sum, { rows }) => sum + rows, 0)).toBe(0);
});

async function addOrder(reference: string) {
  const states: Record<string, string> = { 'debit failed': 'failed', problem: 'expired', young: 'expired' };
  const state = states[reference] ?? reference;
  await database.pool.query(
    `insert into plan_order (reference, checkout_id, state, tier, buyer, billing, payment_method, price_cents,
       discount_cents, tax_cents, total_cents, attempt, submitted_at, problems, ordered_at, paid_at)
     values ($1, gen_random_uuid(), $2, 'starter', '{}', '{}', 'credit_card', 100, 0, 19, 119, 1, $3, $4, $5, $6)`,
    [
      reference,
      state,
      reference === 'debit failed' ? old : null,
      JSON.stringify(reference === 'problem' ? [{ at: old, note: 'Payment does not match the order.' }] : []),
      reference === 'young' ? young : old,
      state === 'paid' ? old : null,
    ],
  );
}

async function tellEverything(at: number, time: string) {
  const who = `visitor-${at}`;
  const { pool } = database;
  await pool.query(
    `insert into lead (idempotency_key, form_type, email, fields, tracking, received_at)
     values (gen_random_uuid(), 'contact', $1, '{}', '{}', $2)`,
    [who, time],
  );
  await pool.query(
    `insert into outgoing_mail (key, template, recipient, payload, queued_at)
     values ($1, 'team-notice', $1, '{}', $2)`,
    [who, time],
  );
  await pool.query(
    `insert into captured_mail (message_id, recipient, subject, source, captured_at) values ($1, $1, '', '', $2)`,
    [who, time],
  );
  await pool.query(
    `insert into captured_delivery (key, body, captured_at)
     values (gen_random_uuid(), jsonb_build_object('email', $1::text), $2)`,
    [who, time],
  );
  await pool.query(
    `insert into figure_report (idempotency_key, figure, shown, dataset_version, message, email, received_at)
     values (gen_random_uuid(), 'market/de/all', '1', '1', 'Wrong', $1, $2)`,
    [who, time],
  );
}
