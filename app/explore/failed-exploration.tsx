import { useEffect, useSyncExternalStore } from 'react';
import { buttonLook } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';

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

export function FailedChange() {
  const address = useFailedExploration();
  if (!address) return null;
  return (
    <div className="mt-4">
      <Alert
        live
        severity="warning"
        title="Your change could not be loaded"
        action={
          <a href={address} className={buttonLook({ size: 'small' })}>
            Try again
          </a>
        }
      >
        We couldn’t load the new figures, so you are still seeing the previous ones.
      </Alert>
    </div>
  );
}
