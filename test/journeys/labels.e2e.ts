import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';

/** Every form that a chart can take, and the demonstration pages that use them with real names and numbers. */
const pages = [
  '/playground',
  '/resources/sample-data/market/de/all',
  '/resources/sample-data/market/us/all',
  '/resources/sample-data/market/ww/all',
  '/resources/sample-data/market/it/electronics',
  '/resources/sample-data/market/de/all/transactions',
  '/resources/sample-data/retailer/zalando.de-de',
  '/resources/sample-data/retailer/zalando.de-de/providers',
  '/resources/sample-data/retailer/zalando.de-de/top-competitors',
];

for (const path of pages) {
  test(`no labels of a chart overlap on ${path}`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(path);
    for (const width of [1280, 360])
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(async () => {
          for (const fold of document.querySelectorAll<HTMLDetailsElement>('.phone-fold')) fold.open = true;
          await document.fonts.ready;
        });
        const { charts, labels, overlaps } = await overlappingLabels(page);
        expect(charts, 'charts on the page').toBeGreaterThan(0);
        expect(labels, 'labels in its charts').toBeGreaterThan(charts);
        expect(overlaps).toEqual([]);
      });
  });
}

/** Pairs of texts whose boxes share more than a hairline, as 'chart: “one” and “other”'. */
function overlappingLabels(page: Page) {
  return page.evaluate(() => {
    const charts = [...document.querySelectorAll('[data-chart]')];
    let labels = 0;
    const overlaps = charts.flatMap((chart) => {
      const boxes = [...chart.querySelectorAll('svg text')]
        .filter((text) => text.checkVisibility() && text.textContent.trim() !== '')
        .map((text) => ({ words: text.textContent, box: text.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0);
      labels += boxes.length;
      return boxes.flatMap(({ words, box }, at) =>
        boxes
          .slice(at + 1)
          .filter(
            ({ box: other }) =>
              Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
              // A box holds the room above capitals and below the baseline as well, which stays empty.
              Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 4,
          )
          .map((other) => `${chart.getAttribute('aria-label')}: “${words}” and “${other.words}”`),
      );
    });
    return { charts: charts.length, labels, overlaps };
  });
}
