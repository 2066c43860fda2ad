/** The bar that runs along the top of the page while the next one loads. Time comes from outside, in ms. */

export type LoadingBar =
  | { phase: 'idle' }
  /** Loading, but so briefly that showing it would only flicker. */
  | { phase: 'waiting'; since: number }
  | { phase: 'running'; since: number }
  | { phase: 'finished'; since: number; failed: boolean }
  /** Faded out at full width; going back to zero now would be seen. */
  | { phase: 'hidden'; since: number; failed: boolean };

const throttle = 200;
const estimatedDuration = 2000;
const hideDelay = 500;
const resetDelay = 400;

export const idleBar: LoadingBar = { phase: 'idle' };

export function start(bar: LoadingBar, now: number): LoadingBar {
  return bar.phase === 'waiting' || bar.phase === 'running' ? bar : { phase: 'waiting', since: now };
}

/** A quick success was never shown and stays so; a failure always shows. */
export function finish(bar: LoadingBar, now: number, { failed = false } = {}): LoadingBar {
  if (failed) return bar.phase === 'finished' && bar.failed ? bar : { phase: 'finished', since: now, failed };
  if (bar.phase === 'waiting') return idleBar;
  return bar.phase === 'running' ? { phase: 'finished', since: now, failed } : bar;
}

export function advance(bar: LoadingBar, now: number): LoadingBar {
  const due = wakeAt(bar);
  if (due === null || now < due) return bar;

  switch (bar.phase) {
    case 'waiting':
      return { phase: 'running', since: due };
    case 'finished':
      return { phase: 'hidden', since: now, failed: bar.failed };
    default:
      return idleBar;
  }
}

/** When `advance` changes the phase; null: not by time alone. */
export function wakeAt(bar: LoadingBar): number | null {
  switch (bar.phase) {
    case 'waiting':
      return bar.since + throttle;
    case 'finished':
      return bar.since + hideDelay;
    case 'hidden':
      return bar.since + resetDelay;
    default:
      return null;
  }
}

/** Between 0 and 1. Quick at first, 0.9 after the estimated duration, and never full before the page is there. */
export function progress(bar: LoadingBar, now: number): number {
  switch (bar.phase) {
    case 'running':
      return ceiling * (1 - Math.exp((-3 * Math.max(0, now - bar.since)) / estimatedDuration));
    case 'finished':
    case 'hidden':
      return 1;
    default:
      return 0;
  }
}

const ceiling = 0.95;
