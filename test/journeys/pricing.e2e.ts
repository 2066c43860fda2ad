import { expect, test } from './browser.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled });

    test('a plan is chosen, and the checkout knows which', async ({ page, visit }) => {
      await visit('/pricing');
      await expect(page.getByText('Most popular')).toHaveCount(1);
      const plan = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: 'Corporate+' }) });
      await plan.getByRole('link', { name: 'Choose Corporate+' }).click();
      await expect(page).toHaveURL('/checkout/personal-information?tier=corporatePlus');
    });

    test('one price is shown at a time, per year or month, with or without VAT', async ({ page, visit }) => {
      await visit('/pricing');
      const shown = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: 'Corporate+' }) })
        .locator('span:visible')
        .filter({ hasText: /^€[\d,.]+$/ });
      await expect(shown).toHaveText(['€9,588']);
      await page.getByText('Incl. 19% VAT', { exact: true }).click();
      await expect(shown).toHaveText(['€11,409.72']);
      await page.getByText('Per month', { exact: true }).click();
      await expect(shown).toHaveText(['€950.81']);
      await page.getByText('Excl. VAT', { exact: true }).click();
      await expect(shown).toHaveText(['€799']);
    });

    test('a question is answered', async ({ page }) => {
      await page.goto('/pricing');
      await page.getByText('Can I pay monthly? How do I cancel?').click();
      await expect(page.getByText('Plans are billed yearly')).toBeVisible();
    });
  });
}

test('the comparison says what each plan has', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit('/pricing');
  const table = page.getByRole('table', { name: 'What each plan includes' });
  const months = table.getByRole('row', { name: /^Monthly data/ }).getByRole('cell');
  await expect(months).toHaveText([
    /Not included$/,
    'Not included',
    'Not included',
    'Not included',
    'Included',
  ]);
});

test(
  'the comparison fits on a phone and keeps its buttons in view',
  { tag: '@phone' },
  async ({ page, visit }) => {
    await visit('/pricing');
    const table = page.getByRole('table', { name: 'What each plan includes' });
    await table.getByRole('row').last().scrollIntoViewIfNeeded();
    await expect(table.getByRole('link', { name: 'Choose Corporate', exact: true })).toBeInViewport();
    const [width, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(width).toBeLessThanOrEqual(seen);
  },
);
