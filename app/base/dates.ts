const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const shortDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const germanDate = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A page writes the date of its data dozens of times, and formatting is slow. */
export function dateInWords(isoDate: string): string {
  if (latest?.isoDate !== isoDate) latest = { isoDate, words: longDate.format(new Date(isoDate)) };
  return latest.words;
}

let latest: { isoDate: string; words: string } | null = null;

export function dayInShort(isoDate: string): string {
  return shortDate.format(new Date(isoDate));
}

export function dateInGerman(isoDate: string): string {
  return germanDate.format(new Date(isoDate)).replace(' ', '\u00a0');
}

/** '2025', or 'March 2025' for `2025-03`. */
export function periodInWords(period: string): string {
  return period.includes('-') ? month.format(new Date(`${period}-01`)) : period;
}

export function daysBefore(time: Date, days: number): Date {
  return new Date(time.getTime() - days * 24 * 60 * 60 * 1_000);
}
