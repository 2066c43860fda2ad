import { checkAccessibility, expect, test } from './browser.ts';
import { hydrated, watchDocument } from './client-navigation.ts';

test('a link changes page, title and canonical address without a reload', async ({
  page,
  visit,
  baseURL,
}) => {
  await visit('/');
  await expect(page).toHaveTitle('[PREVIEW] eCommerce data you can check | Marketquay');
  const { expectKept } = await watchDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL('/about-us');
  await expect(page).toHaveTitle('[PREVIEW] About us | Marketquay');
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/about-us`);
  await expectKept();
  await page.goBack();
  await expect(page).toHaveTitle('[PREVIEW] eCommerce data you can check | Marketquay');
  await expectKept();
});

test('the way back from a reloaded checkout has header and footer again', async ({ page, visit }) => {
  await visit('/pricing');
  await page.getByRole('main').getByRole('link', { name: 'Choose Starter' }).first().click();
  await expect(page).toHaveURL(/\/checkout\/personal-information/);
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Marketquay, home' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About us' })).toBeVisible();
});

test('every link in the footer opens a page', async ({ page, visit, checkPage }) => {
  test.slow();
  await visit('/');
  const { expectKept } = await watchDocument(page);
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  expect(paths.length).toBeGreaterThan(15);
  for (const path of paths) {
    await links.and(page.locator(`[href="${path}"]`)).click();
    // The calendar adds the visitor's time zone.
    await expect(page).toHaveURL(({ pathname }) => pathname === path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await checkPage();
  }
  await expectKept();
});

test('the company can be written to from every page', async ({ page, visit }) => {
  await visit('/pricing');
  const address = page.getByRole('contentinfo').getByRole('link', { name: 'hello@marketquay.example' });
  await expect(address).toHaveAttribute('href', 'mailto:hello@marketquay.example');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled });

    test('the first Tab offers to skip to the content', async ({ page, visit }) => {
      await visit('/pricing');
      if (javaScriptEnabled) await hydrated(page);
      const link = page.getByRole('link', { name: 'Skip to content' });
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport();
      await checkAccessibility(page);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
  });
}
