import { expect, test } from './browser.ts';
import { hydrated } from './client-navigation.ts';

for (const [path, title] of [
  ['/features', 'One data set. Seven ways to use it.'],
  ['/features/retailer-profiles', 'How much does this shop sell, and is it growing?'],
  ['/features/transaction-kpis', 'How many visits turn into orders?'],
  ['/features/markets', 'How large is the market, and where is it heading?'],
  ['/features/rankings', 'Who leads the market, and who is moving up?'],
  ['/features/api', 'How do I get these figures into my own tools?'],
  ['/features/mcp', 'Can my AI assistant use these figures?'],
  ['/features/leads-and-contacts', 'Which retailers should we sell to, and who decides there?'],
  ['/marketquay-analytics', 'The exact figures behind this site'],
] as const) {
  test(`${path} is accessible`, { tag: '@desktop' }, async ({ page, visit }) => {
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled });

    test('from the overview to a profile', async ({ page }) => {
      await page.goto('/features');
      await page.getByRole('link', { name: 'More on retailer profiles' }).click();
      await expect(page).toHaveURL('/features/retailer-profiles');
      await page.getByRole('link', { name: /^See .*’s profile$/ }).click();
      await expect(page).toHaveURL('/resources/sample-data/retailer/zalando.de-de');
    });

    test('a country on the map links to its market', async ({ page }) => {
      await page.goto('/features/markets');
      const germany = page.getByRole('link', { name: /^Germany: \$/ }).first();
      await expect(germany).toHaveAttribute('href', '/resources/sample-data/market/de/all');
    });

    test('a ranked shop without a profile links to what is public about it', async ({ page }) => {
      await page.goto('/features/rankings');
      const locked = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('img', { name: 'profile locked' }) })
        .first();
      await expect(locked.getByRole('link').first()).toHaveAttribute(
        'href',
        /^\/resources\/sample-data\/shop\//,
      );
    });
  });
}

test(
  'a figure opens its passport, also after a change of the page',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/features');
    await hydrated(page);
    await page.getByRole('link', { name: 'More on transaction KPIs' }).click();
    await expect(page.getByRole('figure', { name: /^Chart: Of all visits/ })).toBeVisible();
    await page.getByRole('table').getByRole('link', { name: /%$/ }).first().click();
    await expect(page.getByRole('dialog')).toContainText('Conversion rate');
  },
);

test.describe('on the narrowest screen', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const path of [
    '/features',
    '/features/api',
    '/features/mcp',
    '/features/leads-and-contacts',
    '/features/markets',
  ]) {
    test(`${path} does not scroll sideways`, async ({ page }) => {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }
});
