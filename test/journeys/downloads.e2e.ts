import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { checkAccessibility, expect, test } from './browser.ts';

const dataPage = '/resources/sample-data/market/de/all';
const embed = '/embed/market/de/all/size';

test(
  'a data page can be taken away as CSV, JSON and XLSX',
  { tag: ['@desktop', '@smoke'] },
  async ({ page, visit }) => {
    await visit(dataPage);
    for (const format of ['CSV', 'JSON', 'XLSX']) {
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: format, exact: true }).click();
      const name = (await download).suggestedFilename();
      expect(name).toMatch(
        new RegExp(`^marketquay-market-de-all-\\d{4}-\\d{2}-\\d{2}\\.${format.toLowerCase()}$`),
      );
    }
    const chart = page.waitForEvent('download');
    const tools = page.getByText('Download', { exact: true }).filter({ visible: true }).first();
    await tools.click();
    await page.getByRole('link', { name: /^PNG/ }).filter({ visible: true }).first().click();
    expect((await chart).suggestedFilename()).toMatch(/^marketquay-market-de-all-.*\.png$/);
    await expect(page).toHaveURL(dataPage);
  },
);

test('every picture of a data page opens', { tag: '@desktop' }, async ({ page, visit, request }) => {
  await visit(dataPage);
  const hrefs = await page
    .locator('a[href^="/chart/"]')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href')!));
  expect(hrefs.length).toBeGreaterThan(8);
  for (const href of hrefs) expect([href, (await request.get(href)).status()]).toEqual([href, 200]);
  expect(
    await widthOf(
      page,
      hrefs.find((href) => href.endsWith('.png'))!,
    ),
  ).toBe(1600);
  expect(await widthOf(page, '/share-image/market/de/all.png')).toBe(1200);
});

function widthOf(page: Page, src: string) {
  return page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image.naturalWidth;
  }, src);
}

test('an embed is accessible, with its table open too', async ({ page, visit }) => {
  await visit(embed);
  await page.getByText('View as table').click();
  await expect(page.getByRole('table')).toBeVisible();
  await checkAccessibility(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test.describe('without a decision on cookies', () => {
  test.use({ consent: null });

  test('an embed on another site asks for nothing but itself', async ({ page, context, baseURL }) => {
    const frameCode = `<iframe src="${baseURL}${embed}" title="Embed" width="340" height="520"></iframe>`;
    await using elsewhere = await anotherSite(`<!doctype html><title>Elsewhere</title>${frameCode}`);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(elsewhere.url);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(frame.getByRole('img').first()).toBeVisible();
    expect(asked).toEqual([elsewhere.url, `${baseURL}${embed}`]);
    expect(await context.cookies()).toEqual([]);
    await expect(frame.locator('script')).toHaveCount(0);

    await frame.getByRole('link', { name: 'Marketquay' }).click();
    await expect(page).toHaveURL(`${dataPage}#size`);
  });
});

/** On another server: a page made up in the browser may not send requests to this machine. */
async function anotherSite(html: string) {
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(html));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
