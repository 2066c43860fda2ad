import type { BookingRules } from '../settings/environment.server.ts';
import { officeZone } from './zones.ts';

/** Includes booked times, earliest first. */
export function offeredTimes(rules: BookingRules, now: Date): Date[] {
  const present = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  const earliest = now.getTime() + rules.noticeHours * 60 * 60 * 1_000;
  const today = present.toZonedDateTimeISO(officeZone).toPlainDate();
  const holidays = new Set([
    ...rules.holidays,
    ...publicHolidays(today.year),
    ...publicHolidays(today.add({ days: rules.days }).year),
  ]);
  return Array.from({ length: rules.days + 1 }, (_, days) => today.add({ days }))
    .filter((day) => !holidays.has(day.toString()))
    .flatMap((day) => timesOn(day, rules))
    .filter((time) => time.getTime() >= earliest);
}

/** Whether any time that we offer falls into a working day (Monday to Friday, 8 to 18) where the visitor is. */
export function overlapsWorkday(rules: BookingRules, now: Date, zone: string): boolean {
  return offeredTimes(rules, now).some((time) => {
    const { dayOfWeek, hour } = Temporal.Instant.fromEpochMilliseconds(time.getTime()).toZonedDateTimeISO(
      zone,
    );
    return dayOfWeek <= 5 && hour >= 8 && hour < 18;
  });
}

export const endOf = (startsAt: Date, { slotMinutes }: BookingRules) =>
  new Date(startsAt.getTime() + slotMinutes * minuteMs);

const minuteMs = 60_000;

function timesOn(day: Temporal.PlainDate, { hours, slotMinutes }: BookingRules): Date[] {
  return hours[day.dayOfWeek - 1]!.flatMap(({ from, to }) => {
    // When the clocks change, offer too few times rather than one outside office hours.
    const start = instantOf(day, from, 'later');
    const minutes = (instantOf(day, to, 'earlier') - start) / minuteMs;
    const count = Math.max(0, Math.floor(minutes / slotMinutes));
    return Array.from({ length: count }, (_, at) => new Date(start + at * slotMinutes * minuteMs));
  });
}

function instantOf(day: Temporal.PlainDate, time: string, disambiguation: 'earlier' | 'later'): number {
  const local = day.toPlainDateTime(Temporal.PlainTime.from(time));
  return local.toZonedDateTime(officeZone, { disambiguation }).epochMilliseconds;
}

/** Holidays differ by state; these are Hamburg's. */
export function publicHolidays(year: number): string[] {
  const easter = easterSunday(year);
  return [
    ...sameEveryYear.map((day) => `${year}-${day}`),
    ...daysFromEaster.map((days) => easter.add({ days }).toString()),
  ];
}

const sameEveryYear = ['01-01', '05-01', '10-03', '10-31', '12-25', '12-26'];

/** Good Friday, Easter Monday, Ascension Day, Whit Monday. */
const daysFromEaster = [-2, 1, 39, 50];

/** The Meeus/Jones/Butcher algorithm, valid for every Gregorian year. */
function easterSunday(year: number): Temporal.PlainDate {
  const moonYear = year % 19;
  const [century, ofCentury] = [Math.floor(year / 100), year % 100];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const fullMoon = (19 * moonYear + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - fullMoon - (ofCentury % 4)) % 7;
  const lateMoon = Math.floor((moonYear + 11 * fullMoon + 22 * toSunday) / 451);
  const day = fullMoon + toSunday - 7 * lateMoon + 114;
  return new Temporal.PlainDate(year, Math.floor(day / 31), (day % 31) + 1);
}
