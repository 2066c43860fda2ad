import { cityOf, officeZone, offsetIn } from './zones.ts';

/** From when to when something is. */
export type TimeSpan = Readonly<{ startsAt: Date; endsAt: Date }>;

export type SpanWords = {
  /** 'Wednesday 18 November 2026' */
  day: string;
  /** '09:30 to 10:00' */
  hours: string;
  /** 'New York time (UTC−5)' */
  zone: string;
  /** '15:30 to 16:00 in Berlin', for those elsewhere. */
  atTheOffice: string | null;
};

/** How somebody in that zone says it. */
export function spanInWords({ startsAt, endsAt }: TimeSpan, zone: string): SpanWords {
  const isElsewhere = offsetIn(zone, startsAt) !== offsetIn(officeZone, startsAt);
  const officeHours = `${timeIn(officeZone, startsAt)} to ${timeIn(officeZone, endsAt)}`;
  return {
    day: dayIn(zone, startsAt),
    hours: `${timeIn(zone, startsAt)} to ${timeIn(zone, endsAt)}`,
    zone: `${cityOf(zone)} time (${offsetIn(zone, startsAt)})`,
    atTheOffice: isElsewhere ? `${officeHours} in ${cityOf(officeZone)}` : null,
  };
}

/** 'Wednesday 18 November 2026, 09:30 to 10:00, New York time (UTC−5)' */
export function spanInALine(span: TimeSpan, zone: string): string {
  const words = spanInWords(span, zone);
  return `${words.day}, ${words.hours}, ${words.zone}`;
}

/** '09:30' */
export const timeIn = (zone: string, at: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone }).format(at);

function dayIn(zone: string, at: Date): string {
  const dated = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: zone }).format(at);
  // As everywhere else: 'Wednesday 18 November 2026'.
  return dated.replace(',', '');
}
