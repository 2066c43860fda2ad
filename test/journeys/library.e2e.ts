import type { Page } from '@playwright/test';
import { checkAccessibility, expect, expectStatus, test } from './browser.ts';
import { hydrated, watchDocument } from './client-navigation.ts';

const paper = '/whitepaper/global-ecommerce-2025';

test('from all of it by two choices to a paper, and back to all', async ({ page, visit }) => {
  await visit('/whitepapers-and-reports');
  const { expectKept } = await watchDocument(page);
  await choose(page, 'Region', /^Germany/);
  await expect(page).toHaveURL('/whitepapers-and-reports?country=DE');
  await choose(page, 'Type', /^Whitepapers/);
  await expect(page).toHaveURL('/whitepapers-and-reports?country=DE&type=whitepaper');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ whitepapers$/ })).toBeVisible();
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/whitepaper\/[a-z0-9-]+$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Clear' }).click();
  await expect(page).toHaveURL('/whitepapers-and-reports');
  await expectKept();
});

test('slides go by buttons and by keys, and stop at both ends', async ({ page, visit }) => {
  await visit(paper);
  await hydrated(page);
  const slides = page.getByRole('region', { name: 'Slides' });
  const position = slides.getByRole('status');
  const shown = slides.getByRole('listitem').locator('figcaption');
  const count = await shown.count();
  await expect(position).toHaveText(`1 of ${count}`);
  await shown.first().scrollIntoViewIfNeeded();
  await slides.getByRole('button', { name: 'Next slide' }).click();
  await expect(position).toHaveText(`2 of ${count}`);
  await expect(shown.nth(1)).toBeInViewport({ ratio: 0.95 });
  await page.keyboard.press('ArrowRight');
  await expect(position).toHaveText(`3 of ${count}`);
  for (let more = 0; more < count; more += 1) await page.keyboard.press('ArrowRight');
  await expect(position).toHaveText(`${count} of ${count}`);
  await expect(shown.last()).toBeInViewport({ ratio: 0.95 });
  await expect(slides.getByRole('button', { name: 'Next slide' })).toHaveAttribute('aria-disabled', 'true');
  // Whatever is done by hand counts, too.
  await slides
    .getByRole('list')
    .first()
    .evaluate((row) => row.scrollTo({ left: 0, behavior: 'instant' }));
  await expect(position).toHaveText(`1 of ${count}`);
});

test('the figures of a paper open their passports, its file is one click away', async ({ page, visit }) => {
  await visit(paper);
  await hydrated(page);
  const download = page.getByRole('link', { name: 'Download PDF' });
  await expect(download).toHaveAttribute('href', '/files/whitepaper/global-ecommerce-2025.pdf');
  await expect(download).toHaveAttribute('download');
  await page.getByRole('article').locator('a[data-passport]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a paper in German says so, to readers and to machines', async ({ page, visit }) => {
  await visit('/whitepaper/onlinehandel-deutschland-2025');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('article').getByText('In German')).toBeVisible();
});

test('unknown papers and reports say so', async ({ page, visit }) => {
  await visit('/whitepaper/nowhere', { status: 404 });
  await expect(page.getByText("Couldn't find requested page.")).toBeVisible();
  await visit('/reports/parcels/12a', { status: 404 });
  await expect(page.getByText('Report id malformed.')).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the library is filtered by links', async ({ page, visit }) => {
      await visit('/whitepapers-and-reports');
      await choose(page, 'Type', /^Reports/);
      await expect(page).toHaveURL('/whitepapers-and-reports?type=report');
      await expect(page.getByRole('main').getByText('excl. VAT').first()).toBeVisible();
    });

    test('an order comes back with its faults, keeps what was entered, and is then taken', async ({
      page,
      visit,
    }) => {
      await visit('/reports/e-commerce-markt-deutschland-2025/2501');
      await page.getByRole('link', { name: 'Order this report' }).click();
      await expect(page).toHaveURL('/reports/order/2501');
      await visit('/reports/order/2501');
      expectStatus(page, 422);
      await page.getByLabel('Team licence').check();
      await page.getByRole('textbox', { name: 'Company' }).fill('Kontor & Söhne');
      const send = page.getByRole('button', { name: 'Order and pay by invoice' });
      await send.click();
      const summary = page.getByRole('alert').filter({ hasText: 'Please check what you entered' });
      await expect(summary).toBeFocused();
      await checkAccessibility(page);
      await summary.getByRole('link', { name: 'Enter your first name' }).click();
      await expect(page.getByLabel('First name')).toBeFocused();

      await page.getByLabel('First name').fill('Ada');
      await page.getByLabel('Last name').fill('Fischer');
      await page.getByLabel('Email address').fill('ada@company.example');
      await page.getByLabel('Street address').fill('Am Kai 1');
      await page.getByLabel('Postal code').fill('20457');
      await page.getByLabel('City').fill('Hamburg');
      await page.getByLabel('Country').selectOption('Germany');
      await expect(page.getByLabel('Team licence')).toBeChecked();
      await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Kontor & Söhne');
      await send.click();
      await expect(page).toHaveURL(/\/request\/received\?lead=/);
    });

    test('a question is about the report of the number, whatever the address calls it', async ({
      page,
      visit,
    }) => {
      await visit('/reports/request?id=2501&name=Something+else&lang=de');
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: /^E-Commerce-Markt Deutschland/ })).toBeVisible();
      await expect(main.getByText('Something else')).toHaveCount(0);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all slides are in a row, each with a link to its picture', async ({ page, visit }) => {
    await visit(paper);
    const slides = page.getByRole('region', { name: 'Slides' });
    await expect(slides.getByRole('button')).toHaveCount(0);
    const last = slides.getByRole('listitem').last();
    await last.locator('figcaption').scrollIntoViewIfNeeded();
    await expect(last.locator('figcaption')).toBeInViewport({ ratio: 0.95 });
    await expect(last.getByRole('link', { name: /^Open slide/ })).toHaveAttribute('href', /slide-\d\.svg$/);
  });
});

function choose(page: Page, filter: string, name: RegExp) {
  return page.getByRole('navigation', { name: filter }).getByRole('link', { name }).click();
}
