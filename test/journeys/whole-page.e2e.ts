import { expect, test } from './browser.ts';
import type { Page } from '@playwright/test';

const pages = [
  '/resources/sample-data/market/de/all',
  '/resources/sample-data/market/de/all/transactions',
  '/resources/sample-data/retailer/zalando.de-de',
  '/resources/sample-data/ranking/top-online-stores-in-germany',
  '/resources/sample-data/compare/market/de~all/fr~all',
];

for (const path of pages) {
  test(`nothing is blank on ${path}`, { tag: '@desktop' }, async ({ page, browser, baseURL }) => {
    await page.goto(path);

    await test.step('in a capture of the full page that was never scrolled', async () => {
      const picture = await page.screenshot({ fullPage: true });
      expect(await blankCharts(page, picture.toString('base64'))).toEqual([]);
    });

    await test.step('in print', async () => {
      await page.emulateMedia({ media: 'print' });
      expect(await unseen(page)).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('in a saved page without scripts', async () => {
      const saved = await page.content();
      const reader = await browser.newPage({ javaScriptEnabled: false, baseURL });
      await reader.route(`**${path}`, (route) => route.fulfill({ body: saved, contentType: 'text/html' }));
      await reader.goto(path);
      await expect(reader.locator('[data-chart]')).toHaveCount(await page.locator('[data-chart]').count());
      for (const heading of await reader.locator(drawnHeadings).all()) await expect(heading).toBeVisible();
      for (const chart of await reader.locator('[data-chart]').all()) await expect(chart).toBeVisible();
      await reader.close();
    });
  });
}

test('flags far down are there without scrolling', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/resources/sample-data');
  const missing = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((image) => image.checkVisibility() && image.naturalWidth === 0)
        .map((image) => image.getAttribute('src')),
    );
  await expect.poll(missing).toEqual([]);
});

/** Without those of offers, code samples and links to other pages, which paper has no use for. */
const drawnHeadings = String.raw`[data-drawn] :is(h2, h3):not(.print\:hidden *)`;

/** Charts and headings that have no box, or that the browser would not paint. */
function unseen(page: Page) {
  return page.evaluate(
    (headings) =>
      [...document.querySelectorAll(`[data-chart], ${headings}`)]
        .filter((part) => {
          const { width, height } = part.getBoundingClientRect();
          return (
            !part.checkVisibility({ opacityProperty: true, contentVisibilityAuto: true }) ||
            width * height === 0
          );
        })
        .map((part) => part.getAttribute('aria-label') ?? part.textContent),
    drawnHeadings,
  );
}

/** Charts whose part of the picture has a single colour. */
function blankCharts(page: Page, picture: string) {
  return page.evaluate(async (encoded) => {
    const image = new Image();
    image.src = `data:image/png;base64,${encoded}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d', { willReadFrequently: true })!;
    pen.drawImage(image, 0, 0);
    const charts = [...document.querySelectorAll('[data-chart]')];
    const scale = image.width / document.documentElement.clientWidth;
    const blank = charts.filter((chart) => {
      const { left, top, width, height } = chart.getBoundingClientRect();
      const box = [left, top + scrollY, width, height].map((length) => Math.round(length * scale));
      const { data } = pen.getImageData(box[0]!, box[1]!, Math.max(1, box[2]!), Math.max(1, box[3]!));
      const pixels = new Uint32Array(data.buffer);
      return pixels.every((pixel) => pixel === pixels[0]);
    });
    return charts.length === 0
      ? ['no chart on the page']
      : blank.map((chart) => chart.getAttribute('aria-label'));
  }, picture);
}
