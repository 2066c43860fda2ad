import { expect, expectStatus, test } from './browser.ts';
import { navigateWithin } from './client-navigation.ts';

test('the catalogue is searched by letter, region and category', async ({ page, visit }) => {
  await visit('/retailers');
  const index = page.getByRole('navigation', { name: 'Index' });
  await index.getByRole('link', { name: 'Z', exact: true }).click();
  await expect(page).toHaveURL('/retailers?letter=z#retailers');
  await expect(index.getByRole('link', { name: 'Z', exact: true })).toHaveAttribute('aria-current', 'true');
  await page.getByLabel('Region').selectOption('Europe');
  await page.getByLabel('Category').selectOption('fashion');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page).toHaveURL(/letter=z&region=europe&category=fashion/);
  await expect(page.getByRole('rowheader').filter({ hasText: 'zalando.de' })).toBeVisible();
  await expect(page.getByRole('rowheader').filter({ hasText: 'zooplus.de' })).toBeHidden();
  await page.getByRole('link', { name: 'Clear' }).click();
  await expect(page).toHaveURL('/retailers?letter=z#retailers');
  await expect(page.getByLabel('Region')).toHaveValue('');
});

test('the catalogue works without scripts', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto('/retailers');
  await page.getByLabel('Region').selectOption('Africa');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page).toHaveURL(/\?region=africa/);
  const first = await page.getByRole('rowheader').first().innerText();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/retailers?region=africa&page=2#retailers');
  expect(await page.getByRole('rowheader').first().innerText()).not.toBe(first);
  await page.close();
});

test('a store shows what the catalogue has, and links to the profile', async ({ page, visit }) => {
  await visit('/retailers/zalando.de-de');
  await expect(page.getByRole('main')).toContainText('Berlin, Germany');
  await page.getByRole('link', { name: 'Open the profile' }).click();
  await expect(page).toHaveURL('/resources/sample-data/retailer/zalando.de-de');
});

test('an unknown store is replaced by the error page, without a message', async ({ page, visit }) => {
  await visit('/retailers/no-such-shop', { status: 404 });
  await expect(page).toHaveURL('/404');
  await expect(page.getByRole('main')).not.toContainText('no-such-shop');
  await visit('/markets');
  expectStatus(page, 404);
  await navigateWithin(page, '/retailers/no-such-shop');
  await expect(page).toHaveURL('/404');
  await page.goBack();
  await expect(page).toHaveURL('/markets');
});

test('markets are listed by name and region', async ({ page, visit }) => {
  await visit('/markets?region=europe');
  const index = page.getByRole('navigation', { name: 'Index' });
  await index.getByRole('link', { name: 'G', exact: true }).click();
  await expect(page).toHaveURL('/markets?letter=g&region=europe#markets');
  await expect(index.getByRole('link', { name: 'G', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('70 markets, page 1 of 2')).toBeVisible();
  await page.getByRole('link', { name: 'eCommerce Industry in Germany' }).click();
  await expect(page).toHaveURL('/resources/sample-data/market/de/all');
});

test('every use case links to figures that exist', async ({ page, visit, request }) => {
  await visit('/use-cases');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(6);
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  for (const link of new Set(links)) expect((await request.get(link)).status(), link).toBe(200);
});
