import { expect, test } from './browser.ts';

// A short one: looking through a hundred rows for accessibility takes long.
const path = '/resources/sample-data/ranking/top-furniture-and-homeware-stores-in-the-uk';
const title = 'Top Furniture & Homeware Stores in the UK';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a ranking shows its newest edition, and links to older ones', async ({ page, visit, baseURL }) => {
      await visit(path);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(`${title} 2025`);
      const editions = page.getByRole('navigation', { name: 'Pages on this ranking' });
      await expect(editions.locator('[aria-current=page]')).toHaveText('2025');
      await editions.getByRole('link', { name: '2024' }).click();
      await expect(page).toHaveURL(`${path}/2024`);
      await expect(heading).toHaveText(`${title} 2024`);
      await expect(editions.locator('[aria-current=page]')).toHaveText('2024');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}/2024`);
    });

    test('a ranking is narrowed to a country, and shows the rest of its list on demand', async ({
      page,
      visit,
      baseURL,
    }) => {
      test.slow();
      const long = '/resources/sample-data/ranking/top-online-stores-in-germany';
      await visit(long);
      const rows = page.getByRole('table', { name: 'The ranking' }).getByRole('row');
      await expect(rows).toHaveCount(1 + 20);
      await page.getByRole('checkbox', { name: /Show all/ }).check();
      expect(await rows.count()).toBeGreaterThan(21);
      await page.locator('select[name=country]').selectOption('us');
      await page.getByRole('button', { name: 'Filter' }).click();
      await expect(page).toHaveURL(`${long}?country=us&category=#places`);
      await expect(rows.nth(1)).toContainText('United States');
      await expect(rows.filter({ hasText: 'Germany' })).toHaveCount(0);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + long);
      await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(1);
    });

    test('a shop links to its page, a locked one to what is public about it', async ({ page, visit }) => {
      await visit(path);
      const places = page.getByRole('region', { name: 'The ranking', exact: true }).first();
      const locked = places
        .getByRole('row')
        .filter({ has: page.getByRole('img', { name: 'profile locked' }) })
        .first();
      await expect(locked.getByRole('link').first()).toHaveAttribute(
        'href',
        /^\/resources\/sample-data\/shop\//,
      );
      await places.getByRole('link', { name: 'IKEA', exact: true }).click();
      await expect(page).toHaveURL('/resources/sample-data/retailer/ikea.com-se');
    });
  });
}

test('the permanent address of the newest edition is the same page', async ({ page, visit, baseURL }) => {
  await visit(`${path}/2025`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`);
  await expect(
    page.getByRole('navigation', { name: 'Pages on this ranking' }).locator('[aria-current=page]'),
  ).toHaveText('2025');
});

test('the top retailers of a market lead to the ranking they are from', async ({ page, visit }) => {
  const german = '/resources/sample-data/ranking/top-online-stores-in-germany';
  await visit('/resources/sample-data/market/deu/all/top-retailers');
  await expect(page).toHaveURL('/resources/sample-data/market/de/all/top-retailers');
  await expect(page.getByRole('heading', { level: 2, name: /Concentration is highest in/ })).toBeVisible();
  await page.getByRole('link', { name: 'Top Online Stores in Germany', exact: true }).click();
  await expect(page).toHaveURL(german);
});

for (const unknown of [
  `${path}/2019`,
  `${path}/newest`,
  '/resources/sample-data/ranking/no-such-ranking',
  '/resources/sample-data/market/fr/all/top-retailers',
  '/resources/sample-data/market/de/toys/top-retailers',
]) {
  test(`${unknown} redirects to /404`, async ({ page, visit }) => {
    await visit(unknown, { status: 404 });
    await expect(page).toHaveURL('/404');
  });
}
