import { calendarPath, type CalendarQuery } from '../calendar-address.ts';
import { daysIn, weeksWith, type DayCell, type ShownDay } from '../times/agenda.ts';

/** A square of the calendar, and where it leads. */
export type DayLink = DayCell & { to: string | null; isChosen: boolean };

/** A time that is offered outside its day. */
export type OfferedTime = { value: string; day: string; time: string };

export type CalendarView = {
  /** 'November – December 2026' */
  months: string;
  weeks: DayLink[][];
  /** The day whose times are shown; null where none is free. */
  day: ShownDay | null;
  /** What somebody else was faster to take, and what is free next. */
  taken: { day: string; time: string; next: OfferedTime[] } | null;
};

type Asked = { zone: string; day: string; taken: Date | null; kept: CalendarQuery };

/** The free times as they look from a zone. */
export function calendarView(free: readonly Date[], { zone, day, kept, ...asked }: Asked): CalendarView {
  const taken = free.some((time) => time.getTime() === asked.taken?.getTime()) ? null : asked.taken;
  const days = daysIn(zone, free);
  const next = nextAfter(taken, free);
  const wanted = day || (next[0] && daysIn(zone, next)[0]?.date);
  const shown = days.find(({ date }) => date === wanted) ?? days[0] ?? null;
  const weeks = weeksWith(days);
  return {
    months: monthsOf(days),
    weeks: weeks.map((week) =>
      week.map((cell) => ({
        ...cell,
        to: cell.count > 0 ? calendarPath({ ...kept, day: cell.date }) : null,
        isChosen: cell.date === shown?.date,
      })),
    ),
    day: shown,
    taken: taken && { ...dayAndTime(zone, taken), next: next.map((time) => offered(zone, time)) },
  };
}

/** The three that come after it, or the last three there are. */
function nextAfter(taken: Date | null, free: readonly Date[]): readonly Date[] {
  if (!taken) return [];
  const later = free.filter((time) => time >= taken).slice(0, 3);
  return later.length > 0 ? later : free.slice(-3);
}

const offered = (zone: string, time: Date): OfferedTime => ({
  value: time.toISOString(),
  ...dayAndTime(zone, time),
});

function dayAndTime(zone: string, time: Date) {
  const [day] = daysIn(zone, [time]);
  return { day: day!.name, time: day!.times[0]!.time };
}

function monthsOf(days: readonly ShownDay[]): string {
  const months = [days[0], days.at(-1)].flatMap((day) => (day ? [new Date(day.date)] : []));
  return months.length > 0 ? monthSpan.formatRange(months[0]!, months[1]!) : '';
}

const monthSpan = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
