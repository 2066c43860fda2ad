import { ownKeys } from '../consent/own-storage.ts';
import { showFatalError } from './fatal-error.ts';

/** A reload that does not help must not become a loop. */
const minimumGapMs = 10_000;

export const mayReload = (lastReload: number, now: number) => now - lastReload >= minimumGapMs;

/**
 * When the code of a page fails to load (removed by a release, network lost), React Router reloads the page every time.
 * The build replaces that call by `reloadAfterFailure` (scripts/reload-guard-plugin.ts), which shows the error screen
 * instead of a second reload within ten seconds.
 */
export function guardReloads(page: Window) {
  page.reloadAfterFailure = () => {
    if (recordReload(page, Date.now())) page.location.reload();
    else showFatalError(500);
  };
}

declare global {
  interface Window {
    reloadAfterFailure?: () => void;
  }
}

/** False where storage is blocked: without it nothing would stop a loop. */
function recordReload(page: Window, now: number): boolean {
  try {
    if (!mayReload(Number(page.sessionStorage.getItem(ownKeys.reloadedAt)), now)) return false;
    page.sessionStorage.setItem(ownKeys.reloadedAt, String(now));
    return true;
  } catch {
    return false;
  }
}

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
