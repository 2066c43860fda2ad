import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { scriptsInUse } from './script-bytes.ts';

const pages = [
  { path: '/', status: 200 },
  { path: '/pricing', status: 200 },
  { path: '/playground', status: 200 },
  { path: `/${'a-long-address-that-nobody-has-ever-heard-of'.repeat(3)}`, status: 404 },
];

test.describe('in the dark theme', () => {
  test.use({ colorScheme: 'dark' });

  for (const { path, status } of pages) {
    test(`${path.slice(0, 20)} is dark and accessible`, async ({ page, visit }) => {
      await visit(path, { status });
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(10, 21, 33)');
    });
  }
});

test.describe('on the narrowest screen', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const { path, status } of pages) {
    test(`${path.slice(0, 20)} does not scroll sideways`, async ({ page, visit }) => {
      await visit(path, { status });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }

  test('the open menu does not scroll sideways', async ({ page, visit }) => {
    await visit('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.getByRole('navigation', { name: 'Main' }).getByText('Features', { exact: true }).tap();
    const menu = page.getByRole('navigation', { name: 'Main' });
    expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});

test('for readers who prefer less motion, nothing scrolls smoothly and the wave is still', async ({
  page,
  visit,
}) => {
  await visit('/');
  expect([await scrollBehavior(page), await waveAnimation(page)]).toEqual(['smooth', 'wave']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect([await scrollBehavior(page), await waveAnimation(page)]).toEqual(['auto', 'none']);
});

for (const path of ['/', '/about-us', '/faq', '/resources/sample-data/market/de/all', '/no-such-page'])
  test(`${path} has one navy band`, { tag: '@desktop' }, async ({ page, visit }) => {
    await visit(path, { status: path === '/no-such-page' ? 404 : 200 });
    const navy = page.locator('.band, .foot');
    const grounds = await navy.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    expect(grounds.filter((ground) => ground === 'rgb(12, 36, 64)')).toHaveLength(1);
  });

const scriptBudgets = {
  'a content page': {
    bytes: 115_000,
    paths: [
      '/',
      '/about-us',
      '/pricing',
      '/features',
      '/blog/net-or-gross',
      '/glossary',
      '/faq',
      '/contact',
      '/request/offer/',
      '/request/demo/',
      '/affiliate-program',
      '/search?q=zalando',
    ],
  },
  'a data page': {
    bytes: 120_000,
    paths: [
      '/resources/sample-data',
      '/resources/sample-data/market/de/all',
      '/resources/sample-data/ranking/top-online-stores-in-germany',
      '/resources/sample-data/retailer/zalando.de-de',
      '/resources/sample-data/figure/market/de/all/market-size/2025',
      '/resources/sample-data/explore',
    ],
  },
};

for (const [kind, { bytes: most, paths }] of Object.entries(scriptBudgets))
  test(
    `${kind} needs no more than ${most / 1000} kB of JavaScript in 8 files`,
    { tag: '@desktop' },
    async ({ browser, baseURL }) => {
      // A dozen pages at once, each with a second of rest.
      test.slow();
      const measure = async (path: string) => {
        const page = await browser.newPage();
        const { bytes, requests } = await scriptsInUse(page, baseURL + path);
        await page.close();
        expect.soft(bytes, path).toBeLessThanOrEqual(most);
        expect.soft(requests, path).toBeLessThanOrEqual(8);
      };
      await Promise.all(paths.map(measure));
    },
  );

const scrollBehavior = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);

const waveAnimation = (page: Page) =>
  page.locator('.band').evaluate((band) => getComputedStyle(band, '::after').animationName);
