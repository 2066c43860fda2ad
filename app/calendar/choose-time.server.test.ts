import { beforeEach, expect, test } from 'vitest';
import { attemptLimits } from '../adapters/attempt-limits.ts';
import { limits } from '../base/limits.ts';
import { openOffice } from '../../test/office.ts';
import { bookDemo } from './book-demo.server.ts';
import { chooseTime } from './choose-time.server.ts';
import { loadContact } from './contact.server.ts';
import { freeTimes } from './hold-time.server.ts';

const office = openOffice();
beforeEach(async () => {
  await office.pool.query('truncate lead, demo_booking, rate_limit');
});

test('holds a free time and redirects to confirm it', async () => {
  expect(await choose()).toMatch(/^\/book-a-demo\/calendar\/confirm\?.*slot=.*hold=/);
});

test('limits the holds of one network, and no other', async () => {
  for (let times = 0; times < limits['holds-by-address'].attempts; times += 1)
    expect(await choose()).not.toBe(429);
  expect(await choose()).toBe(429);
  expect(await choose({ address: '192.0.2.8' })).not.toBe(429);
});

test('a visit that led to a booking redirects to it, for its own lead only', async () => {
  const [leadId, key] = [await lead(), crypto.randomUUID()];
  const [startsAt] = await freeTimes(office.services(), key);
  await bookDemo(office.services(), leadId, { key, startsAt: startsAt!, zone: 'UTC' });
  expect(await choose({ key, leadId })).toMatch(/^\/book-a-demo\/booking\?/);
  for (const another of [undefined, await lead()])
    expect(await choose({ key, leadId: another })).toBe('/book-a-demo/calendar');
});

/** Chooses the first free time; returns the redirect, or the status of a refusal. */
async function choose({ key = crypto.randomUUID(), address = '192.0.2.7', leadId }: Chosen = {}) {
  const services = {
    ...office.services(),
    isWithinLimit: attemptLimits(office.pool, 'a secret'),
  };
  const [slot] = await freeTimes(services, key);
  const sent = new FormData();
  sent.set('key', key);
  sent.set('slot', slot!.toISOString());
  const contact = leadId === undefined ? null : await loadContact(services.db, leadId);
  const answer = await chooseTime(services, { address }, { zone: 'UTC', contact, kept: {} }, sent);
  return answer instanceof Response ? answer.headers.get('location')! : answer.init!.status!;
}

type Chosen = { key?: string; address?: string; leadId?: number };

async function lead(): Promise<number> {
  const { rows } = await office.pool.query(
    `insert into lead (idempotency_key, form_type, email, fields, tracking)
     values (gen_random_uuid(), 'demo', 'kim@company.example', '{}', '{}') returning id`,
  );
  return Number(rows[0].id);
}
