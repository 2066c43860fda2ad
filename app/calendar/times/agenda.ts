/** A time that one may choose, as the clock on the visitor's wall says it. */
export type ShownTime = {
  /** `2026-11-18T08:30:00.000Z` */
  value: string;
  /** '09:30' */
  time: string;
  /** `2026-11-18T09:30:00+01:00` */
  local: string;
};

export type ShownDay = {
  /** `2026-11-18` */
  date: string;
  /** 'Wednesday 18 November' */
  name: string;
  times: ShownTime[];
};

/** A square of the calendar. */
export type DayCell = {
  date: string;
  /** '1' */
  number: string;
  /** 'Dec', where a month begins. */
  month: string | null;
  name: string;
  /** How many times there are. */
  count: number;
};

/** The times by the days on which they fall where the visitor is. */
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

/** Whole weeks, from the Monday before the first of these days to the Sunday after the last. */
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
    // When the clocks are put back, the same time comes twice.
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
