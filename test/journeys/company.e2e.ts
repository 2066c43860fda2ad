import { expect, test } from './browser.ts';

test('our data says what it covers, and what was found when it was checked', async ({
  page,
  visit,
  request,
}) => {
  // The first visitor has the data set looked through, which takes a while.
  test.slow();
  const found = async () =>
    (await (await request.get('/our-data')).text()).split('No errors found').length - 1;
  await expect.poll(found, { timeout: 240_000 }).toBeGreaterThanOrEqual(4);
  await visit('/our-data');
  await expect(page.getByText('No errors found')).toHaveCount(4);

  await page.getByText(/^View as table \(\d+ countries\)$/).click();
  const germany = page.getByRole('row', { name: /^Germany/ });
  await expect(germany).toContainText('Yes');
  await germany.getByRole('link', { name: 'Germany' }).click();
  await expect(page).toHaveURL('/resources/sample-data/market/de/all');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How our data is made');
  await page.getByRole('link', { name: '$100–200bn' }).click();
  await expect(page.getByRole('dialog')).toContainText('Online consumer spending');
});

test('the company pages link to each other', async ({ page, visit }) => {
  await visit('/about-us');
  await visit('/our-partners');
  await page.getByRole('link', { name: 'affiliate programme', exact: true }).click();
  await expect(page).toHaveURL('/affiliate-program');
  await visit('/affiliate-program');
  await expect(page.getByRole('row').filter({ hasText: 'Corporate+' })).toContainText('€1,821.72');
  await visit('/contact');
  await page.getByRole('main').getByRole('link', { name: 'Privacy policy' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
});

for (const path of [
  'legal/legal-information',
  'legal/terms-and-conditions',
  'legal/privacy-policy',
  'accessibility',
])
  test(`${path} can be used by everyone`, async ({ visit }) => {
    await visit(`/${path}`);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('legal texts can be read part by part, and taken as PDF', async ({ page, visit }) => {
    await visit('/legal/privacy-policy?cookie=true');
    await page
      .getByRole('navigation', { name: 'Contents' })
      .getByRole('link', { name: 'Your rights' })
      .click();
    await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport();
    await visit('/legal/terms-and-conditions');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download as PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('marketquay-terms-and-conditions.pdf');
  });
});
