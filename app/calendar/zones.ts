import type { Option } from '../ui/form/control.ts';

export type TimeSpan = Readonly<{ startsAt: Date; endsAt: Date }>;

export type SpanWords = {
  day: string;
  hours: string;
  zone: string;
  atTheOffice: string | null;
};

export function spanInWords({ startsAt, endsAt }: TimeSpan, zone: string): SpanWords {
  const isElsewhere = offsetIn(zone, startsAt) !== offsetIn(officeZone, startsAt);
  const [day, officeDay] = [dayIn(zone, startsAt), dayIn(officeZone, startsAt)];
  const weekday = officeDay === day ? '' : `${officeDay.split(' ')[0]} `;
  const officeHours = `${weekday}${timeIn(officeZone, startsAt)} to ${timeIn(officeZone, endsAt)}`;
  return {
    day,
    hours: `${timeIn(zone, startsAt)} to ${timeIn(zone, endsAt)}`,
    zone: zoneInWords(zone, startsAt),
    atTheOffice: isElsewhere ? `${officeHours} ${cityOf(officeZone)} time` : null,
  };
}

export function zoneInWords(zone: string, at: Date): string {
  return zone === 'UTC' ? 'UTC' : `${localTime(zone)} (${offsetIn(zone, at)})`;
}

export function spanInOneLine(span: TimeSpan, zone: string): string {
  const words = spanInWords(span, zone);
  return `${words.day}, ${words.hours}, ${words.zone}`;
}

export const timeIn = (zone: string, at: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone }).format(at);

function dayIn(zone: string, at: Date): string {
  const dated = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: zone }).format(at);
  // House style writes the weekday without a comma.
  return dated.replace(',', '');
}

export const officeZone = 'Europe/Berlin';

export function readZone(name: string | null): string {
  // An offset such as `+02:00` is a valid zone too, but has no summer time.
  if (!name || !/^[a-z]/i.test(name)) return officeZone;
  try {
    const known = canonicalName(name);
    return offeredByName.get(known) ?? known;
  } catch {
    return officeZone;
  }
}

export function zoneOptions(shown: string, now: Date): Option[] {
  const named =
    shown in places ? Object.entries(places) : [[shown, cityOf(shown)], ...Object.entries(places)];
  return named.map(([zone, label]) => ({ value: zone!, label: `${label} (${offsetIn(zone!, now)})` }));
}

export const localTime = (zone: string) => (zone === 'UTC' ? 'UTC' : `${cityOf(zone)} time`);

export const cityOf = (zone: string) => zone.split('/').at(-1)!.replaceAll('_', ' ');

/** Depends on the moment because of summer time. */
export function offsetIn(zone: string, at: Date): string {
  const { offset } = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
  const [, sign, hours, minutes] = /^([+-])0?(\d+):(\d+)/.exec(offset)!;
  if (hours === '0' && minutes === '00') return 'UTC';
  return `UTC${sign === '-' ? '\u2212' : '+'}${hours}${minutes === '00' ? '' : `:${minutes}`}`;
}

const places: Readonly<Record<string, string>> = {
  'Pacific/Honolulu': 'Honolulu',
  'America/Anchorage': 'Anchorage',
  'America/Los_Angeles': 'Los Angeles, Vancouver',
  'America/Phoenix': 'Phoenix',
  'America/Denver': 'Denver, Calgary',
  'America/Mexico_City': 'Mexico City',
  'America/Chicago': 'Chicago, Dallas',
  'America/Bogota': 'Bogotá, Lima',
  'America/New_York': 'New York, Toronto',
  'America/Halifax': 'Halifax',
  'America/Santiago': 'Santiago',
  'America/Sao_Paulo': 'São Paulo, Buenos Aires',
  'Atlantic/Azores': 'Azores',
  UTC: 'Coordinated Universal Time',
  'Europe/London': 'London, Dublin, Lisbon',
  'Africa/Lagos': 'Lagos',
  'Europe/Berlin': 'Berlin, Paris, Madrid',
  'Africa/Johannesburg': 'Johannesburg',
  'Africa/Cairo': 'Cairo',
  'Europe/Athens': 'Athens, Helsinki',
  'Asia/Jerusalem': 'Jerusalem, Tel Aviv',
  'Europe/Istanbul': 'Istanbul',
  'Africa/Nairobi': 'Nairobi',
  'Asia/Riyadh': 'Riyadh',
  'Asia/Tehran': 'Tehran',
  'Asia/Dubai': 'Dubai, Abu Dhabi',
  'Asia/Kabul': 'Kabul',
  'Asia/Karachi': 'Karachi',
  'Asia/Kolkata': 'Mumbai, Delhi',
  'Asia/Kathmandu': 'Kathmandu',
  'Asia/Dhaka': 'Dhaka',
  'Asia/Bangkok': 'Bangkok, Jakarta, Hanoi',
  'Asia/Singapore': 'Singapore, Hong Kong',
  'Australia/Perth': 'Perth',
  'Asia/Tokyo': 'Tokyo, Seoul',
  'Australia/Adelaide': 'Adelaide',
  'Australia/Brisbane': 'Brisbane',
  'Australia/Sydney': 'Sydney, Melbourne',
  'Pacific/Auckland': 'Auckland',
};

/** Some zones have several names: browsers still say `Asia/Calcutta`. */
const canonicalName = (zone: string) =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

const offeredByName = new Map(Object.keys(places).map((zone) => [canonicalName(zone), zone]));
