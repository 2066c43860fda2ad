import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BookingRules } from '../settings/environment.server.ts';
import { readOfficeHours } from '../settings/office-hours.ts';
import { endOf, offeredTimes, publicHolidays } from './offered-times.ts';

const office: BookingRules = {
  hours: readOfficeHours('mon-fri 09:00-12:00,13:00-17:00')!,
  slotMinutes: 30,
  holidays: ['2026-12-24'],
  noticeHours: 24,
  days: 21,
};
const allHours = readOfficeHours('mon-sun 00:00-23:59')!;

const anyTime = fc.date({
  min: new Date('2025-01-01T00:00:00Z'),
  max: new Date('2037-12-31T00:00:00Z'),
  noInvalidDate: true,
});
// Every other one is shortly before the clocks change.
const moments = fc.oneof(
  anyTime,
  fc.constantFrom('2026-03-27', '2026-10-23', '2028-03-24').map((day) => new Date(`${day}T10:00:00Z`)),
);
const weeks = fc.constantFrom(
  'mon-fri 09:00-12:00,13:00-17:00',
  'mon-sun 00:00-23:59',
  'sat-sun 01:00-02:30,02:30-03:15',
  'sun 02:00-03:00',
  'wed 17:45-18:00',
);
const rules: fc.Arbitrary<BookingRules> = fc.record({
  hours: weeks.map((text) => readOfficeHours(text)!),
  slotMinutes: fc.constantFrom(15, 20, 30, 45, 60, 90),
  holidays: fc.constantFrom([], ['2026-12-24', '2027-03-28']),
  noticeHours: fc.integer({ min: 0, max: 72 }),
  days: fc.integer({ min: 1, max: 40 }),
});

test('every time is within office hours of a working day, after the notice, without overlap', () => {
  fc.assert(
    fc.property(rules, moments, (given, now) => {
      const times = offeredTimes(given, now);
      const today = inBerlin(now).toPlainDate();
      const latest = today.add({ days: given.days });
      const holidays = [today, latest].flatMap(({ year }) => publicHolidays(year)).concat(given.holidays);
      const wrong = times.filter((time, at) => {
        const [start, end] = [inBerlin(time), inBerlin(endOf(time, given))];
        const day = start.toPlainDate();
        const [from, to] = [start, end].map((moment) => moment.toPlainTime().toString().slice(0, 5));
        const isOpen = given.hours[day.dayOfWeek - 1]!.some((span) => span.from <= from! && to! <= span.to);
        const isHoliday = holidays.includes(day.toString());
        const isTooSoon = time.getTime() < now.getTime() + given.noticeHours * 3_600_000;
        const isTooLate = Temporal.PlainDate.compare(day, latest) > 0;
        const overlaps = at > 0 && time < endOf(times[at - 1]!, given);
        return !isOpen || isHoliday || isTooSoon || isTooLate || overlaps || !end.toPlainDate().equals(day);
      });
      expect(wrong).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

test('a usual day has fourteen half hours, a holiday none', () => {
  // Thursday 24 December is a company holiday, Friday and Saturday are public holidays.
  const days = Map.groupBy(offeredTimes(office, new Date('2026-12-21T07:00:00Z')), (time) =>
    inBerlin(time).toPlainDate().toString(),
  );
  expect([...days].slice(0, 4).map(([day, times]) => [day, times.length])).toEqual([
    ['2026-12-22', 14],
    ['2026-12-23', 14],
    ['2026-12-28', 14],
    ['2026-12-29', 14],
  ]);
  expect(days.has('2027-01-01')).toBe(false);
});

test('nine o’clock stays nine o’clock when the clocks change', () => {
  const firstOn = (day: string, now: string) =>
    offeredTimes(office, new Date(now))
      .find((time) => time.toISOString().startsWith(day))
      ?.toISOString();
  expect(firstOn('2026-10-23', '2026-10-20T12:00:00Z')).toBe('2026-10-23T07:00:00.000Z');
  expect(firstOn('2026-10-26', '2026-10-20T12:00:00Z')).toBe('2026-10-26T08:00:00.000Z');
  expect(firstOn('2027-03-25', '2027-03-22T12:00:00Z')).toBe('2027-03-25T08:00:00.000Z');
  // Friday is Good Friday, Monday Easter Monday.
  expect(firstOn('2027-03-30', '2027-03-22T12:00:00Z')).toBe('2027-03-30T07:00:00.000Z');
});

test('a skipped hour has no times, a repeated one has them twice', () => {
  const night = { ...office, hours: allHours, slotMinutes: 60, noticeHours: 0 };
  const hoursOf = (day: string) =>
    offeredTimes(night, new Date(`${day}T00:00:00+02:00`))
      .map(inBerlin)
      .filter((time) => time.toPlainDate().toString() === day)
      .map(({ hour }) => hour)
      .slice(0, 4);
  // Easter Sunday is not a public holiday in Hamburg.
  expect(hoursOf('2027-03-28')).toEqual([0, 1, 3, 4]);
  expect(hoursOf('2026-10-25')).toEqual([0, 1, 2, 2]);
});

test.each([
  [2026, '2026-04-03', '2026-04-06', '2026-05-14', '2026-05-25'],
  [2027, '2027-03-26', '2027-03-29', '2027-05-06', '2027-05-17'],
  [2038, '2038-04-23', '2038-04-26', '2038-06-03', '2038-06-14'],
])('the movable holidays of %i follow Easter', (year, ...moving) => {
  expect(publicHolidays(year)).toEqual([
    ...['01-01', '05-01', '10-03', '10-31', '12-25', '12-26'].map((day) => `${year}-${day}`),
    ...moving,
  ]);
});

const inBerlin = (time: Date) =>
  Temporal.Instant.fromEpochMilliseconds(time.getTime()).toZonedDateTimeISO('Europe/Berlin');
