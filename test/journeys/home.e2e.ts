import { expect, test } from './browser.ts';
import { hydrated } from './client-navigation.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled });

    test('the search finds a market', async ({ page, visit }) => {
      await visit('/');
      const main = page.getByRole('main');
      await main.getByLabel(/^Search/).fill('toys germany');
      await main.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/\/search\?q=toys(\+|%20)germany$/);
      await page.getByRole('main').getByRole('link', { name: 'Toys Industry in Germany' }).first().click();
      await expect(page).toHaveURL('/resources/sample-data/market/de/toys');
    });

    test('a country on the map opens its market', async ({ page }) => {
      await page.goto('/');
      await page
        .getByRole('link', { name: /^Australia: \$/ })
        .first()
        .click();
      await expect(page).toHaveURL('/resources/sample-data/market/au/all');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('eCommerce Industry in Australia');
    });

    for (const [task, path] of [
      ['Look up a shop', '/resources/sample-data/retailer/zalando.de-de'],
      ['Size a market', '/resources/sample-data/market/us/grocery'],
      ['Compare markets', '/resources/sample-data/compare/market/de~all/fr~all'],
    ] as const)
      test(`"${task}" shows a result and opens its page`, async ({ page }) => {
        await page.goto('/');
        const card = page
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: task, exact: true }) });
        await expect(card.locator('[data-passport]').first()).toHaveText(/\d/);
        await card.getByRole('link').last().click();
        await expect(page).toHaveURL(path);
      });
  });
}

test('a figure opens its passport', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit('/');
  await hydrated(page);
  const figure = page.getByRole('main').locator('[data-passport]').first();
  const text = await figure.textContent();
  await figure.focus();
  await page.keyboard.press('Enter');
  const passport = page.getByRole('dialog', { name: `About ${text}` });
  await expect(passport.getByText('Confidence')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(passport).toBeHidden();
  await expect(figure).toBeFocused();
});

test('the chart is read by arrow keys', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit('/');
  await hydrated(page);
  const chart = page
    .getByRole('listitem')
    .filter({ hasText: 'Size a market' })
    .getByRole('figure', { name: /^Chart:/ });
  await chart.focus();
  await expect(chart).toHaveAttribute('data-chart', 'read');
  await page.keyboard.press('ArrowRight');
  await expect(chart.getByRole('status')).toContainText('$');
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the page is at most 6,000 pixels long', async ({ page, visit }) => {
    await visit('/');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6_000);
  });
});
