import { gzipSync } from 'node:zlib';
import { expect, test } from './browser.ts';
import { hydrated } from './client-navigation.ts';

const path = '/resources/sample-data';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('the hub is accessible', async ({ page, visit }) => {
      // Some thousand elements to look at.
      test.slow();
      await visit(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sample data');
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a size in the table links to its market', async ({ page }) => {
      await page.goto(path);
      const table = page.getByRole('table', { name: /Market size by country/ });
      await table.locator(`a[href="${path}/market/de/fashion"]`).click();
      await expect(page).toHaveURL(`${path}/market/de/fashion`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fashion Industry in Germany');
    });

    test('a part of the world filters the table', async ({ page, baseURL }) => {
      await page.goto(path);
      const rows = page.getByRole('table', { name: /Market size by country/ }).getByRole('row');
      await expect(rows).toHaveCount(16);
      const parts = page.getByRole('navigation', { name: 'Markets by part of the world' });
      await parts.getByRole('link', { name: 'Africa' }).click();
      await expect(rows).toHaveCount(2);
      await expect(parts.locator('[aria-current]')).toHaveText('Africa');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `${baseURL}${path}?region=africa`,
      );
      await parts.getByRole('link', { name: 'All', exact: true }).click();
      await expect(rows).toHaveCount(16);
      await page.getByRole('checkbox', { name: 'Show all 50 countries' }).check();
      await expect(rows).toHaveCount(51);
    });

    test('the table is sorted by its heads', async ({ page, baseURL }) => {
      await page.goto(path);
      const table = page.getByRole('table', { name: /Market size by country/ });
      const first = table.getByRole('rowheader').first();
      await expect(first).toHaveText(/China|United States/);
      await table.getByRole('link', { name: 'Country' }).click();
      await expect(page).toHaveURL(/\?sort=name/);
      await expect(first).toHaveText(/Argentina|Australia|Austria/);
      await expect(table.getByRole('columnheader', { name: /Country/ })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + path);
      await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(1);
    });

    test('the map shows another measure and year', async ({ page }) => {
      await page.goto(path);
      if (javaScriptEnabled) await hydrated(page);
      const map = page.getByRole('figure', { name: /^Chart: Market size/ });
      const australia = map.locator('[data-mark^="Australia: "]').first();
      await expect(australia).toHaveAttribute('data-mark', /\$/);
      const choices = map.getByRole('group', { name: 'Measure' });
      await choices.getByRole('radio', { name: 'Online share' }).check();
      await map.getByRole('slider', { name: 'Year' }).press('ArrowLeft');
      if (!javaScriptEnabled) await map.getByRole('button', { name: 'Show' }).click();
      const switched = page.locator('[data-chart]').filter({ has: page.getByRole('slider') });
      await expect(switched.getByRole('status').first()).toHaveText('Online share, 2024');
      await expect(switched.locator('[data-mark^="Australia: "]').first()).toHaveAttribute('data-mark', /%$/);
    });

    test('a country on the map links to its market', async ({ page }) => {
      await page.goto(path);
      const australia = page.getByRole('link', { name: /^Australia: \$/ }).first();
      await expect(australia).toHaveAttribute('href', `${path}/market/au/all`);
    });

    test('a ranking is found by category and place', async ({ page }) => {
      await page.goto(path);
      await page.getByRole('link', { name: 'Top Fashion Stores in the UK', exact: true }).click();
      await expect(page).toHaveURL(`${path}/ranking/top-fashion-stores-in-the-uk`);
    });

    test('the catalogue is filtered, and locks what has no profile', async ({ page }) => {
      await page.goto(path);
      const catalogue = page.locator('#retailers');
      await catalogue.getByLabel('Region').selectOption('Europe');
      await catalogue.getByLabel('Category').selectOption({ label: 'Fashion' });
      await catalogue.getByRole('button', { name: 'Filter' }).click();
      await expect(page).toHaveURL(/region=europe&category=fashion/);
      await catalogue.getByRole('link', { name: 'Z', exact: true }).click();
      await expect(page).toHaveURL(/letter=z/);
      const locked = catalogue
        .getByRole('row')
        .filter({ has: page.getByRole('img', { name: 'profile locked' }) })
        .first();
      await expect(locked.getByRole('link').first()).toHaveAttribute(
        'href',
        /^\/resources\/sample-data\/shop\//,
      );
      await catalogue.getByRole('link', { name: 'Zalando', exact: true }).click();
      await expect(page).toHaveURL(`${path}/retailer/zalando.de-de`);
    });
  });
}

test('an unknown choice shows everything and is not in the canonical address', async ({ page, baseURL }) => {
  await page.goto(`${path}?region=atlantis&letter=?&page=0`);
  await expect(page.getByRole('checkbox', { name: 'Show all 50 countries' })).toBeAttached();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + path);
});

test('the search box finds a market', async ({ page }) => {
  await page.goto(path);
  await page
    .getByRole('main')
    .getByLabel(/^Search/)
    .fill('toys germany');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=toys(\+|%20)germany$/);
});

test('the page is no heavier than 90 kB', { tag: '@desktop' }, async ({ page }) => {
  const response = await page.request.get(path);
  expect(gzipSync(await response.body()).length).toBeLessThan(90_000);
});

test.describe('on a phone, without scripts', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  test('long lists show their first items until asked for all', async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8_400);
    const rankings = page.getByRole('region', { name: 'Rankings' });
    const cards = rankings.getByRole('heading', { level: 3, name: /Worldwide$/ });
    await expect(cards).toHaveCount(4);
    await rankings.getByRole('checkbox', { name: /^Show all \d+ worldwide rankings$/ }).check();
    await expect(cards).toHaveCount(13);
    const retailers = page.getByRole('table', { name: 'List of retailers' }).getByRole('row');
    await expect(retailers).toHaveCount(9);
    await page.getByRole('checkbox', { name: 'Show all 20 rows' }).check();
    await expect(retailers).toHaveCount(21);
  });

  test('everything is printed', async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table', { name: 'List of retailers' }).getByRole('row')).toHaveCount(21);
    await expect(page.getByRole('table', { name: /Market size/ }).getByRole('row')).toHaveCount(51);
    await expect(page.getByRole('checkbox', { name: /^Show all/ })).toHaveCount(0);
  });
});

test.describe('on the narrowest screen', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the table shows all goods and a category of choice, and nothing scrolls sideways', async ({
    page,
  }) => {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const heads = page.getByRole('table', { name: /Market size by country/ }).getByRole('columnheader');
    await expect(heads).toHaveCount(3);
    for (const category of await page.getByLabel('Category to show').locator('option').allTextContents()) {
      await page.getByLabel('Category to show').selectOption(category);
      await expect(heads.last()).toHaveText(category);
    }
  });
});
