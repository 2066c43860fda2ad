import { expect, test } from './browser.ts';

const path = '/resources/sample-data/compare';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('two markets are chosen, a third is added, one is removed', async ({ page }) => {
      await page.goto(path);
      const form = page.getByRole('form', { name: 'Compare markets' });
      await form.getByLabel('First market').selectOption('Germany');
      await form.getByLabel('Second market').selectOption('France');
      await form.getByRole('button').click();
      await expect(page).toHaveURL(`${path}/market/de~all/fr~all`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Germany and France compared: eCommerce',
      );

      const compared = page.getByRole('region', { name: 'Compared here' });
      const fold = compared.locator('summary');
      if (await fold.isVisible()) await fold.click();
      await compared.getByLabel('Add a market').selectOption('United States');
      await compared.getByRole('button', { name: 'Add' }).click();
      await expect(page).toHaveURL(`${path}/market/de~all/fr~all/us~all`);
      const columns = page.getByRole('table', { name: 'People' }).getByRole('columnheader');
      await expect(columns).toHaveText(['Measure', 'Germany', 'France', 'US']);

      await compared.getByRole('link', { name: 'Remove Germany' }).click();
      await expect(page).toHaveURL(`${path}/market/fr~all/us~all`);
      await expect(columns).toHaveText(['Measure', 'France', 'US']);
    });

    test('two retailers are chosen', async ({ page }) => {
      await page.goto(path);
      const form = page.getByRole('form', { name: 'Compare retailers' });
      await form.getByLabel('First retailer').selectOption('Zalando');
      await form.getByLabel('Second retailer').selectOption('OTTO');
      await form.getByRole('button').click();
      await expect(page).toHaveURL(`${path}/retailer/zalando.de-de/otto.de-de`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zalando and OTTO compared');
    });

    test('an address with a query redirects to the comparison', async ({ page }) => {
      await page.goto(`${path}?markets=de/all,fr/all,us/toys&retailers=otto.de-de`);
      await expect(page).toHaveURL(`${path}/market/de~all/fr~all/us~toys`);
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const compared of ['/market/de~all/fr~all/us~toys/ww~all', '/retailer/zalando.de-de/otto.de-de']) {
      test(`compare${compared} is accessible`, async ({ page, visit }) => {
        test.slow();
        await visit(path + compared);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ compared$/);
      });
    }
  });
}

test('a comparison opens with its finding, and says who is higher on what', async ({ page }) => {
  await page.goto(`${path}/market/de~all/us~all`);
  const size = page.getByRole('region', {
    name: /^By market size, the US is at least \w+ times as large as Germany\.$/,
  });
  await expect(size.getByText('larger', { exact: true })).toHaveCount(1);
  const differences = page.getByRole('region', { name: 'Where the ranges show a clear difference' });
  await differences.getByRole('link', { name: 'Spending per head' }).click();
  await expect(page).toHaveURL(/#people$/);
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  await expect(sections).toHaveText([
    'Size and growth',
    'Who buys',
    'What people buy, and where',
    'Checkout',
  ]);
});

test('the example opens', async ({ page, visit }) => {
  await visit(path);
  const example = page.getByRole('region', { name: /Germany is the larger of the two\.$/ });
  await example.getByRole('link').click();
  await expect(page).toHaveURL(`${path}/market/de~all/fr~all`);
});

test('ready-made comparisons open', async ({ page, visit }) => {
  await visit(path);
  const ready = page.getByRole('region', { name: 'Popular comparisons' }).getByRole('link');
  await expect(ready).toHaveCount(3);
  await ready.last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ compared$/);
});

test('what is unknown or too much is named, and not in the canonical address', async ({ page, baseURL }) => {
  await page.goto(`${path}?markets=de/all,xx/all,fr/all,us/all,gb/all,jp/all`);
  await expect(page.getByText('Not in our sample data: xx/all.')).toBeVisible();
  await expect(page.getByText('Left out: jp/all.')).toBeVisible();
  const canonical = `${baseURL}${path}/market/de~all/fr~all/us~all/gb~all`;
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
  await expect(page.getByText('Remove one to add another')).toBeVisible();
});

test('an unknown comparison offers a new start', async ({ page, visit }) => {
  await visit(`${path}?retailers=no-such-shop`, { status: 404 });
  await expect(page.getByText('Not in our sample data: no-such-shop.')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Compare retailers' })).toBeVisible();
});

test('a comparison can be taken away', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`${path}/market/de~all/us~all`);
  const file = await page.request.get('/download/compare/market/de~all/us~all.csv');
  expect(file.status()).toBe(200);
  const lead = await page
    .getByRole('main')
    .locator('header h1 ~ p, header:has(h1) > p')
    .first()
    .textContent();
  expect(lead).toMatch(/^By size, the US leads/);
  expect((await page.request.get('/chart/compare/market/de~all/us~all/growth.svg')).status()).toBe(200);
  expect((await page.request.get('/embed/compare/market/de~all/us~all/demand')).status()).toBe(200);
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await page.request.get(image!)).headers()['content-type']).toBe('image/png');
});

test('an unknown kind of subject is not found', async ({ page, visit }) => {
  await visit(`${path}/ranking/top-online-stores-worldwide`, { status: 404 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test.describe('on the narrowest screen', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const page of ['', '/market/de~all/fr~all/us~toys/ww~all', '/retailer/zalando.de-de/otto.de-de']) {
    test(`compare${page} does not scroll sideways`, async ({ page: tab }) => {
      await tab.goto(path + page);
      expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }
});
