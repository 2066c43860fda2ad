import type { Page } from '@playwright/test';
import { expect, expectConsoleError, expectStatus, test } from './browser.ts';
import { hydrated, isHydrated, watchDocument } from './client-navigation.ts';

test('once a new build is out, the next link is a full page load', async ({ page, visit }) => {
  await page.route('**/build.json*', (route) => route.fulfill({ json: { buildId: 'another' } }));
  await visit('/');
  const { expectReplaced } = await watchDocument(page);
  await returnToTab(page);
  await footerLink(page, 'About us').click();
  await expect(page).toHaveURL('/about-us');
  await expectReplaced();
});

test('once a new build is out, everything that is no link still works', async ({ page, visit }) => {
  await page.route('**/build.json*', (route) => route.fulfill({ json: { buildId: 'another' } }));
  await visit('/playground');
  await returnToTab(page);
  await page.getByRole('button', { name: 'Info', exact: true }).click();
  await expect(page.getByText('Berth 12 is yours from 14:00.')).toBeVisible();
});

test('while the build is the same, links stay client navigations', async ({ page, visit }) => {
  await visit('/');
  const { expectKept } = await watchDocument(page);
  await returnToTab(page);
  await footerLink(page, 'About us').click();
  await expect(page).toHaveURL('/about-us');
  await expectKept();
});

test('a server that cannot say its build changes nothing', async ({ page, visit }) => {
  expectConsoleError(page, /Failed to load resource: net::ERR_FAILED .*build\.json/);
  await page.route('**/build.json*', (route) => route.abort());
  await visit('/');
  const { expectKept } = await watchDocument(page);
  const asked = page.waitForRequest('**/build.json*');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked;
  await footerLink(page, 'About us').click();
  await expect(page).toHaveURL('/about-us');
  await expectKept();
});

for (const { api, prepare } of [
  { api: 'with the Navigation API', prepare: () => {} },
  { api: 'without the Navigation API', prepare: () => void Reflect.deleteProperty(window, 'navigation') },
])
  test(`when the code of a page does not load, the page reloads once and then says so, ${api}`, async ({
    page,
    visit,
  }) => {
    await page.addInitScript(prepare);
    expectConsoleError(page, /net::ERR_FAILED/);
    expectConsoleError(page, /Error loading route module|Failed to fetch dynamically imported module/);
    await page.route(/\/assets\/about-page-.*\.js/, (route) => route.abort());
    await visit('/');

    const first = await watchDocument(page);
    await footerLink(page, 'About us').click();
    await first.expectReplaced();

    const second = await watchDocument(page);
    await footerLink(page, 'About us').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await expect(page.getByText('We are experiencing an internal server problem.')).toBeVisible();
    await second.expectKept();

    await footerLink(page, 'Contact').click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong');
  });

test('when the code of the first page does not load, the page stays readable', async ({ page, visit }) => {
  expectConsoleError(page, /net::ERR_FAILED/);
  await page.route(/\/assets\/about-page-.*\.js/, (route) => route.abort());
  await visit('/about-us', { hydrates: false });
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Market data with its papers in order');
});

test(
  'a form whose answer is lost stays as it was filled in, and counts once',
  { tag: '@smoke' },
  async ({ page, visit }) => {
    expectConsoleError(page, /net::ERR_FAILED/);
    await visit('/contact');
    await hydrated(page);
    const form = page.getByRole('main').locator('form[method=post]');
    await form.getByLabel('Name').fill('Ada Fischer');
    await form.getByLabel('Email').fill('ada-lost@company.example');
    await form.getByLabel('Message').fill('What we would like to know.');
    let stored = '';
    await page.route('**/contact.data*', async (route) => {
      const answer = await route.fetch();
      stored = /lead=(\d+)/.exec(await answer.text())![1]!;
      await route.abort();
    });
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.getByRole('alert')).toBeFocused();
    await expect(form.getByRole('alert')).toContainText('We couldn’t process this just now');
    await expect(form.getByLabel('Message')).toHaveValue('What we would like to know.');

    await page.unroute('**/contact.data*');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL(/\/request\/received\?lead=/);
    expect(new URL(page.url()).searchParams.get('lead')).toMatch(new RegExp(`^${stored}\\.`));
  },
);

test('a visitor who is faster than the scripts keeps the focus', async ({ page, visit }) => {
  await visit('/request/ranking/top-online-stores-in-germany');
  const { promise: scripts, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client-.*\.js/, async (route) => {
    await scripts;
    await route.continue();
  });
  const form = page.getByRole('main').locator('form[method=post]');
  const mail = form.getByLabel(/email/i);
  await mail.fill('ada@company');
  expectStatus(page, 422);
  await form.getByRole('button').click();
  await expect(form.getByRole('alert')).toBeFocused();
  await form.getByRole('link', { name: /Enter an email address/ }).click();
  await expect(mail).toBeFocused();
  release();
  await hydrated(page);
  await expect(mail).toBeFocused();
});

test.describe('a crawler', { tag: '@desktop' }, () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test('keeps the page as the server made it', async ({ page, visit }) => {
    await visit('/about-us', { hydrates: false });
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(isHydrated)).toBe(false);
  });

  test('keeps the page when scripts fail', async ({ page, visit }) => {
    expectConsoleError(page, /a fault in the code/);
    await page.route(/\/assets\/(about-page|root)-.*\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: "throw new Error('a fault in the code')" }),
    );
    await visit('/about-us', { hydrates: false });
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Market data with its papers in order');
    await expect(page).toHaveTitle('[PREVIEW] About us | Marketquay');
  });
});

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** A tab that comes back into view asks which build the server has. */
async function returnToTab(page: Page) {
  await hydrated(page);
  const answered = page.waitForResponse('**/build.json*');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await answered).finished();
  // The page reads the answer a moment after it has arrived.
  await page.waitForTimeout(100);
}

test('a page that was changed on its way still shows its charts', async ({ page, visit }) => {
  expectConsoleError(page, /Minified React error #418/);
  await page.route(/\/market\/de\/all$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('<h1', '<em>Translated</em><h1') });
  });
  await visit('/resources/sample-data/market/de/all');
  await hydrated(page);
  await expect(page.getByText('Translated')).toHaveCount(0);
  await expect(page.locator('[data-chart]').first()).toBeVisible();
});
