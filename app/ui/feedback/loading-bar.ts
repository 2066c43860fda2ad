/** The states of the bar along the top of the page. All times are in milliseconds and passed in. */
export type LoadingBar =
  | { phase: 'idle' }
  | { phase: 'waiting'; since: number }
  | { phase: 'running'; since: number }
  | { phase: 'finished'; since: number; failed: boolean }
  /** Fading out at full width; a reset to zero would be visible. */
  | { phase: 'hidden'; since: number; failed: boolean };

const throttle = 200;
const estimatedDuration = 2000;
const hideDelay = 500;
const resetDelay = 400;

export const idleBar: LoadingBar = { phase: 'idle' };

export function start(bar: LoadingBar, now: number): LoadingBar {
  return bar.phase === 'waiting' || bar.phase === 'running' ? bar : { phase: 'waiting', since: now };
}

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

/** When `advance` will next change the phase; null if time alone changes nothing. */
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

/** Between 0 and 1: fast at first, 0.9 after the estimated duration, never 1 before the page has loaded. */
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
