import { ownKeys } from '../consent/own-storage.ts';
import { showFatalError } from './fatal-error.ts';

/** A reload that does not help must not become a loop. */
const minimumGapMs = 10_000;

export const mayReload = (lastReload: number, now: number) => now - lastReload >= minimumGapMs;

/**
 * When the code of a page fails to load (removed by a release, network lost), React Router reloads the page every time.
 * This stops the second reload within ten seconds and shows the error screen.
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

/** For example after a change of consent. */
export function reloadOnPurpose() {
  isMeant = true;
  location.reload();
}

let isMeant = false;

type NavigateEvent = Event & { navigationType: string; userInitiated: boolean };

/** Not in every browser yet; without it React Router reloads unguarded. */
const navigationOf = (page: Window) =>
  'navigation' in page ? (page.navigation as EventTarget | undefined) : undefined;

const everyMs = 5 * 60_000;

type Options = { buildId: string; alreadyReplaced: boolean };

/** After a release the next link or form is a full page load: the old code may no longer fit the server. */
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
      // Offline: the next poll will tell.
    }
  };
  // Stopped before React sees it, so that the browser handles the event and loads the page.
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
