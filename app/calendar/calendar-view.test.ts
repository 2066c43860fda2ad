import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarPath } from './calendar-address.ts';
import { calendarView, daysIn, weeksWith } from './calendar-view.ts';

const times = [
  '2026-11-30T08:00:00Z',
  '2026-11-30T08:30:00Z',
  '2026-12-01T22:30:00Z',
  '2026-12-02T08:00:00Z',
];
const free = times.map((time) => new Date(time));
const dayPath = (day: string) => calendarPath({ lead: '3.abc', day });
const asked = { zone: 'Europe/Berlin', day: '', taken: null, dayPath };

test('shows the first day with free times and links to the others', () => {
  const { day, weeks, months } = calendarView(free, asked);
  expect([day?.name, months]).toEqual(['Monday 30 November', 'November–December 2026']);
  expect(weeks.flat().filter(({ to }) => to)).toMatchObject([
    { date: '2026-11-30', to: '/book-a-demo/calendar?lead=3.abc&day=2026-11-30', isChosen: true },
    { date: '2026-12-01', count: 1, isChosen: false },
    { date: '2026-12-02' },
  ]);
});

test('gives each month its year at the turn of the year', () => {
  const winter = ['2026-12-30T08:00:00Z', '2027-01-04T08:00:00Z'].map((time) => new Date(time));
  expect(calendarView(winter, asked).months).toBe('December 2026\u2009–\u2009January 2027');
  expect(calendarView(winter.slice(1), asked).months).toBe('January 2027');
});

test('groups times by the day in the visitor’s zone', () => {
  const { day } = calendarView(free, { ...asked, zone: 'Asia/Tokyo', day: '2026-12-02' });
  expect(day?.times.map(({ time }) => time)).toEqual(['07:30', '17:00']);
});

test('does not show a day without times', () => {
  expect(calendarView(free, { ...asked, day: '2026-12-24' }).day?.date).toBe('2026-11-30');
});

test('offers the next times instead of a taken one, and shows their day', () => {
  const { taken, day } = calendarView(free, { ...asked, taken: new Date('2026-12-01T08:00:00Z') });
  expect(taken).toMatchObject({
    day: 'Tuesday 1 December',
    time: '09:00',
    next: [
      { value: '2026-12-01T22:30:00.000Z', day: 'Tuesday 1 December', time: '23:30' },
      { day: 'Wednesday 2 December', time: '09:00' },
    ],
  });
  expect(day?.date).toBe('2026-12-01');
});

test('does not report a time as taken that is free again', () => {
  expect(calendarView(free, { ...asked, taken: free[1]! }).taken).toBeNull();
});

test('after the last time, offers those before it', () => {
  const { taken } = calendarView(free, { ...asked, taken: new Date('2026-12-03T08:00:00Z') });
  expect(taken?.next.map(({ value }) => value)).toEqual(free.slice(-3).map((time) => time.toISOString()));
});

test('shows nothing if no time is free', () => {
  expect(calendarView([], asked)).toEqual({ months: '', weeks: [], day: null, taken: null });
});

const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const quarters = fc
  .uniqueArray(fc.integer({ min: 0, max: 60 * 24 * 4 }), { minLength: 1, maxLength: 60 })
  .map((list) => list.toSorted((one, other) => one - other));
const starts = fc.integer({ min: Date.UTC(2026, 0, 1) / 900_000, max: Date.UTC(2030, 0, 1) / 900_000 });

test('every shown time means its moment and no other, in all zones', () => {
  fc.assert(
    fc.property(zones, quarters, starts, (zone, list, start) => {
      const moments = list.map((quarter) => new Date((start + quarter) * 900_000));
      const days = daysIn(zone, moments);
      const shown = days.flatMap((day) => day.times.map((time) => ({ ...time, date: day.date })));
      expect(shown.map(({ value }) => new Date(value))).toEqual(moments);
      expect(shown.map(({ local }) => new Date(local))).toEqual(moments);
      expect(shown.every(({ local, date, time }) => local.startsWith(`${date}T${time.slice(0, 5)}`))).toBe(
        true,
      );
      expect(new Set(shown.map(({ date, time }) => `${date} ${time}`)).size).toBe(moments.length);
    }),
  );
});

test('weeks begin on Monday, have no gaps, and count all times', () => {
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

test('there are no weeks without times', () => {
  expect(weeksWith([])).toEqual([]);
});

test('the first day of a month names the month', () => {
  const days = daysIn('Europe/Berlin', [new Date('2026-11-30T09:00:00Z')]);
  expect(days[0]!.name).toBe('Monday 30 November');
  expect(weeksWith(days)[0]!.slice(0, 2)).toEqual([
    { date: '2026-11-30', number: '30', month: null, name: 'Monday 30 November', count: 1 },
    { date: '2026-12-01', number: '1', month: 'Dec', name: 'Tuesday 1 December', count: 0 },
  ]);
});
