export type PlanYear = { start: string; end: string };

/** Our books are kept in Berlin. */
export function dayInBerlin(moment: Date): string {
  return berlin.format(moment);
}

const berlin = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });

export function yearFrom(start: string): PlanYear {
  const [year, month, day] = start.split('-').map(Number) as [number, number, number];
  return { start, end: isoDay(Date.UTC(year + 1, month - 1, day - 1)) };
}

export function yearAfter(lastDay: string): PlanYear {
  return yearFrom(isoDay(Date.parse(lastDay) + dayMs));
}

/** The last day of a year whose next one begins at this moment. */
export function dayBefore(moment: Date): string {
  return isoDay(Date.parse(dayInBerlin(moment)) - dayMs);
}

const dayMs = 24 * 60 * 60 * 1_000;

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
