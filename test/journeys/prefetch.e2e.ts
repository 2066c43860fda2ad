import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { hydrated, watchDocument } from './client-navigation.ts';

test.describe('pointing at a link', { tag: '@desktop' }, () => {
  test('fetches its page ahead, and the click does not fetch it again', async ({ page, visit }) => {
    await visit('/');
    const { expectKept } = await watchDocument(page);
    await link(page).hover();
    await expect.poll(() => dataFetched(page)).toBe(1);
    await link(page).click();
    await expect(page).toHaveTitle(/About us/);
    await expectKept();
    expect(await dataFetched(page)).toBe(1);
  });

  test('fetches its page ahead when it is reached by Tab', async ({ page, visit }) => {
    await visit('/');
    await hydrated(page);
    await link(page).focus();
    await expect.poll(() => dataFetched(page)).toBe(1);
  });

  test('fetches nothing ahead for a visitor who saves data', async ({ page, visit }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await visit('/');
    await hydrated(page);
    await link(page).hover();
    await page.waitForTimeout(1_000);
    expect(await dataFetched(page)).toBe(0);
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
    await link(page).click();
    await expect(page).toHaveTitle(/About us/);
    expect(await dataFetched(page)).toBe(1);
  });
});

const link = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'About us' });

/** How often the page's data came over the line; an answer from the browser's cache has no size. */
function dataFetched(page: Page) {
  return page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => new URL(entry.name).pathname === '/about-us.data')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0).length,
  );
}
