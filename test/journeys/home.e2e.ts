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

    test('a country on the map links to its market', async ({ page }) => {
      await page.goto('/');
      await page
        .getByRole('link', { name: /^Australia: \$/ })
        .first()
        .click();
      await expect(page).toHaveURL('/resources/sample-data/market/au/all');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('eCommerce Industry in Australia');
    });

    test('a role links to what answers its question', async ({ page }) => {
      await page.goto('/');
      await page
        .getByRole('listitem')
        .filter({ hasText: 'Brand managers' })
        .getByRole('link', { name: 'Rankings' })
        .click();
      await expect(page).toHaveURL('/features/rankings');
    });
  });
}

test('a figure opens its passport', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit('/');
  await hydrated(page);
  const figure = page.getByRole('article').locator('[data-passport]').nth(1);
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
  const chart = page.getByRole('figure', { name: /^Chart: The global online market/ });
  await chart.focus();
  await expect(chart).toHaveAttribute('data-chart', 'read');
  await page.keyboard.press('ArrowRight');
  await expect(chart.getByRole('status')).toContainText('%');
});
