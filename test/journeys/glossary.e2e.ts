import { expect, test } from './browser.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a term is found by its words, and links to where it appears', async ({ page, visit }) => {
      await visit('/glossary');
      await page.getByLabel('Find a term').fill('conversion');
      await page.getByLabel('Group').selectOption('Funnel');
      await page.getByRole('button', { name: 'Filter' }).click();
      await expect(page).toHaveURL('/glossary?q=conversion&group=funnel');
      await page.getByRole('link', { name: 'Conversion rate', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conversion rate');
      await visit(new URL(page.url()).pathname);
      await page.getByRole('complementary').getByRole('link', { name: 'Zalando', exact: true }).click();
      await expect(page).toHaveURL('/resources/sample-data/retailer/zalando.de-de');
    });

    test('a letter jumps to its terms', async ({ page, visit }) => {
      await visit('/glossary');
      await page.getByRole('navigation', { name: 'Index' }).getByRole('link', { name: 'S' }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'S', exact: true })).toBeInViewport();
    });
  });
}
