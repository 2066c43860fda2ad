import { ownKeys } from '../consent/own-storage.ts';
import { showFatalError } from './fatal-error.ts';

/** A reload that did not help must not become a loop. */
const minimumGapMs = 10_000;

/** May the page reload itself now? Pure; the caller remembers the time. */
export const mayReload = (lastReload: number, now: number) => now - lastReload >= minimumGapMs;

/**
 * When the code of a page cannot be loaded (a new release removed it, the network failed), React Router reloads
 * the page, each time it happens. Here the second reload within ten seconds is stopped and the error screen shown.
 */
export function guardReloads(page: Window) {
  navigationOf(page)?.addEventListener('navigate', (event) => {
    const { navigationType, userInitiated } = event as NavigateEvent;
    if (navigationType !== 'reload' || userInitiated || isMeant) return;
    const now = Date.now();
    if (mayReload(Number(page.sessionStorage.getItem(ownKeys.reloadedAt)), now)) {
      page.sessionStorage.setItem(ownKeys.reloadedAt, String(now));
    } else {
      event.preventDefault();
      showFatalError(500);
    }
  });
}

/** For a reload that is no sign of a fault, such as the one after another choice on cookies. */
export function reloadOnPurpose() {
  isMeant = true;
  location.reload();
}

let isMeant = false;

type NavigateEvent = Event & { navigationType: string; userInitiated: boolean };

/** Not in every browser yet; where it is missing, React Router's own reload stands. */
const navigationOf = (page: Window) =>
  'navigation' in page ? (page.navigation as EventTarget | undefined) : undefined;

const everyMs = 5 * 60_000;

type Options = { buildId: string; alreadyReplaced: boolean };

/**
 * Asks now and then which build the server has. Once it is another one, the next link or form is a full page load,
 * so that nobody keeps working with code that no longer fits the server. Returns the function that ends the watch.
 */
export function watchForNewBuild({ buildId, alreadyReplaced }: Options) {
  let replaced = alreadyReplaced;

  const ask = async () => {
    if (replaced || document.hidden) return;
    try {
      const response = await fetch(`/build.json?t=${Date.now()}`, { cache: 'no-store' });
      if (!response.ok) return;
      const answer = (await response.json()) as { buildId?: string };
      replaced = answer.buildId !== undefined && answer.buildId !== buildId;
    } catch {
      // Offline: the next time will tell.
    }
  };
  // Stopped before React hears of it, the event is left to the browser, which loads the page.
  const leaveToBrowser = (event: Event) => {
    const leaves = event.type === 'submit' || (event.target as Element).closest('a[href]');
    if (replaced && leaves) event.stopPropagation();
  };

  const timer = setInterval(() => void ask(), everyMs);
  const onVisible = () => void ask();
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('click', leaveToBrowser, { capture: true });
  window.addEventListener('submit', leaveToBrowser, { capture: true });
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('click', leaveToBrowser, { capture: true });
    window.removeEventListener('submit', leaveToBrowser, { capture: true });
  };
}
