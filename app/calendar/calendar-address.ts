export type CalendarQuery = {
  /** Signed id of the lead that books. */
  lead?: string;
  /** Signed id of the booking that is moved. */
  booking?: string;
  zone?: string;
  day?: string;
  /** Key of the visit that holds a time. */
  hold?: string;
  slot?: string;
  /** A time that somebody else took first. */
  taken?: string;
};

export const calendarPath = (query: CalendarQuery) => withQuery('/book-a-demo/calendar', query);

export const confirmPath = (query: CalendarQuery) => withQuery('/book-a-demo/calendar/confirm', query);

export const bookingPath = (booking: string) => withQuery('/book-a-demo/booking', { booking });

function withQuery(path: string, query: CalendarQuery): string {
  const present = Object.entries(query).filter(([, value]) => value);
  return present.length > 0 ? `${path}?${new URLSearchParams(present)}` : path;
}
