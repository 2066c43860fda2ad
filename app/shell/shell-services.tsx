import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { LoadingBar } from '../ui/feedback/loading.tsx';
import { Notifications } from '../ui/feedback/notifications.tsx';
import { Prefetcher } from '../ui/app-link.tsx';
import { useInstallation } from '../base/installation.tsx';
import { fatalError } from './fatal-error.ts';
import { watchForNewBuild } from './reloads.client.ts';

export function ShellServices({ latestBuildId, failed }: { latestBuildId: string; failed: boolean }) {
  const { buildId } = useInstallation();
  const { state } = useNavigation();
  useFocusOnArrival();
  const alreadyReplaced = latestBuildId !== buildId;
  useEffect(() => watchForNewBuild({ buildId, alreadyReplaced }), [buildId, alreadyReplaced]);
  return (
    <>
      <LoadingBar loading={state !== 'idle'} failed={failed} />
      <Notifications />
      <Prefetcher />
    </>
  );
}

/** Screen readers and keyboards continue at the start of the new page, as after a load, unless the page has set the focus. */
function useFocusOnArrival() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector('main');
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
}

export function useFatalError() {
  const { key } = useLocation();
  useEffect(() => () => fatalError.clear(), [key]);
  return useSyncExternalStore(fatalError.subscribe, fatalError.read, () => null);
}
