import type { Option } from '../../ui/form/control.ts';

export const officeZone = 'Europe/Berlin';

/** The zone of that name, or that of the office. */
export function readZone(name: string | null): string {
  // An offset such as `+02:00` would be taken too, but knows no summer time.
  if (!name || !/^[a-z]/i.test(name)) return officeZone;
  try {
    const known = oneName(name);
    return ours.get(known) ?? known;
  } catch {
    return officeZone;
  }
}

/** To choose from, west to east; the one that is shown is always among them. */
export function zoneOptions(shown: string, now: Date): Option[] {
  const named =
    shown in places ? Object.entries(places) : [[shown, cityOf(shown)], ...Object.entries(places)];
  return named.map(([zone, label]) => ({ value: zone!, label: `${label} (${offsetIn(zone!, now)})` }));
}

/** 'New York' */
export const cityOf = (zone: string) => zone.split('/').at(-1)!.replaceAll('_', ' ');

/** 'UTC+5:30' at that moment, which in summer may be another than in winter. */
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
  UTC: 'Coordinated universal time',
  'Europe/London': 'London, Dublin, Lisbon',
  'Africa/Lagos': 'Lagos',
  'Europe/Berlin': 'Berlin, Paris, Madrid, Warsaw',
  'Africa/Johannesburg': 'Johannesburg',
  'Africa/Cairo': 'Cairo',
  'Europe/Athens': 'Athens, Helsinki, Bucharest',
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
  'Asia/Singapore': 'Singapore, Hong Kong, Beijing',
  'Australia/Perth': 'Perth',
  'Asia/Tokyo': 'Tokyo, Seoul',
  'Australia/Adelaide': 'Adelaide',
  'Australia/Brisbane': 'Brisbane',
  'Australia/Sydney': 'Sydney, Melbourne',
  'Pacific/Auckland': 'Auckland',
};

/** Some zones have several names: browsers still say `Asia/Calcutta`. */
const oneName = (zone: string) =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

const ours = new Map(Object.keys(places).map((zone) => [oneName(zone), zone]));
