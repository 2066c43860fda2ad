import { useEffect, useSyncExternalStore } from 'react';
import { buttonLook } from '../ui/button.tsx';

/** The address whose figures did not load while an earlier exploration stays on the page. */
let failed: string | null = null;
let isShown = false;
const listeners = new Set<() => void>();

export const failedExploration = {
  /** Without an explorer on the page there is nothing to keep. */
  canKeep: () => isShown,
  set(address: string | null) {
    failed = address;
    for (const listener of listeners) listener();
  },
};

export const useFailedExploration = () =>
  useSyncExternalStore(
    subscribe,
    () => failed,
    () => null,
  );

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** For the explorer: what it shows is kept until it leaves the page. */
export function useKeptExploration() {
  useEffect(() => {
    isShown = true;
    return () => {
      isShown = false;
      failedExploration.set(null);
    };
  }, []);
}

/** Plainer than an `Alert`, whose code would have to be there before anything fails. */
export function FailedChange() {
  const address = useFailedExploration();
  if (!address) return null;
  return (
    <div role="alert" className="mt-4 rounded-r-md border-l-3 border-warning bg-warning-wash px-4 py-3.5">
      <p className="font-semibold text-warning">The new figures could not be loaded</p>
      <p className="mb-3">You are still seeing the previous ones.</p>
      <a href={address} className={buttonLook({ size: 'small' })}>
        Try again
      </a>
    </div>
  );
}
