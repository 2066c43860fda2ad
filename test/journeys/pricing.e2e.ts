import { expect, test } from './browser.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled });

    test('a plan is chosen, and the checkout knows which', async ({ page, visit }) => {
      await visit('/pricing');
      await expect(page.getByText('Most popular')).toHaveCount(2);
      const plan = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: 'Corporate+' }) });
      await expect(plan).toContainText('€9,588');
      await expect(plan).toContainText('€11,409.72');
      await plan.getByRole('link', { name: 'Choose Corporate+' }).click();
      await expect(page).toHaveURL('/checkout/personal-information?tier=corporatePlus');
    });

    test('a question is answered', async ({ page }) => {
      await page.goto('/pricing');
      await page.getByText('Can I pay monthly, and how do I cancel?').click();
      await expect(page.getByText('Plans are billed yearly')).toBeVisible();
    });
  });
}

test('the comparison says what each plan has', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit('/pricing');
  const table = page.getByRole('table', { name: 'What each plan has' });
  const months = table.getByRole('row', { name: /^Monthly data/ }).getByRole('cell');
  await expect(months).toHaveText([
    'Not included',
    'Not included',
    'Not included',
    'Not included',
    'Included',
  ]);
});
