import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysIn, weeksWith } from './agenda.ts';
import { spanInALine, spanInWords } from './span-in-words.ts';
import { cityOf, offsetIn, readZone, zoneOptions } from './zones.ts';

const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const quarters = fc
  .uniqueArray(fc.integer({ min: 0, max: 60 * 24 * 4 }), { minLength: 1, maxLength: 60 })
  .map((list) => list.toSorted((one, other) => one - other));
const starts = fc.integer({ min: Date.UTC(2026, 0, 1) / 900_000, max: Date.UTC(2030, 0, 1) / 900_000 });

test('what is shown anywhere means the moment that it stands for, and no other', () => {
  fc.assert(
    fc.property(zones, quarters, starts, (zone, list, start) => {
      const times = list.map((quarter) => new Date((start + quarter) * 900_000));
      const days = daysIn(zone, times);
      const shown = days.flatMap((day) => day.times.map((time) => ({ ...time, date: day.date })));
      expect(shown.map(({ value }) => new Date(value))).toEqual(times);
      expect(shown.map(({ local }) => new Date(local))).toEqual(times);
      expect(shown.every(({ local, date, time }) => local.startsWith(`${date}T${time.slice(0, 5)}`))).toBe(
        true,
      );
      expect(new Set(shown.map(({ date, time }) => `${date} ${time}`)).size).toBe(times.length);
    }),
  );
});

test('the weeks begin on a Monday, without a gap, and count all times', () => {
  fc.assert(
    fc.property(zones, quarters, starts, (zone, list, start) => {
      const days = daysIn(
        zone,
        list.map((quarter) => new Date((start + quarter) * 900_000)),
      );
      const cells = weeksWith(days).flat();
      const dates = cells.map(({ date }) => Temporal.PlainDate.from(date));
      expect([dates[0]!.dayOfWeek, dates.at(-1)!.dayOfWeek]).toEqual([1, 7]);
      dates.forEach((date, at) => expect(date.equals(dates[0]!.add({ days: at }))).toBe(true));
      expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(list.length);
    }),
    { numRuns: 50 },
  );
});

test('no times, no weeks', () => {
  expect(weeksWith([])).toEqual([]);
});

test('the first of a month says which', () => {
  const days = daysIn('Europe/Berlin', [new Date('2026-11-30T09:00:00Z')]);
  expect(days[0]!.name).toBe('Monday 30 November');
  expect(weeksWith(days)[0]!.slice(0, 2)).toEqual([
    { date: '2026-11-30', number: '30', month: null, name: 'Monday 30 November', count: 1 },
    { date: '2026-12-01', number: '1', month: 'Dec', name: 'Tuesday 1 December', count: 0 },
  ]);
});

test('a span is told in the zone of the visitor, and in that of the office where it differs', () => {
  const span = { startsAt: new Date('2026-11-18T08:30:00Z'), endsAt: new Date('2026-11-18T09:00:00Z') };
  expect(spanInWords(span, 'Asia/Kolkata')).toEqual({
    day: 'Wednesday 18 November 2026',
    hours: '14:00 to 14:30',
    zone: 'Kolkata time (UTC+5:30)',
    atTheOffice: '09:30 to 10:00 in Berlin',
  });
  expect(spanInWords(span, 'Europe/Madrid').atTheOffice).toBeNull();
  expect(spanInALine(span, 'America/Los_Angeles')).toBe(
    'Wednesday 18 November 2026, 00:30 to 01:00, Los Angeles time (UTC−8)',
  );
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

test('the zone that is shown can be chosen, whether we know it or not', () => {
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
