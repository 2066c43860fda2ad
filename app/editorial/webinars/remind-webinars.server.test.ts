import { beforeEach, expect, test } from 'vitest';
import { openOffice } from '../../../test/office.ts';
import { leadTable } from '../../leads/leads.server.ts';
import { renderMail } from '../../mail/render-mail.server.tsx';
import { remindWebinarsJob } from './remind-webinars.server.ts';

const office = openOffice();
const talk = {
  slug: 'talk',
  title: 'Reading a range',
  about: '',
  starts: '2026-12-10T15:00:00+01:00',
  minutes: 45,
  join: 'https://meet.example/talk',
  speakers: [],
};

beforeEach(() => office.pool.query('truncate lead, outgoing_mail restart identity cascade'));

async function register(email: string, values: Partial<typeof leadTable.$inferInsert> = {}) {
  await office
    .services()
    .db.insert(leadTable)
    .values({
      idempotencyKey: crypto.randomUUID(),
      formType: 'webinar',
      email,
      fields: { webinar: 'talk', email },
      tracking: {},
      receivedAt: new Date('2026-11-20T12:00:00Z'),
      ...values,
    });
}

const remindAt = (now: string, webinar = talk) =>
  remindWebinarsJob(office.services({ now: new Date(now) }), { webinars: [webinar], authors: [] })({});
const mails = async () =>
  (await office.pool.query('select id, key, template, recipient, payload from outgoing_mail order by id'))
    .rows;

test('reminds every registered visitor once, the day before, with the link and the calendar entry', async () => {
  await register('kim@company.example');
  await remindAt('2026-12-09T13:00:00Z');
  expect(await mails()).toEqual([]);
  await remindAt('2026-12-09T15:00:00Z');
  await remindAt('2026-12-09T16:00:00Z');
  const [mail, ...others] = await mails();
  expect([others, mail.recipient]).toEqual([[], 'kim@company.example']);
  const { subject, text, attachments } = renderMail(mail, 'https://site.example');
  expect(subject).toBe('Reminder: “Reading a range”');
  expect(text).toContain('https://meet.example/talk');
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'You registered for this webinar, which is on Thursday 10 December',
  );
  const file = String(attachments![0]!.content).split('\r\n');
  expect(file).toEqual(
    expect.arrayContaining(['METHOD:PUBLISH', 'DTSTART:20261210T140000Z', 'DTEND:20261210T144500Z']),
  );
});

test('reminds nobody who is on another list, suspect, or has registered today', async () => {
  await register('next@company.example', { fields: { webinar: 'next' } });
  await register('bot@company.example', { suspect: true });
  await register('late@company.example', { receivedAt: new Date('2026-12-10T08:00:00Z') });
  await register('other@company.example', { formType: 'contact' });
  await remindAt('2026-12-10T09:00:00Z');
  expect(await mails()).toEqual([]);
});

test('a webinar that was moved is announced for its new day', async () => {
  await register('kim@company.example');
  await remindAt('2026-12-09T16:00:00Z', { ...talk, starts: '2026-12-17T15:00:00+01:00' });
  expect(await mails()).toEqual([]);
});
