import { expect, test } from 'vitest';
import { renderMail } from '../render-mail.server.tsx';

const event = {
  uid: 'booking-17@site.example',
  sequence: 1,
  changedAt: '2026-11-15T10:00:00.000Z',
  startsAt: '2026-11-18T08:30:00.000Z',
  endsAt: '2026-11-18T09:00:00.000Z',
  title: 'Demo for Kontor, Söhne',
  organizer: 'hello@marketquay.example',
  attendee: { name: 'Kim "Q"\r\nATTENDEE:mailto:all@company.example', email: 'kim@company.example' },
  link: 'https://site.example/book-a-demo/booking?booking=17.abc',
};
const told = { when: 'Wednesday 18 November 2026, 03:30 to 04:00, New York time (UTC−5)', event };

const rendered = (template: string, payload: object) =>
  renderMail({ id: 1, key: 'booking/17/1', template, recipient: 'kim@company.example', payload }, site);
const site = 'https://site.example';
const fileOf = ({ attachments }: ReturnType<typeof rendered>) =>
  String(attachments![0]!.content).split('\r\n');

test('a confirmation attaches the appointment in UTC, with a stable id', () => {
  const mail = rendered('booking-visitor', { ...told, change: 'booked', link: event.link });
  expect(mail.subject).toBe(`Your demo is booked: ${told.when}`);
  expect(mail.text).toContain(event.link);
  expect(mail.attachments![0]).toMatchObject({ name: 'demo.ics', method: 'REQUEST' });
  expect(fileOf(mail)).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'UID:booking-17@site.example',
      'SEQUENCE:1',
      'DTSTAMP:20261115T100000Z',
      'DTSTART:20261118T083000Z',
      'DTEND:20261118T090000Z',
      'SUMMARY:Demo for Kontor\\, Söhne',
      'STATUS:CONFIRMED',
    ]),
  );
});

test("a visitor's name cannot add lines to the calendar file", () => {
  const mail = rendered('booking-visitor', { ...told, change: 'booked', link: event.link });
  expect(fileOf(mail).filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
});

test('a cancellation removes the appointment and offers another time', () => {
  const again = `${site}/book-a-demo/calendar?lead=3.abc`;
  const mail = rendered('booking-visitor', { ...told, change: 'cancelled', link: again });
  expect(mail.attachments![0]!.method).toBe('CANCEL');
  expect(fileOf(mail)).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']));
  expect(mail.text).toContain(again);
  expect(mail.text.replaceAll(/\s+/g, ' ')).toContain('to remove the demo from your calendar');
});

test('a confirmation of a move updates the appointment', () => {
  const words = (change: string) =>
    rendered('booking-visitor', { ...told, change, link: event.link }).text.replaceAll(/\s+/g, ' ');
  expect(words('booked')).toContain('Open the attached file to add the demo to your calendar.');
  expect(words('moved')).toContain('Open the attached file to update your calendar.');
});

test("the team's mail says who booked and what changed, and replies go to the visitor", () => {
  const when = 'Wednesday 18 November 2026, 09:30 to 10:00, Berlin time (UTC+1)';
  const mail = rendered('booking-team', {
    change: 'moved',
    when,
    before: 'Tuesday 17 November 2026',
    visitorsTime: told.when,
    number: 'MQ-R-000003',
    name: 'Kim Meyer',
    email: 'kim@company.example',
    company: 'Kontor',
    event,
  });
  expect(mail.subject).toBe(`Demo moved: Kontor, ${when}`);
  expect(mail.replyTo).toBe('kim@company.example');
  for (const text of ['Tuesday 17 November', 'New York', 'MQ-R-000003']) expect(mail.text).toContain(text);
});
