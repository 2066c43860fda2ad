import { useEffect, useReducer } from 'react';
import { advance, finish, idleBar, progress, start, wakeAt, type LoadingBar as Bar } from './loading-bar.ts';

/** Hidden from screen readers, which announce the new page's title instead. */
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
      className={`${barLook} ${colour} ${opacity}`}
      style={{ scale: `${progress(bar, now)} 1` }}
    />
  );
}

type Frame = { bar: Bar; now: number };
type Change = { at: number; by: (bar: Bar, now: number) => Bar };

function changed({ bar }: Frame, { at, by }: Change): Frame {
  return { bar: by(bar, at), now: at };
}

const stepTime = 100;

const barLook =
  'pointer-events-none fixed inset-x-0 top-0 z-50 h-[3px] origin-left transition-[scale,opacity,background-color] duration-100 ease-linear print:hidden';

/** Hidden from screen readers: the control around it is `aria-busy`. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
      className={`animate-spin ${className}`}
    >
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" />
    </svg>
  );
}

export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`${shimmer} ${className}`} />;
}

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden="true" className="grid gap-3">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={`h-3.5 ${line === lines - 1 ? 'w-3/5' : 'w-full'}`} />
      ))}
    </span>
  );
}

const shimmer = 'block animate-pulse rounded-sm bg-line/60';
