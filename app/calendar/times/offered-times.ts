import type { BookingRules } from '../../settings/environment.server.ts';
import { publicHolidays } from './public-holidays.ts';
import { officeZone } from './zones.ts';

/** When a demo may begin, whether somebody has that time already or not; the next one first. */
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

export const endOf = (startsAt: Date, { slotMinutes }: BookingRules) =>
  new Date(startsAt.getTime() + slotMinutes * minuteMs);

const minuteMs = 60_000;

function timesOn(day: Temporal.PlainDate, { hours, slotMinutes }: BookingRules): Date[] {
  return hours[day.dayOfWeek - 1]!.flatMap(({ from, to }) => {
    // An hour that is skipped or comes twice: rather too few than one outside the office hours.
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
