import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advance, finish, idleBar, progress, start, wakeAt } from './loading-bar.ts';

describe('the loading bar', () => {
  test('appears after 200 ms, hides 500 ms after the end, and is reset 400 ms later', () => {
    let bar = start(idleBar, 1000);
    expect(advance(bar, 1199).phase).toBe('waiting');
    bar = advance(bar, 1200);
    expect(bar.phase).toBe('running');

    bar = finish(bar, 3000);
    expect(advance(bar, 3499).phase).toBe('finished');
    bar = advance(bar, 3500);
    expect(bar.phase).toBe('hidden');

    expect(advance(bar, 3899).phase).toBe('hidden');
    expect(advance(bar, 3900)).toEqual(idleBar);
  });

  test('never appears for a page that loads within 200 ms', () => {
    expect(finish(start(idleBar, 0), 199)).toEqual(idleBar);
  });

  test('says when it is next due', () => {
    const waiting = start(idleBar, 0);
    expect(wakeAt(idleBar)).toBeNull();
    expect(wakeAt(waiting)).toBe(200);
    expect(wakeAt(advance(waiting, 200))).toBeNull();
  });

  test('starts once, however often it is called', () => {
    const bar = start(idleBar, 0);
    expect(start(bar, 100)).toBe(bar);
    const running = advance(bar, 200);
    expect(start(running, 300)).toBe(running);
  });

  test('restarts from zero when the next page is requested before it is hidden', () => {
    const finished = finish(advance(start(idleBar, 0), 200), 500);
    const again = start(finished, 600);
    expect(again).toEqual({ phase: 'waiting', since: 600 });
    expect(progress(again, 700)).toBe(0);
  });

  test('does not finish before it has started', () => {
    expect(finish(idleBar, 0)).toBe(idleBar);
  });
});

describe('a failure', () => {
  test('shows even if it was quick or came without loading', () => {
    expect(finish(start(idleBar, 0), 50, { failed: true })).toMatchObject({
      phase: 'finished',
      failed: true,
    });
    expect(finish(idleBar, 50, { failed: true })).toMatchObject({ phase: 'finished', failed: true });
  });

  test('colours the bar until it is reset', () => {
    const failed = finish(idleBar, 0, { failed: true });
    const hidden = advance(failed, 500);
    expect(hidden).toMatchObject({ phase: 'hidden', failed: true });
    expect(advance(hidden, 900)).toEqual(idleBar);
  });

  test('reported twice does not show for longer', () => {
    const failed = finish(idleBar, 0, { failed: true });
    expect(finish(failed, 300, { failed: true })).toBe(failed);
  });
});

describe('progress', () => {
  const running = advance(start(idleBar, 0), 200);

  test('is nearly full after the estimated 2000 ms', () => {
    expect(progress(running, 2200)).toBeCloseTo(0.9, 1);
  });

  test('is full only at the end', () => {
    expect(progress(running, 3_600_000)).toBeLessThan(1);
    expect(progress(finish(running, 1000), 1000)).toBe(1);
  });

  test('never goes back while running', () => {
    const time = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(time, time, (one, other) => {
        const [earlier, later] = [Math.min(one, other), Math.max(one, other)];
        expect(progress(running, later)).toBeGreaterThanOrEqual(progress(running, earlier));
      }),
    );
  });
});
