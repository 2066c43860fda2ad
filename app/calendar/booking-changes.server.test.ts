import { expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { openSite } from '../../test/site.ts';
import { testSecret as secret } from '../../test/test-secret.ts';
import { limits } from '../base/limits.ts';
import { issueFormToken } from '../forms/form-token.server.ts';

const site = openSite({ SESSION_SECRET: secret, TRUST_PROXY: '1' });

test(
  'moving a demo again and again sends one mail, until moves are refused',
  { tags: ['exhaustive'] },
  async () => {
    const booking = await book('victim@company.example');
    const answers = [];
    for (let times = 0; times < 12; times += 1) answers.push(await move(booking, `192.0.2.${times}`));
    const allowed = limits['booking-changes'].attempts;
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array(allowed).fill(303),
      ...Array(12 - allowed).fill(429),
    ]);
    expect(answers.at(-1)!.html).toContain('Too many attempts.');

    const before = await bookingRow(booking);
    await move(booking);
    expect(await bookingRow(booking)).toEqual(before);

    expect(await mailsTo('victim@company.example')).toEqual([]);
    await letPauseEnd();
    await eventually(async () => expect(await mailsTo('victim@company.example')).toHaveLength(1), 200);
    expect(before.sequence).toBe(allowed);
    expect((await mailsTo('victim@company.example'))[0]).toContain(`SEQUENCE:${allowed}`);
  },
);

test(
  'a mailbox whose demos are cancelled and booked again reaches a limit, and can still cancel',
  { tags: ['exhaustive'] },
  async () => {
    const email = 'other-victim@company.example';
    const { attempts } = limits['bookings-by-mail'];
    let booking = await book(email);
    for (let times = 1; times < attempts; times += 1) {
      await cancel(booking, times);
      booking = await bookAgain(booking, `192.0.2.${times}`);
    }
    const cancelled = await cancel(booking, attempts);
    expect(cancelled.status).toBe(303);
    await expect(bookAgain(booking, '198.51.100.1')).rejects.toThrow('429');
    await letPauseEnd();
    await eventually(async () => expect(await waitingNotifications()).toBe(0), 200);
    expect(await mailsTo(email)).toEqual([]);
  },
);

test('limits the changes of one network, and no other', { tags: ['exhaustive'] }, async () => {
  const booking = await book('network@company.example');
  const { attempts } = limits['bookings-by-address'];
  await site.database.pool.query(`delete from rate_limit where key like 'booking%'`);
  const statuses = [];
  for (let times = 0; times <= attempts; times += 1) {
    await site.database.pool.query(
      `delete from rate_limit where key like 'booking-changes%' or key like 'bookings-by-mail%'`,
    );
    statuses.push((await move(booking, '203.0.113.9')).status);
  }
  expect(statuses).toEqual([...Array(attempts).fill(303), 429]);
  expect((await move(booking, '203.0.113.10')).status).toBe(303);
});

test('proposing times, which moves nothing, is offered only to visitors without a booking', async () => {
  const booking = await book('far@company.example');
  const calendar = async (query: string) =>
    (await get(`/book-a-demo/calendar?zone=Pacific%2FHonolulu${query}`)).html;
  expect(await calendar('')).toContain('propose up to three other times');
  const moving = await calendar(`&booking=${booking}`);
  expect(moving).toContain('Our hours are outside the working day in');
  expect(moving).not.toMatch(/propose (up to|other)/i);
});

/** Books the next free time without a lead, and returns the booking's reference. */
async function book(email: string): Promise<string> {
  const confirm = await choose('/book-a-demo/calendar');
  const form_token = issueFormToken(secret, new Date(Date.now() - 60_000));
  const answer = await post(confirm, { name: 'Kim', company: 'Kontor', email, form_token });
  return referenceIn(answer);
}

async function bookAgain(booking: string, address: string): Promise<string> {
  const { html } = await get(`/book-a-demo/booking?booking=${booking}`);
  const calendar = /href="([^"]*calendar\?lead=[^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&');
  return referenceIn(await post(await choose(calendar), {}, address));
}

async function move(booking: string, address?: string) {
  return post(await choose(`/book-a-demo/calendar?booking=${booking}`), {}, address);
}

async function cancel(booking: string, times: number) {
  const { html } = await get(`/book-a-demo/booking?booking=${booking}`);
  const sequence = /name="sequence" value="(\d+)"/.exec(html)![1]!;
  return post(`/book-a-demo/booking?booking=${booking}`, { sequence }, `203.0.114.${times}`);
}

/** Holds the first free time, and returns the address that confirms it. */
async function choose(calendar: string): Promise<string> {
  const { html } = await get(calendar);
  const [, opening, key] = /<form([^>]*)><input type="hidden" name="key" value="([^"]+)"/.exec(html)!;
  const action = /action="([^"]+)"/.exec(opening!)![1]!.replaceAll('&amp;', '&');
  const [button] = /<button[^>]*name="slot"[^>]*>/.exec(html)!;
  const slot = /value="([^"]+)"/.exec(button)![1]!;
  const { location } = await post(action, { key: key!, slot });
  return location!;
}

function referenceIn({ status, location }: { status: number; location: string | null }): string {
  const reference = location && new URL(location, 'https://site.example').searchParams.get('booking');
  if (!reference) throw new Error(`It was not booked: ${status}.`);
  return reference;
}

const get = (path: string) => send(path, {});
const post = (path: string, fields: Record<string, string>, address?: string) =>
  send(path, { method: 'POST', body: new URLSearchParams(fields) }, address);

/** Uses a new network for each request unless it names one. */
async function send(path: string, init: RequestInit, address: string = crypto.randomUUID()) {
  const response = await site.fetch(path, { ...init, headers: { 'x-forwarded-for': address } });
  const { status, headers } = response;
  return { status, location: headers.get('location'), html: await response.text() };
}

const rows = async (query: string, values: unknown[] = []) =>
  (await site.database.pool.query(query, values)).rows;

const bookingRow = async (booking: string) =>
  (await rows('select * from demo_booking where id = $1', [booking.split('.')[0]]))[0];

/** The calendar files with folded lines joined. */
const mailsTo = async (email: string): Promise<string[]> =>
  (
    await rows(
      `select convert_from(source, 'utf8') as source from captured_mail
       where recipient = $1 and subject like 'Your demo%' order by id`,
      [email],
    )
  ).map(({ source }) => decodedFile(source));

function decodedFile(source: string): string {
  const [, encoded = ''] = /text\/calendar[^]*?base64[^]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(source) ?? [];
  return encoded ? Buffer.from(encoded, 'base64').toString() : source;
}

const letPauseEnd = () => rows(`update jobs.job set start_after = now() where name = 'notify-booking'`);

const waitingNotifications = async () =>
  (
    await rows(
      `select from jobs.job where name = 'notify-booking' and state in ('created', 'active', 'retry')`,
    )
  ).length;
