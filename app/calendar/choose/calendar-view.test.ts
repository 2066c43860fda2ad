import { expect, test } from 'vitest';
import { calendarView } from './calendar-view.ts';

const times = [
  '2026-11-30T08:00:00Z',
  '2026-11-30T08:30:00Z',
  '2026-12-01T22:30:00Z',
  '2026-12-02T08:00:00Z',
];
const free = times.map((time) => new Date(time));
const asked = { zone: 'Europe/Berlin', day: '', taken: null, kept: { lead: '3.abc' } };

test('the first day with free times is shown, and the others are a link away', () => {
  const { day, weeks, months } = calendarView(free, asked);
  expect([day?.name, months]).toEqual(['Monday 30 November', 'November\u2009–\u2009December 2026']);
  expect(weeks.flat().filter(({ to }) => to)).toMatchObject([
    { date: '2026-11-30', to: '/book-a-demo/calendar?lead=3.abc&day=2026-11-30', isChosen: true },
    { date: '2026-12-01', count: 1, isChosen: false },
    { date: '2026-12-02' },
  ]);
});

test('a time falls on the day that it is where the visitor is', () => {
  const { day } = calendarView(free, { ...asked, zone: 'Asia/Tokyo', day: '2026-12-02' });
  expect(day?.times.map(({ time }) => time)).toEqual(['07:30', '17:00']);
});

test('a day without times is not shown', () => {
  expect(calendarView(free, { ...asked, day: '2026-12-24' }).day?.date).toBe('2026-11-30');
});

test('instead of a time that is taken the next are offered, and their day is shown', () => {
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

test('a time that is free again is not said to be taken', () => {
  expect(calendarView(free, { ...asked, taken: free[1]! }).taken).toBeNull();
});

test('after the last time there are those before it', () => {
  const { taken } = calendarView(free, { ...asked, taken: new Date('2026-12-03T08:00:00Z') });
  expect(taken?.next.map(({ value }) => value)).toEqual(free.slice(-3).map((time) => time.toISOString()));
});

test('where nothing is free, nothing is shown', () => {
  expect(calendarView([], asked)).toEqual({ months: '', weeks: [], day: null, taken: null });
});
