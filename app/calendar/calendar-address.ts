import type { PlanLink } from '../plans/plan-link.ts';

export type CalendarQuery = {
  /** The signed id of a lead. */
  lead?: string;
  /** The signed id of the booking to move. */
  booking?: string;
  zone?: string;
  day?: string;
  hold?: string;
  slot?: string;
  taken?: string;
};

export const calendarPath = (query: CalendarQuery) => withQuery('/book-a-demo/calendar', query);

/** The page that asks for a time and the visitor's details at once. */
export const demoPath = (query: Pick<CalendarQuery, 'zone' | 'day'> & PlanLink) =>
  withQuery('/book-a-demo', query);

export const confirmPath = (query: CalendarQuery) => withQuery('/book-a-demo/calendar/confirm', query);

export const proposePath = ({ lead, zone }: CalendarQuery) =>
  withQuery('/book-a-demo/calendar/propose', { lead, zone });

export const bookingPath = (booking: string) => withQuery('/book-a-demo/booking', { booking });

function withQuery(path: string, query: CalendarQuery & PlanLink): string {
  const present = Object.entries(query).filter(([, value]) => value);
  return present.length > 0 ? `${path}?${new URLSearchParams(present)}` : path;
}
