import { expect, test } from './browser.ts';
import { watchDocument } from './client-navigation.ts';

const germany = '/resources/sample-data/market/de/all';

test('a market says what it is worth, and its table says the same', async ({ page, visit }) => {
  await visit(germany);
  await expect(page).toHaveTitle(/eCommerce Industry in Germany: Market Size/);
  const size = page.getByRole('region', { name: /^Germany’s online market grew from/ });
  const [, now = ''] = /to (\S+) in 2025/.exec(await size.getByRole('heading').innerText()) ?? [];
  expect(now).toMatch(/^\$/);
  await size.getByText('Table', { exact: true }).click();
  await expect(size.getByRole('row', { name: '2025' })).toContainText(now);
  await expect(page.getByText('Displayed as ranges.').first()).toBeVisible();
});

test('the world has a map that links to its countries', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit('/resources/sample-data/market/ww/all');
  const map = page.locator('#map');
  await expect(map.getByRole('heading')).toContainText('China');
  await map.getByText('Table', { exact: true }).click();
  await map.getByRole('link', { name: 'Germany', exact: true }).last().click();
  await expect(page).toHaveURL(germany);
});

test('the parts of a market link to each other without a page load', async ({ page, visit }) => {
  await visit(germany);
  const { expectKept } = await watchDocument(page);
  const parts = page.getByRole('navigation', { name: 'Pages on this market' });
  await parts.getByRole('link', { name: 'Transactions' }).click();
  await expect(page).toHaveURL(`${germany}/transactions`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'eCommerce Conversion Statistics in Germany',
  );
  await parts.getByRole('link', { name: 'Overview' }).click();
  await expect(page).toHaveURL(germany);
  await expectKept();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a market is left for another country or category from its heading', async ({ page, visit }) => {
      await visit(germany);
      await page.getByRole('button', { name: 'Country or region: Germany' }).click();
      await page
        .getByRole('region', { name: 'Country or region', exact: true })
        .getByRole('link', { name: 'France' })
        .click();
      await expect(page).toHaveURL('/resources/sample-data/market/fr/all');
      // The address changes a moment before the page does.
      await expect(page.getByRole('button', { name: 'Country or region: France' })).toBeVisible();
      const categories = page.getByRole('region', { name: 'Category', exact: true });
      // For a moment after a list has closed nothing opens, and a program may click faster than that.
      await expect(async () => {
        await page.getByRole('button', { name: 'Category: All categories' }).click();
        await expect(categories).toBeVisible({ timeout: 1000 });
      }).toPass();
      await categories.getByRole('link', { name: 'Toys' }).click();
      await expect(page).toHaveURL('/resources/sample-data/market/fr/toys');
      await expect(page.getByRole('link', { name: 'Explore', exact: true })).toHaveAttribute(
        'href',
        '/resources/sample-data/explore?measure=market-size&places=fr&category=toys',
      );
    });
  });
}

test('a phone folds all but the first chart of a section', { tag: '@phone' }, async ({ page, visit }) => {
  await visit(germany);
  await expect(page.locator('#size [data-chart]')).toBeVisible();
  const growth = page.locator('#growth');
  await expect(growth.getByRole('heading')).toBeVisible();
  await expect(growth.locator('[data-chart]')).toBeHidden();
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(tall, 'pixels on a phone').toBeLessThan(7300);
  await growth.getByText('Show the chart').click();
  await expect(growth.locator('[data-chart]')).toBeVisible();
});

test('transactions show the funnel and what the spending is made of', async ({ page, visit }) => {
  await visit(`${germany}/transactions`);
  const funnel = page.locator('#funnel');
  await expect(funnel.getByRole('heading')).toContainText('end in an order');
  await funnel.getByText('Table', { exact: true }).click();
  await expect(funnel.getByRole('rowheader')).toHaveText([
    'Visits',
    'Product view',
    'Cart',
    'Checkout',
    'Order',
  ]);
  const revenue = page.locator('#revenue');
  await expect(revenue).toContainText('Visits × conversion rate × average order value = online spending');
  await expect(revenue).toContainText('wider range');
});

test('a market is whole without scripts', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto(`${germany}/transactions`);
  await page.locator('#volume').getByText('Table', { exact: true }).click();
  await expect(page.locator('#volume').getByRole('row', { name: '2018' })).toBeVisible();
  await page.close();
});

test.describe('addresses', { tag: '@desktop' }, () => {
  for (const { from, to } of [
    { from: '/resources/sample-data/market/deu/all', to: germany },
    { from: '/resources/sample-data/market/DE/all', to: germany },
    { from: '/resources/sample-data/market/wor/toys', to: '/resources/sample-data/market/ww/toys' },
    { from: '/resources/sample-data/market/deu/all/transactions', to: `${germany}/transactions` },
  ]) {
    test(`${from} redirects to the two-letter address`, async ({ page, visit }) => {
      await visit(from);
      await expect(page).toHaveURL(to);
    });
  }

  for (const unknown of [
    '/resources/sample-data/market/de/cars',
    '/resources/sample-data/market/xx/all',
    '/resources/sample-data/market/asm/all',
    '/resources/sample-data/market/fr/all/transactions',
    '/resources/sample-data/market/de/toys/transactions',
  ]) {
    test(`${unknown} redirects to /404`, async ({ page, visit }) => {
      await visit(unknown, { status: 404 });
      await expect(page).toHaveURL('/404');
    });
  }
});
