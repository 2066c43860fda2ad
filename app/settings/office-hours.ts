export type Span = Readonly<{ from: string; to: string }>;

export type OfficeHours = readonly (readonly Span[])[];

/** Parses `mon-thu 09:00-12:00,13:00-17:00; fri 09:00-14:00`; null for anything else. */
export function readOfficeHours(text: string): OfficeHours | null {
  const week: Span[][] = weekdays.map(() => []);
  for (const part of text.toLowerCase().split(';')) {
    const [, first, last = first, list] = /^([a-z]{3})(?:-([a-z]{3}))? +(.+)$/.exec(part.trim()) ?? [];
    const [from, to] = [weekdays.indexOf(first ?? ''), weekdays.indexOf(last ?? '')];
    const spans = (list ?? '').split(',').map(readSpan);
    if (from < 0 || to < from || !spans.every((span) => span !== null)) return null;
    for (const day of week.slice(from, to + 1)) day.push(...spans);
  }
  const sorted = week.map((day) => day.toSorted((one, other) => (one.from < other.from ? -1 : 1)));
  return sorted.every(isApart) ? sorted : null;
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

function readSpan(text: string): Span | null {
  const [, from, to] = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(text.trim()) ?? [];
  return from && to && from < to ? { from, to } : null;
}

const isApart = (day: readonly Span[]) => day.every((span, at) => at === 0 || day[at - 1]!.to <= span.from);
