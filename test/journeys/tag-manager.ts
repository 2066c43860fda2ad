import type { Page } from '@playwright/test';
import { hydrated } from './client-navigation.ts';

/** Where the site of the journeys is told to load its tags from. Nobody is there but who answers below. */
const origin = 'https://tags.example';

/**
 * Plays the tag manager: a container that sets cookies and reports as far as consent mode allows it. Returns what has
 * been asked of it.
 */
export async function playTagManager(page: Page, container = wellBehaved) {
  const requests: string[] = [];
  await page.context().route(`${origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    requests.push(pathname + search);
    await route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: pathname === '/gtm.js' ? container : '',
    });
  });
  return requests;
}

const wellBehaved = `(() => {
  const granted = {};
  const keep = (cookie) => { document.cookie = cookie + '; Max-Age=86400'; };
  const read = (entry) => {
    if (String(entry) !== '[object Arguments]' || entry[0] !== 'consent') return;
    Object.assign(granted, entry[2]);
    if (granted.analytics_storage === 'granted') {
      keep('_ga=1; Path=/');
      keep('_ga_TEST=1; Path=/');
      void fetch('${origin}/collect');
    }
    if (granted.ad_storage === 'granted') keep('_gcl_au=1; Path=' + location.pathname);
  };
  for (const entry of dataLayer) read(entry);
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (...entries) => { entries.forEach(read); return push(...entries); };
})();`;

/** Reports what tags can be told to: the page, where the visitor came from, every link in it and each one that is clicked. */
export const curious = `(() => {
  const tell = (...words) => void fetch('${origin}/collect?' + encodeURIComponent(words.join(' ')), { keepalive: true });
  tell('opened', location.pathname, location.search, document.referrer);
  tell('links', ...[...document.links].map(({ href }) => href));
  addEventListener('click', ({ target }) => tell('clicked', target.closest('a')?.href), true);
  navigation.addEventListener('navigate', ({ destination }) => tell('leaves for', destination.url));
})();`;

/** Fails when it is loaded, and with each event from then on. */
export const broken = `
  dataLayer.push = () => { throw new Error('a fault in a tag'); };
  throw new Error('a fault in the container');`;

/** What the tag manager has been told: consent commands as lists, the rest as it is. */
export function dataLayer(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      String(entry) === '[object Arguments]' ? [...(entry as [])] : entry,
    ),
  );
}

/** Until the site knows where its visitor is, and has acted on it. */
export async function known(page: Page) {
  await hydrated(page);
  await page.waitForFunction(() => window.dataLayer !== undefined);
}
