import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as queue from './notification-queue.ts';
import type { NotificationQueue, NotificationRequest } from './notification-queue.ts';

describe('a notification', () => {
  test('is by default an info of two seconds that cannot be closed', () => {
    const { current } = queue.add(queue.emptyQueue, { message: 'Saved' }, 0);
    expect(current?.notification).toEqual({
      message: 'Saved',
      severity: 'info',
      duration: 2000,
      closable: false,
    });
  });

  test('carries its error for the log', () => {
    const error = new Error('offline');
    const { current } = queue.add(queue.emptyQueue, { message: 'Not saved', severity: 'danger', error }, 0);
    expect(current?.notification).toMatchObject({ severity: 'danger', error });
  });
});

describe('the queue', () => {
  test('shows one at a time, each for its duration, with a gap of 300 ms', () => {
    expect(timeline([{ message: 'one' }, { message: 'two', duration: 5000 }, { message: 'three' }])).toEqual([
      ['one', 0, 2000],
      ['two', 2300, 7300],
      ['three', 7600, 9600],
    ]);
  });

  test('keeps the gap for one that arrives right after the last has gone', () => {
    let state = queue.add(queue.emptyQueue, { message: 'one' }, 0);
    state = queue.advance(state, 2000);
    state = queue.add(state, { message: 'two' }, 2100);
    expect(state.current).toBeNull();
    expect(queue.wakeAt(state)).toBe(2300);
    expect(queue.advance(state, 2300).current?.notification.message).toBe('two');
  });

  test('has no due time when it is empty', () => {
    expect(queue.wakeAt(queue.emptyQueue)).toBeNull();
    expect(queue.advance(queue.emptyQueue, 1_000_000)).toBe(queue.emptyQueue);
  });

  test('gives a notification its full time when the timer fires late', () => {
    let state = queue.add(queue.emptyQueue, { message: 'one' }, 0);
    state = queue.add(state, { message: 'two' }, 0);
    state = queue.advance(state, 60_000);
    expect(state.current).toBeNull();
    state = queue.advance(state, 60_300);
    expect(queue.wakeAt(state)).toBe(62_300);
  });

  test('closing early starts the gap', () => {
    let state = queue.add(queue.emptyQueue, { message: 'one', closable: true }, 0);
    state = queue.closeCurrent(queue.add(state, { message: 'two' }, 0), 500);
    expect(state.current).toBeNull();
    expect(queue.wakeAt(state)).toBe(800);
  });
});

describe('duplicates', () => {
  test('are queued by default', () => {
    expect(timeline([{ message: 'again' }, { message: 'again' }])).toHaveLength(2);
  });

  test('can be suppressed, while one is shown or waiting', () => {
    let state = queue.add(queue.emptyQueue, { message: 'shown' }, 0);
    state = queue.add(state, { message: 'waiting' }, 0);
    for (const message of ['shown', 'waiting']) {
      expect(queue.add(state, { message }, 1, { suppressDuplicates: true })).toBe(state);
    }
  });

  test('differ by severity, and are accepted again once the first is gone', () => {
    const first = queue.add(queue.emptyQueue, { message: 'again' }, 0);
    const other = queue.add(first, { message: 'again', severity: 'danger' }, 1, { suppressDuplicates: true });
    expect(other.waiting).toHaveLength(1);

    const later = queue.add(queue.advance(first, 2000), { message: 'again' }, 2000, {
      suppressDuplicates: true,
    });
    expect(later.waiting).toHaveLength(1);
  });
});

describe('pausing', () => {
  test('stops the clock and keeps the remaining time', () => {
    let state = queue.pause(queue.add(queue.emptyQueue, { message: 'one' }, 0), 1500);
    expect(queue.wakeAt(state)).toBeNull();
    expect(queue.advance(state, 100_000)).toBe(state);
    state = queue.resume(state, 100_000);
    expect(queue.wakeAt(state)).toBe(100_500);
  });

  test('does nothing when nothing is shown', () => {
    expect(queue.pause(queue.emptyQueue, 0)).toBe(queue.emptyQueue);
    expect(queue.resume(queue.emptyQueue, 0)).toBe(queue.emptyQueue);
  });
});

test('every notification is shown once, in order, for its own time, never closer than the gap', () => {
  const request = fc.record({ message: fc.string(), duration: fc.integer({ min: 1, max: 10_000 }) });
  fc.assert(
    fc.property(fc.array(request, { maxLength: 20 }), (requests) => {
      const shown = timeline(requests);
      expect(shown.map(([message]) => message)).toEqual(requests.map(({ message }) => message));
      expect(shown.map(([, from, to]) => to - from)).toEqual(requests.map(({ duration }) => duration));
      expect(shown.slice(1).every(([, from], at) => from - shown[at]![2] === 300)).toBe(true);
    }),
  );
});

/** Adds everything at time 0 and follows `wakeAt` to the end: [message, from, to]. */
function timeline(requests: NotificationRequest[]) {
  let state: NotificationQueue = queue.emptyQueue;
  for (const request of requests) state = queue.add(state, request, 0);

  const shown: [message: string, from: number, to: number][] = [];
  let now = 0;
  for (let wake: number | null = 0; wake !== null; wake = queue.wakeAt(state)) {
    now = Math.max(now, wake);
    const before = state.current;
    state = queue.advance(state, now);
    const { current } = state;
    if (before && !current) shown.at(-1)![2] = now;
    if (current && current.serial > shown.length) shown.push([current.notification.message, now, Number.NaN]);
  }
  return shown;
}
