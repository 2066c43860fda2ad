import { expect, test } from './browser.ts';
import { hydrated, watchDocument } from './client-navigation.ts';

test('from the list by a topic to an article, its figures and its neighbour', async ({ page, visit }) => {
  await visit('/blog');
  const { expectKept } = await watchDocument(page);
  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Method' }).click();
  await expect(page).toHaveURL('/blog?topic=method');
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+\/\d+$/);
  await expectKept();
  await page.getByRole('navigation', { name: 'Older and newer' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectKept();
});

for (const [colorScheme, file] of [
  ['light', 'chart.svg'],
  ['dark', 'chart-dark.svg'],
] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test(`the cards show ${file}`, async ({ page }) => {
      await page.goto('/blog');
      const first = page.getByRole('main').locator('article img').first();
      await expect
        .poll(() => first.evaluate((img: HTMLImageElement) => img.currentSrc))
        .toContain(`/${file}`);
      await expect
        .poll(() => first.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
        .toBe(true);
    });
  });
}

test('an article can be used by all, and its numbers open their passports', async ({ page, visit }) => {
  await visit('/blog/net-or-gross');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog\/net-or-gross\/\d+$/);
  await hydrated(page);
  await page.getByRole('article').locator('a[data-passport]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a browser reads the feed as XML', async ({ page, visit }) => {
  await visit('/blog');
  const entries = await page.evaluate(async () => {
    const { href } = document.querySelector<HTMLLinkElement>('link[type="application/atom+xml"]')!;
    const text = await (await fetch(href)).text();
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    return feed.querySelector('parsererror') ? -1 : feed.querySelectorAll('entry').length;
  });
  expect(entries).toBeGreaterThan(20);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages and contents are links', async ({ page, visit }) => {
    await visit('/blog');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/blog?page=2');
    await visit('/blog/net-or-gross');
    const first = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').first();
    const name = await first.textContent();
    await first.click();
    await expect(page.getByRole('heading', { level: 2, name: name! })).toBeInViewport();
  });

  test('tables and cited figures name what they hold', async ({ page, visit }) => {
    await visit('/blog/how-germany-pays');
    const heads = page.locator('article table').first().locator('thead th');
    await expect(heads).toHaveText(['Payment method', 'Share']);
    await visit('/blog/pet-food');
    await expect(page.getByText('Annual growth (CAGR), 2020–2025').first()).toBeAttached();
  });
});
