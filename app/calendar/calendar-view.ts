export type DayLink = DayCell & { to: string | null; isChosen: boolean };

type OfferedTime = { value: string; day: string; time: string };

export type CalendarView = {
  months: string;
  weeks: DayLink[][];
  day: ShownDay | null;
  taken: { day: string; time: string; next: OfferedTime[] } | null;
};

type Asked = {
  zone: string;
  day: string;
  taken: Date | null;
  dayPath: (date: string) => string;
};

export function calendarView(free: readonly Date[], { zone, day, dayPath, ...asked }: Asked): CalendarView {
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
        to: cell.count > 0 ? dayPath(cell.date) : null,
        isChosen: cell.date === shown?.date,
      })),
    ),
    day: shown,
    taken: taken && { ...dayAndTime(zone, taken), next: next.map((time) => offered(zone, time)) },
  };
}

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
  if (months.length === 0) return '';
  // Spaces belong around the dash only where the year stands twice.
  return monthSpan.formatRange(months[0]!, months[1]!).replace(/(?<=[a-z])\s–\s/, '–');
}

const monthSpan = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

type ShownTime = {
  value: string;
  time: string;
  local: string;
};

export type ShownDay = {
  date: string;
  name: string;
  times: ShownTime[];
};

type DayCell = {
  date: string;
  number: string;
  month: string | null;
  name: string;
  count: number;
};

export function daysIn(zone: string, times: readonly Date[]): ShownDay[] {
  const shown = times.map((time) => {
    const local = Temporal.Instant.fromEpochMilliseconds(time.getTime()).toZonedDateTimeISO(zone);
    return { date: local.toPlainDate(), time: toShown(time, local) };
  });
  return [...Map.groupBy(shown, ({ date }) => date.toString())].map(([date, group]) => ({
    date,
    name: dayName(group[0]!.date),
    times: group.map(({ time }) => time),
  }));
}

export function weeksWith(days: readonly ShownDay[]): DayCell[][] {
  const [first, last] = [days[0], days.at(-1)].map((day) => day && Temporal.PlainDate.from(day.date));
  if (!first || !last) return [];
  const monday = first.subtract({ days: first.dayOfWeek - 1 });
  const weeks = Math.floor(monday.until(last, { largestUnit: 'days' }).days / 7) + 1;
  const counts = new Map(days.map(({ date, times }) => [date, times.length]));
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => toCell(monday.add({ days: week * 7 + day }), counts)),
  );
}

function toShown(instant: Date, local: Temporal.ZonedDateTime): ShownTime {
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' });
  return {
    value: instant.toISOString(),
    // When the clocks go back, the same time occurs twice.
    time: local.hoursInDay > 24 ? `${time} (${local.offset})` : time,
    local: local.toString({ smallestUnit: 'second', timeZoneName: 'never' }),
  };
}

function toCell(day: Temporal.PlainDate, counts: ReadonlyMap<string, number>): DayCell {
  const date = day.toString();
  return {
    date,
    number: String(day.day),
    month: day.day === 1 ? shortMonth.format(new Date(date)) : null,
    name: dayName(day),
    count: counts.get(date) ?? 0,
  };
}

const dayName = (day: Temporal.PlainDate) => weekdayAndDate.format(new Date(day.toString()));

const weekdayAndDate = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

const shortMonth = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
