import { drizzle } from 'drizzle-orm/node-postgres';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { signLeadReference } from '../leads/leads.server.ts';
import { renderMail } from '../mail/render-mail.server.tsx';
import { sendMailJob } from '../mail/send-mail-job.server.ts';
import { settingsFrom } from '../settings/environment.server.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { testSecret as secret } from '../../test/test-secret.ts';
import { bookDemo, cancelBooking, moveBooking, type Booked } from './book-demo.server.ts';
import { signBookingReference, findBookingByReference, stateOf } from './bookings.server.ts';
import { findContactByReference } from './contact.server.ts';
import { freeTimes, findHold, holdTime, type Choice } from './hold-time.server.ts';
import { notifyBookingJob } from './notify-booking.server.ts';

// A Monday, with times from Tuesday noon on.
const monday = new Date('2026-11-16T11:00:00Z');
const wednesday = new Date('2026-11-18T08:30:00Z');
const thursday = new Date('2026-11-19T13:00:00Z');

let database: TestDatabase;
let enqueued: { name: string; data: object; after?: Date }[];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  enqueued = [];
  await database.pool.query('truncate lead, demo_booking, outgoing_mail');
});

test('of twenty visitors who book the same time one gets it', async () => {
  const leads = await Promise.all(Array.from({ length: 20 }, (_, at) => lead(`visitor-${at}`)));
  const answers = await Promise.all(leads.map((id) => bookDemo(services(), id, choice(wednesday))));
  expect(answers.filter(({ kind }) => kind === 'booked')).toHaveLength(1);
  expect(await rows()).toEqual([{ starts_at: wednesday, state: 'booked', sequence: 0 }]);
  expect(await freeAt(wednesday)).toBe(false);
});

test('of twenty visitors who choose the same time one holds it', async () => {
  const holds = await Promise.all(Array.from({ length: 20 }, () => hold(choice(wednesday))));
  expect(holds.map(({ kind }) => kind).toSorted()).toEqual(['held', ...Array(19).fill('taken')]);
});

test('the same choice sent many times at once makes one hold', async () => {
  const same = choice(wednesday);
  const holds = await Promise.all(Array.from({ length: 10 }, () => hold(same)));
  expect(new Set(holds.map(({ kind }) => kind))).toEqual(new Set(['held']));
  expect(await rows()).toHaveLength(1);
});

test('a held time is reserved for ten minutes, then free for the next visitor', async () => {
  const first = choice(wednesday);
  await hold(first);
  expect([await freeAt(wednesday), await freeAt(wednesday, first.key)]).toEqual([false, true]);
  const later = services(new Date(monday.getTime() + 10 * 60_000));
  expect(await findHold(later.db, first, later.now())).toBeNull();
  expect((await hold(choice(wednesday), later)).kind).toBe('held');
  expect(await bookDemo(later, await lead(), first)).toEqual({ kind: 'taken' });
});

test('books a time whose hold expired if it is still free', async () => {
  const first = choice(wednesday);
  await hold(first);
  const later = services(new Date(monday.getTime() + 60 * 60_000));
  expect((await bookDemo(later, await lead(), first)).kind).toBe('booked');
});

test('a hold that expires during confirmation or a move is lost', async () => {
  const { id } = await booked(await lead('another'), thursday);
  const answers: ((chosen: Choice) => Promise<Booked>)[] = [
    async (chosen) => bookDemo(services(), await lead(), chosen),
    (chosen) => moveBooking(services(), id, chosen),
  ];
  for (const answer of answers) {
    const chosen = choice(wednesday);
    await hold(chosen);
    const faster = await database.pool.connect();
    await faster.query('begin');
    const { settings } = services();
    const later = new Date(monday.getTime() + 10 * 60_000);
    await holdTime(drizzle(faster), settings.booking, choice(wednesday), later);
    const answered = answer(chosen);
    await eventually(async () => expect(await waiting()).toBe(1));
    await faster.query('commit');
    faster.release();
    expect(await answered).toEqual({ kind: 'taken' });
    await database.pool.query(`delete from demo_booking where state = 'held'`);
  }
});

test('choosing another time releases the first', async () => {
  const first = choice(wednesday);
  await hold(first);
  await hold({ ...first, startsAt: thursday });
  expect([await freeAt(wednesday), await freeAt(thursday)]).toEqual([true, false]);
});

test.for([
  ['at night', '2026-11-18T02:00:00Z'],
  ['between the times', '2026-11-18T08:45:00Z'],
  ['before the notice', '2026-11-17T09:00:00Z'],
  ['in the past', '2026-11-11T09:00:00Z'],
  ['too far away', '2027-01-13T09:00:00Z'],
])('a time %s cannot be held', async ([, time]) => {
  expect(await hold(choice(new Date(time!)))).toEqual({ kind: 'taken' });
  expect(await bookDemo(services(), await lead(), choice(new Date(time!)))).toEqual({ kind: 'taken' });
});

test('demos do not overlap after the slot length has changed', async () => {
  await booked(await lead(), wednesday);
  const long = services();
  const settings = { ...long.settings, booking: { ...long.settings.booking, slotMinutes: 60 } };
  const nine = new Date('2026-11-18T08:00:00Z');
  expect(await hold(choice(nine), { ...long, settings })).toEqual({ kind: 'taken' });
  const free = await freeTimes({ ...long, settings }, crypto.randomUUID());
  expect(free.map((time) => time.getTime())).not.toContain(nine.getTime());
});

test('a confirmation sent twice makes one booking and notifies both sides once', async () => {
  const [leadId, chosen] = [await lead(), choice(wednesday)];
  const answers = await Promise.all([1, 2, 3].map(() => bookDemo(services(), leadId, chosen)));
  expect(new Set(answers.map((answer) => answer.kind === 'booked' && answer.booking.id)).size).toBe(1);
  expect(enqueued).toMatchObject([{ name: 'notify-booking', after: new Date('2026-11-16T11:01:00Z') }]);
  expect(await mails()).toEqual([]);
  for (let times = 0; times < 2; times += 1) await passPause();
  expect(await mails()).toEqual([
    ['booking-visitor', 'kim@company.example', 'booked'],
    ['booking-team', 'hello@marketquay.example', 'booked'],
  ]);
  expect(enqueued.map(({ name }) => name)).toEqual(['notify-booking', 'send-mail', 'send-mail']);
});

test('a visitor with two tabs gets one demo', async () => {
  const leadId = await lead();
  const tabs = [wednesday, thursday].map((time) => bookDemo(services(), leadId, choice(time)));
  const ids = (await Promise.all(tabs)).map((answer) => answer.kind === 'booked' && answer.booking.id);
  expect(ids[0]).toBe(ids[1]);
  expect((await rows()).filter(({ state }) => state === 'booked')).toHaveLength(1);
});

test('a booking is moved once, keeps its reference and frees its time', async () => {
  const before = await booked(await lead(), wednesday);
  await sendMails();
  const chosen = choice(thursday);
  const moves = await Promise.all([1, 2].map(() => moveBooking(services(), before.id, chosen)));
  expect(moves.map(({ kind }) => kind)).toEqual(['booked', 'booked']);
  expect(await rows()).toEqual([{ starts_at: thursday, state: 'booked', sequence: 1 }]);
  expect([await freeAt(wednesday), await freeAt(thursday)]).toEqual([true, false]);
  await passPause();
  expect((await mails()).map(([, , change]) => change)).toEqual(['booked', 'booked', 'moved', 'moved']);
  const { rows: events } = await database.pool.query(
    `select payload->'event'->>'uid' as uid, payload->'event'->'sequence' as sequence from outgoing_mail order by id`,
  );
  const uid = `booking-${before.id}@localhost`;
  expect(events).toEqual([0, 0, 1, 1].map((sequence) => ({ uid, sequence })));
});

test('the visitor’s mail contains nothing that was typed: the address may be somebody else’s', async () => {
  await booked(await lead('kim', { name: 'Spam by Kim', company: 'Buy at https://spam.example' }), wednesday);
  await passPause();
  const { rows: stored } = await database.pool.query('select * from outgoing_mail order by id');
  const sent = stored.map((mail) => JSON.stringify(renderMail(mail, 'https://site.example')));
  expect(sent.map((mail) => /spam/i.test(mail))).toEqual([false, true]);
});

test('delivers a suspect lead once it books a time', async () => {
  const leadId = await lead();
  await database.pool.query('update lead set suspect = true');
  await booked(leadId, wednesday);
  expect(enqueued.map(({ name }) => name)).toContain('deliver-lead');
  await passPause();
  expect((await mails()).map(([template]) => template)).toEqual([
    'team-notice',
    'booking-visitor',
    'booking-team',
  ]);
  expect(await findContactByReference(services(), signLeadReference(secret, leadId))).toMatchObject({
    isSuspect: false,
  });
});

test('returning to the visit of a cancelled booking shows that it is cancelled', async () => {
  const [leadId, chosen] = [await lead(), choice(wednesday)];
  const first = await bookDemo(services(), leadId, chosen);
  if (first.kind !== 'booked') throw new Error('The time is taken.');
  await cancelBooking(services(), first.booking);
  expect(await bookDemo(services(), leadId, chosen)).toMatchObject({ booking: { state: 'cancelled' } });
  expect(await bookDemo(services(), await lead('another'), chosen)).toEqual({ kind: 'taken' });
});

test('a booking keeps its time if the new one is taken', async () => {
  const before = await booked(await lead(), wednesday);
  await booked(await lead('another'), thursday);
  expect(await moveBooking(services(), before.id, choice(thursday))).toEqual({ kind: 'taken' });
  expect(await findBookingByReference(services(), signBookingReference(secret, before.id))).toMatchObject({
    startsAt: wednesday,
    sequence: 0,
  });
});

test('a booking is cancelled once, its time is freed, and the visitor may book again', async () => {
  const leadId = await lead();
  const booking = await booked(leadId, wednesday);
  const { id } = booking;
  await sendMails();
  await Promise.all([1, 2].map(() => cancelBooking(services(), booking)));
  expect(await rows()).toEqual([{ starts_at: wednesday, state: 'cancelled', sequence: 1 }]);
  await passPause();
  expect((await mails()).slice(2).map(([, , change]) => change)).toEqual(['cancelled', 'cancelled']);
  expect((await booked(leadId, wednesday)).id).not.toBe(id);
  expect(await moveBooking(services(), id, choice(thursday))).toMatchObject({
    booking: { state: 'cancelled' },
  });
});

test('does not cancel a booking that was moved since the page was shown', async () => {
  const shown = await booked(await lead(), wednesday);
  await moveBooking(services(), shown.id, choice(thursday));
  expect(await cancelBooking(services(), shown)).toBe(false);
  expect(await rows()).toMatchObject([{ starts_at: thursday, state: 'booked' }]);
});

test('withdraws queued mails when the booking changes', async () => {
  const { id } = await booked(await lead(), wednesday);
  await booked(await lead('another'), new Date('2026-11-18T09:00:00Z'));
  await passPause();
  await moveBooking(services(), id, choice(thursday));
  expect(await sendMails()).toEqual([
    ['another@company.example', 'Your demo is booked'],
    ['hello@marketquay.example', 'Demo booked'],
    ['kim@company.example', 'Your demo has been rescheduled'],
    ['hello@marketquay.example', 'Demo moved'],
  ]);
  await cancelBooking(services(), { id, sequence: 1 });
  expect(await sendMails()).toHaveLength(2);
});

test('a demo moved many times within the pause is notified once, with its last time', async () => {
  const { id } = await booked(await lead(), wednesday);
  await sendMails();
  const times = ['13:30', '14:00', '14:30', '15:00'].map((time) => new Date(`2026-11-19T${time}:00Z`));
  for (const time of times) await moveBooking(services(), id, choice(time));
  expect(await sendMails()).toEqual([
    ['kim@company.example', 'Your demo has been rescheduled'],
    ['hello@marketquay.example', 'Demo moved'],
  ]);
  const { rows: told } = await database.pool.query(
    `select payload->>'before' as before, payload->'event'->'sequence' as sequence,
       payload->'event'->>'startsAt' as starts
     from outgoing_mail where template = 'booking-visitor' order by id desc limit 1`,
  );
  expect(told).toEqual([
    {
      // The time of the last mail, not one in between.
      before: expect.stringMatching(/^Wednesday 18 November 2026, 03:30/),
      sequence: times.length,
      starts: times.at(-1)!.toISOString(),
    },
  ]);
});

test('a demo booked and cancelled within the pause is never notified', async () => {
  await cancelBooking(services(), await booked(await lead(), wednesday));
  expect(await sendMails()).toEqual([]);
});

test('cancelling and booking again within the pause notifies both, once each', async () => {
  const leadId = await lead();
  const first = await booked(leadId, wednesday);
  await sendMails();
  await cancelBooking(services(), first);
  await cancelBooking(services(), await booked(leadId, wednesday));
  await booked(leadId, thursday);
  expect((await sendMails()).filter(([to]) => to.startsWith('kim'))).toEqual([
    ['kim@company.example', 'Your demo has been cancelled'],
    ['kim@company.example', 'Your demo is booked'],
  ]);
});

test('the link of a booking cannot be forged, and expires with the demo', async () => {
  const booking = await booked(await lead(), wednesday);
  const link = signBookingReference(secret, booking.id);
  expect((await findBookingByReference(services(), link))?.id).toBe(booking.id);
  for (const other of ['', `${booking.id}`, `${booking.id + 1}${link.slice(link.indexOf('.'))}`])
    expect(await findBookingByReference(services(), other)).toBeNull();
  expect(await findBookingByReference(services(), signLeadReference(secret, booking.id))).toBeNull();
  const at = (time: string) => stateOf(booking, new Date(time));
  expect([at('2026-11-18T08:59:00Z'), at('2026-11-18T09:00:00Z')]).toEqual(['booked', 'over']);
  const after = services(new Date('2026-11-18T09:00:00Z'));
  await cancelBooking(after, booking);
  expect(await rows()).toMatchObject([{ state: 'booked' }]);
});

test('the link identifies the lead as long as we may keep it', async () => {
  const leadId = await lead();
  const reference = signLeadReference(secret, leadId);
  expect(await findContactByReference(services(), reference)).toEqual({
    leadId,
    name: 'Kim Meyer',
    email: 'kim@company.example',
    company: 'Kontor',
    isSuspect: false,
  });
  expect(await findContactByReference(services(), `${leadId}.made-up`)).toBeNull();
  const muchLater = services(new Date(monday.getTime() + 350 * 24 * 60 * 60_000));
  expect(await findContactByReference(muchLater, reference)).toBeNull();
  await database.pool.query(`update lead set form_type = 'contact'`);
  expect(await findContactByReference(services(), reference)).toBeNull();
});

test('deleting a lead deletes its booking', async () => {
  await booked(await lead(), wednesday);
  await database.pool.query('delete from lead');
  expect(await rows()).toEqual([]);
});

function services(at = monday) {
  const settings = settingsFrom({});
  return {
    db: drizzle(database.pool),
    enqueue: async (_: unknown, name: string, data: object, { after }: { after?: Date } = {}) =>
      void enqueued.push({ name, data, after }),
    now: () => at,
    secret,
    settings,
  };
}

const choice = (startsAt: Date) => ({ key: crypto.randomUUID(), startsAt, zone: 'America/New_York' });

function hold(chosen: ReturnType<typeof choice>, { db, settings, now } = services()) {
  return db.transaction((tx) => holdTime(tx, settings.booking, chosen, now()));
}

async function booked(leadId: number, time: Date) {
  const answer = await bookDemo(services(), leadId, choice(time));
  if (answer.kind !== 'booked') throw new Error('The time is taken.');
  return answer.booking;
}

async function lead(name = 'kim', fields = { name: 'Kim Meyer', company: 'Kontor' }): Promise<number> {
  const { rows: stored } = await database.pool.query(
    `insert into lead (idempotency_key, form_type, email, fields, tracking, received_at)
     values ($1, 'demo', $2, $3, '{}', $4) returning id`,
    [crypto.randomUUID(), `${name}@company.example`, fields, monday],
  );
  return Number(stored[0].id);
}

/** Runs every scheduled notification. */
async function passPause() {
  const notify = notifyBookingJob(services());
  for (const { name, data } of enqueued)
    if (name === 'notify-booking') await notify(data as Parameters<typeof notify>[0]);
}

/** All mails that are sent once the pause is over. */
async function sendMails() {
  await passPause();
  const sent: [to: string, about: string][] = [];
  const send = sendMailJob({
    db: services().db,
    log: pino({ level: 'silent' }),
    send: async ({ to, subject }) => {
      sent.push([to, subject.split(':')[0]!]);
      return { taken: true };
    },
    siteUrl: 'https://site.example',
    makeEnclosure: () => expect.unreachable(),
  });
  for (const { name, data } of enqueued)
    if (name === 'send-mail') await send(data as Parameters<typeof send>[0]);
  return sent;
}

const waiting = async () =>
  (
    await database.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rowCount;

async function freeAt(time: Date, key: string = crypto.randomUUID()) {
  const free = await freeTimes(services(), key);
  return free.some((start) => start.getTime() === time.getTime());
}

const rows = async () =>
  (await database.pool.query('select starts_at, state, sequence from demo_booking order by id')).rows;

const mails = async () =>
  (
    await database.pool.query<{ told: string[] }>(
      `select array[template, recipient, payload->>'change'] as told from outgoing_mail order by id`,
    )
  ).rows.map(({ told }) => told);
