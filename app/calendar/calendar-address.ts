/** What the addresses of the calendar say. */
export type CalendarQuery = {
  /** Signed: who books. */
  lead?: string;
  /** Signed: which booking gets another time. */
  booking?: string;
  zone?: string;
  /** The day that is shown: `2026-11-18`. */
  day?: string;
  /** The visit that holds a time. */
  hold?: string;
  /** The time that is to be confirmed. */
  slot?: string;
  /** A time that somebody else was faster to take. */
  taken?: string;
};

export const calendarPath = (query: CalendarQuery) => withQuery('/book-a-demo/calendar', query);

export const confirmPath = (query: CalendarQuery) => withQuery('/book-a-demo/calendar/confirm', query);

/** Where a booking is seen, moved and cancelled. */
export const bookingPath = (booking: string) => withQuery('/book-a-demo/booking', { booking });

function withQuery(path: string, query: CalendarQuery): string {
  const said = Object.entries(query).filter(([, value]) => value);
  return said.length > 0 ? `${path}?${new URLSearchParams(said)}` : path;
}
