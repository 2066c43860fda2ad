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
