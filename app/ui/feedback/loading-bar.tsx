import { useEffect, useReducer } from 'react';
import { advance, finish, idleBar, progress, start, wakeAt, type LoadingBar as Bar } from './loading-bar.ts';

/** Says by a line along the top that the next page is on its way. Screen readers hear the new page's title instead. */
export function LoadingBar({ loading, failed }: { loading: boolean; failed: boolean }) {
  const [{ bar, now }, change] = useReducer(changed, { bar: idleBar, now: 0 });

  useEffect(() => {
    change({
      at: performance.now(),
      by: (before, at) => (loading ? start(before, at) : finish(before, at, { failed })),
    });
  }, [loading, failed]);

  useEffect(() => {
    if (bar.phase === 'idle') return undefined;
    const due = bar.phase === 'running' ? stepTime : (wakeAt(bar) ?? now) - now;
    const timer = setTimeout(() => change({ at: performance.now(), by: advance }), due);
    return () => clearTimeout(timer);
  }, [bar, now]);

  if (bar.phase === 'idle' || bar.phase === 'waiting') return null;
  const colour = bar.phase !== 'running' && bar.failed ? 'bg-danger' : 'bg-sea';
  const opacity = bar.phase === 'hidden' ? 'opacity-0' : 'opacity-100';
  return (
    <div
      aria-hidden="true"
      className={`${line} ${colour} ${opacity}`}
      style={{ scale: `${progress(bar, now)} 1` }}
    />
  );
}

type Frame = { bar: Bar; now: number };
type Change = { at: number; by: (bar: Bar, now: number) => Bar };

function changed({ bar }: Frame, { at, by }: Change): Frame {
  return { bar: by(bar, at), now: at };
}

/** Ten steps a second, smoothed by a transition of the same length. */
const stepTime = 100;

const line =
  'pointer-events-none fixed inset-x-0 top-0 z-50 h-[3px] origin-left transition-[scale,opacity,background-color] duration-100 ease-linear print:hidden';
