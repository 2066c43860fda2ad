import type { Page } from '@playwright/test';
import { checkAccessibility, expect, expectStatus, test } from './browser.ts';
import { navigateWithin, watchDocument } from './client-navigation.ts';

const gone = '/whitepaper/ecommerce-outlook-2022';

test('an unknown address says so and offers ways on', async ({ page, visit }) => {
  await visit('/no/such-page', { status: 404 });
  await expectNotFound(page, '/no/such-page');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    'mailto:hello@marketquay.example',
  );
  await expect(main.getByRole('link', { name: 'Legal Information' })).toHaveAttribute(
    'href',
    '/legal/legal-information',
  );
  await main.getByRole('link', { name: 'Return to Homepage' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('[PREVIEW] eCommerce data you can check | Marketquay');
});

test('an unknown address offers a search for its words and five useful links', async ({ page, visit }) => {
  await visit('/shops/zalando', { status: 404 });
  const main = page.getByRole('main');
  await expect(
    main.getByRole('navigation', { name: 'You may be looking for' }).getByRole('link'),
  ).toHaveCount(5);
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=zalando');
});

test('an unknown address says so without scripts, too', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto('/no/such-page');
  await expectNotFound(page, '/no/such-page');
  await page.close();
});

test('an unknown address on a client navigation shows the same screen, and the next link works', async ({
  page,
  visit,
}) => {
  await visit('/');
  const { expectKept } = await watchDocument(page);
  expectStatus(page, 404);
  await navigateWithin(page, '/no/such-page');
  await expectNotFound(page, '/no/such-page');
  await checkAccessibility(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveTitle('[PREVIEW] About us | Marketquay');
  await expectKept();
});

test('a removed page is gone', async ({ page, visit }) => {
  await visit(gone, { status: 410 });
  await expectGone(page);
});

test('a removed page is gone on a client navigation', async ({ page, visit }) => {
  await visit('/');
  const { expectKept } = await watchDocument(page);
  expectStatus(page, 410);
  await navigateWithin(page, gone);
  await expectGone(page);
  await expectKept();
});

test('a moved page is followed, with its query', async ({ page, visit }) => {
  await visit('/news?from=mail');
  await expect(page).toHaveURL('/blog?from=mail');
});

test('a moved page is followed on a client navigation', async ({ page, visit }) => {
  await visit('/');
  const { expectKept } = await watchDocument(page);
  await navigateWithin(page, '/news?from=mail');
  await expect(page).toHaveURL('/blog?from=mail');
  await expect(page).toHaveTitle(/^\[PREVIEW\] Blog/);
  await expectKept();
});

test('a page that moved to another site is a full page load', async ({ page, visit }) => {
  await page.route('https://tool.marketquay.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>The tool</title>' }),
  );
  await visit('/');
  await navigateWithin(page, '/login');
  await expect(page).toHaveURL('https://tool.marketquay.example/login');
  await expect(page).toHaveTitle('The tool');
});

async function expectNotFound(page: Page, path: string) {
  await expect(page).toHaveTitle('[PREVIEW] Page not found | Marketquay');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  for (const line of [
    "We're sorry!",
    'The link is broken or the page has been moved.',
    `Page not found: ${path}`,
  ]) {
    await expect(page.getByText(line, { exact: true })).toBeVisible();
  }
}

async function expectGone(page: Page) {
  await expect(page).toHaveTitle('[PREVIEW] Page gone | Marketquay');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page gone');
  await expect(page.getByText('This page has been permanently removed.', { exact: true })).toBeVisible();
}
