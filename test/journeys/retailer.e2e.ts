import { checkAccessibility, expect, test } from './browser.ts';

const path = '/resources/sample-data/retailer/zalando.de-de';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a retailer has three pages that link to each other', async ({ page, visit }) => {
      await visit(path);
      const heading = page.getByRole('heading', { level: 1 });
      const parts = page.getByRole('navigation', { name: 'Pages on this retailer' });
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(heading).toHaveText('Zalando');
      await expect(page.getByRole('heading', { level: 2, name: 'Profile', exact: true })).toBeVisible();

      await parts.getByRole('link', { name: 'Providers' }).click();
      await expect(page).toHaveURL(`${path}/providers`);
      await expect(heading).toHaveText('Zalando’s home market: payment, shipping, software');
      await expect(page.getByText('on this page are those common in Germany.')).toBeVisible();

      await parts.getByRole('link', { name: 'Top competitors' }).click();
      await expect(page).toHaveURL(`${path}/top-competitors`);
      await expect(heading).toHaveText('Zalando: top competitors');
      await checkAccessibility(page);

      await trail.getByRole('link', { name: 'Zalando' }).click();
      await expect(page).toHaveURL(path);
      await trail.getByRole('link', { name: 'Sample data' }).click();
      await expect(page).toHaveURL('/resources/sample-data');
    });

    test('the table below a chart folds out, and what is locked in it says so', async ({ page, visit }) => {
      await visit(path);
      const season = page.locator('#season');
      const table = season.getByRole('table');
      await expect(table).toBeHidden();
      await season.getByText('Table', { exact: true }).click();
      await expect(table).toBeVisible();
      await expect(table.getByRole('row')).toHaveCount(13);
      await expect(season.getByText('Monthly sales: Corporate+ only')).toBeVisible();
      // Scrolled, the sticky bar covers what is below it.
      await page.evaluate(() => scrollTo(0, 0));
      await checkAccessibility(page);
    });
  });
}

test('what is locked names the plan that has it', async ({ page, visit }) => {
  await visit(path);
  const unlock = page.getByRole('complementary', { name: 'Get exact figures with Starter' });
  await expect(unlock.getByText('Monthly figures (Corporate+)')).toBeVisible();
  await unlock.getByRole('link', { name: 'See all plans' }).click();
  await expect(page).toHaveURL('/pricing');
});

test('a competitor with a page is a link, one without is locked, and the matrix tells the same as its table', async ({
  page,
  visit,
}) => {
  await visit(`${path}/top-competitors`);
  const rivals = page.locator('#competitors');
  await expect(rivals.getByRole('link', { name: /^BestSecret/ })).toHaveAttribute(
    'href',
    /^\/resources\/sample-data\/shop\//,
  );
  const ground = page.locator('#common-ground');
  await ground.getByText('Table', { exact: true }).click();
  const dots = await ground.locator('[data-chart] circle[r="6"]').count();
  expect(dots).toBeGreaterThan(10);
  await expect(ground.getByRole('cell', { name: '✓ both' })).toHaveCount(dots);
  await rivals.getByRole('link', { name: 'H&M', exact: true }).click();
  await expect(page).toHaveURL('/resources/sample-data/retailer/hm.com-se');
});

for (const unknown of ['nope', 'nope/providers', '0815.at-at', '0815.at-at/top-competitors']) {
  test(`/retailer/${unknown} redirects to /404`, async ({ page, visit }) => {
    await visit(`/resources/sample-data/retailer/${unknown}`, { status: 404 });
    await expect(page).toHaveURL('/404');
  });
}
