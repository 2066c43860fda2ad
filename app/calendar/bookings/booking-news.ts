import type { TimeSpan } from '../times/span-in-words.ts';

/** What somebody has to be told about a booking. */
export type Change = { kind: 'booked' | 'cancelled' } | { kind: 'moved'; before: TimeSpan };

/** What somebody was told last. */
export type Told = TimeSpan & { change: Change['kind'] };

/** Null where there is nothing to tell: a demo that was moved away and back, or cancelled before anybody heard of it. */
export function changeSince(
  told: Told | null,
  { state, startsAt }: { state: string; startsAt: Date },
): Change | null {
  if (state === 'cancelled') return told && told.change !== 'cancelled' ? { kind: 'cancelled' } : null;
  if (!told) return { kind: 'booked' };
  return told.startsAt.getTime() === startsAt.getTime() ? null : { kind: 'moved', before: told };
}
