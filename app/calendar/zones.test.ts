import { expect, test } from 'vitest';
import { cityOf, offsetIn, readZone, spanInOneLine, spanInWords, zoneOptions } from './zones.ts';

test('words a span in the visitor’s zone, and in the office’s if that differs', () => {
  const span = { startsAt: new Date('2026-11-18T08:30:00Z'), endsAt: new Date('2026-11-18T09:00:00Z') };
  expect(spanInWords(span, 'Asia/Kolkata')).toEqual({
    day: 'Wednesday 18 November 2026',
    hours: '14:00 to 14:30',
    zone: 'Kolkata time (UTC+5:30)',
    atTheOffice: '09:30 to 10:00 Berlin time',
  });
  expect(spanInWords(span, 'UTC').zone).toBe('UTC');
  expect(spanInWords(span, 'Europe/Madrid').atTheOffice).toBeNull();
  expect(spanInOneLine(span, 'America/Los_Angeles')).toBe(
    'Wednesday 18 November 2026, 00:30 to 01:00, Los Angeles time (UTC−8)',
  );
});

test.for([
  [
    'Australia/Sydney',
    '2026-12-10T22:00:00Z',
    'Friday 11 December 2026',
    'Thursday 23:00 to 23:30 Berlin time',
  ],
  [
    'Pacific/Honolulu',
    '2026-12-11T09:00:00Z',
    'Thursday 10 December 2026',
    'Friday 10:00 to 10:30 Berlin time',
  ],
  ['America/New_York', '2026-12-11T09:00:00Z', 'Friday 11 December 2026', '10:00 to 10:30 Berlin time'],
])('names the office’s weekday only where it differs from that in %s', ([zone, start, day, atTheOffice]) => {
  const startsAt = new Date(start!);
  const span = { startsAt, endsAt: new Date(startsAt.getTime() + 30 * 60_000) };
  expect(spanInWords(span, zone!)).toMatchObject({ day, atTheOffice });
});

test.for([
  ['America/New_York', 'America/New_York'],
  ['america/new_york', 'America/New_York'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['UTC', 'UTC'],
  ['+02:00', 'Europe/Berlin'],
  ['Mars/Olympus', 'Europe/Berlin'],
  ['', 'Europe/Berlin'],
  [null, 'Europe/Berlin'],
])('the zone "%s" is read as %s', ([given, expected]) => {
  expect(readZone(given!)).toBe(expected);
});

test('the shown zone is among the options, even if it is not one of ours', () => {
  const winter = new Date('2026-12-01T12:00:00Z');
  const own = zoneOptions('Asia/Kathmandu', winter).find(({ value }) => value === 'Asia/Kathmandu');
  expect(own?.label).toBe('Kathmandu (UTC+5:45)');
  expect(zoneOptions('America/Argentina/Ushuaia', winter)[0]).toEqual({
    value: 'America/Argentina/Ushuaia',
    label: 'Ushuaia (UTC−3)',
  });
  expect(zoneOptions('Europe/Berlin', winter).every(({ value }) => readZone(value) === value)).toBe(true);
  expect([cityOf('America/New_York'), offsetIn('Europe/London', winter)]).toEqual(['New York', 'UTC']);
});
