import { expect, test } from 'vitest';
import { readForm } from '../../forms/read-form.server.ts';
import { invitation, upcomingWebinars, webinarForm } from './webinar.server.ts';

const authors = [
  { id: 'ada', name: 'Ada Fischer', role: 'Analyst', about: '' },
  { id: 'kim', name: 'Kim Meyer', role: 'Method', about: '' },
];
const webinar = (slug: string, starts: string) => ({
  slug,
  title: slug,
  about: 'What it is about.',
  starts,
  minutes: 45,
  join: `https://meet.example/${slug}`,
  speakers: ['kim'],
});
const winter = webinar('winter', '2026-12-10T15:00:00+01:00');
const summer = webinar('summer', '2027-06-10T13:00:00Z');
const given = { webinars: [summer, winter], authors };

test('lists upcoming webinars, soonest first, in Berlin time, with speakers', () => {
  const upcoming = upcomingWebinars(given, new Date('2026-11-15T12:00:00Z'));
  expect(upcoming.map(({ when }) => when)).toEqual([
    'Thursday 10 December 2026 at 15:00 Berlin time (45 minutes)',
    'Thursday 10 June 2027 at 15:00 Berlin time (45 minutes)',
  ]);
  expect(upcoming[0]!.speakers).toEqual([{ name: 'Kim Meyer', role: 'Method' }]);
});

test('promises a reminder only where there is a day left for it', () => {
  const settings = { siteUrl: 'https://site.example', teamMail: 'team@site.example' };
  const nextStep = (now: string) => invitation(upcomingWebinars(given, new Date(now))[0]!, settings).next;
  expect(nextStep('2026-12-09T13:59:00Z')).toContain('we’ll remind you the day before');
  expect(nextStep('2026-12-09T14:00:00Z')).toMatch(/adds it to your calendar\.$/);
});

test('tells a visitor whose webinar has begun that it is closed', () => {
  const settings = { siteUrl: 'https://site.example', teamMail: 'team@site.example' };
  const faultOf = (chosen: string, now: string) => {
    const form = webinarForm(upcomingWebinars(given, new Date(now)), settings, async () => {});
    const sent = new FormData();
    for (const [name, value] of Object.entries({
      webinar: chosen,
      name: 'Kim',
      email: 'kim@company.example',
    }))
      sent.set(name, value);
    const read = readForm(form.schema, sent);
    return read.ok ? null : read.refusal.errors[0]!.message;
  };
  expect(faultOf('winter', '2026-11-15T12:00:00Z')).toBeNull();
  expect(faultOf('', '2026-11-15T12:00:00Z')).toBe('Choose one of the webinars');
  const closed = 'That webinar is no longer open for registration.';
  expect(faultOf('winter', '2027-01-01T00:00:00Z')).toBe(`${closed} Choose another option.`);
  expect(faultOf('winter', '2028-01-01T00:00:00Z')).toBe(
    `${closed} Send the form again to hear about the next one.`,
  );
});

test('leaves out webinars that have begun', () => {
  expect(upcomingWebinars(given, new Date(winter.starts)).map(({ slug }) => slug)).toEqual(['summer']);
  expect(upcomingWebinars(given, new Date('2028-01-01T00:00:00Z'))).toEqual([]);
});
