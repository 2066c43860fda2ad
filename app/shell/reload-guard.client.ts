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
