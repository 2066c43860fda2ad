import { expect, test } from 'vitest';
import { changeSinceLastNotice } from './notify-booking.server.ts';

const at = (startsAt: string) => ({ startsAt: new Date(startsAt), endsAt: new Date(startsAt) });
const [nine, ten] = ['2026-11-18T09:00:00Z', '2026-11-18T10:00:00Z'];

test.each([
  ['booked, and nobody knows', null, 'booked', { kind: 'booked' }],
  ['cancelled before anybody knew', null, 'cancelled', null],
  ['as it was told', { change: 'booked', ...at(nine) }, 'booked', null],
  ['moved', { change: 'booked', ...at(ten) }, 'booked', { kind: 'moved' }],
  ['moved once more', { change: 'moved', ...at(ten) }, 'booked', { kind: 'moved' }],
  ['moved away and back', { change: 'moved', ...at(nine) }, 'booked', null],
  ['cancelled', { change: 'moved', ...at(nine) }, 'cancelled', { kind: 'cancelled' }],
  ['cancelled, as was told', { change: 'cancelled', ...at(nine) }, 'cancelled', null],
] as const)('the change of a demo that is %s', (_, told, state, change) => {
  const found = changeSinceLastNotice(told, { state, ...at(nine) });
  expect(found && { kind: found.kind }).toEqual(change);
  if (found?.kind === 'moved') expect(found.before.startsAt).toEqual(told!.startsAt);
});
