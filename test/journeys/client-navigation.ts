import { expect, type Page } from '@playwright/test';

/** Watches whether the document stays. What it returns says so; call it after a navigation. */
export async function watchDocument(page: Page) {
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return {
    expectKept: () => expect.poll(() => isSame(page), 'the document was reloaded').toBe(true),
    expectReplaced: () => expect.poll(() => isSame(page), 'the document was not reloaded').toBe(false),
  };
}

/** Until React has taken over, a link is a plain link and no key is listened to. */
export async function hydrated(page: Page) {
  await page.waitForFunction(isHydrated);
}

export function isHydrated() {
  return 'hydrated' in document.documentElement.dataset;
}

/** Goes to an address as a link on the page would, where the page has no such link. */
export async function navigateWithin(page: Page, path: string) {
  await hydrated(page);
  await page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window;
    void router!.navigate(to);
  }, path);
}

/** During a load the page cannot be asked. */
async function isSame(page: Page) {
  const same = page.evaluate(() => 'sameDocument' in window);
  return same.catch(() => null);
}
