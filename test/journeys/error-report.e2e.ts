import type { Page } from '@playwright/test';
import { checkAccessibility, expect, expectStatus, test } from './browser.ts';
import { hydrated } from './client-navigation.ts';

const address = 'market/de/all/market-size/2025';
const name = 'Market size: eCommerce, Germany, 2025';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'a report' : 'without scripts a report', () => {
    test.use({ javaScriptEnabled });

    test('keeps what was entered until it is right', async ({ page, visit }) => {
      await visit(`/resources/sample-data/figure/${address}`);
      if (javaScriptEnabled) await hydrated(page);
      await page.getByRole('link', { name: 'Report an error' }).click();
      await expect(page.getByRole('heading', { name: 'Report an error in a figure' })).toBeVisible();
      await expect(page.getByText(name, { exact: true })).toBeVisible();
      await checkAccessibility(page);

      expectStatus(page, 422);
      await page.getByLabel('What is wrong?').fill('Short');
      await page.getByLabel('Email address').fill('reader@company.example');
      await send(page);
      const summary = page.getByRole('alert').filter({ hasText: 'Please check what you entered' });
      await expect(summary).toBeFocused();
      await expect(page.getByLabel('What is wrong?')).toHaveValue('Short');
      await expect(page.getByLabel('Email address')).toHaveValue('reader@company.example');
      await checkAccessibility(page);

      await report(page);
      await checkAccessibility(page);
    });

    test('that is sent again after going back has the same ticket', async ({ page }) => {
      await page.goto(`/report-an-error?figure=${address}`);
      if (javaScriptEnabled) await hydrated(page);
      const ticket = await report(page);
      await page.goBack();
      expect(await report(page)).toBe(ticket);
    });
  });
}

test('a report on no figure asks for one', async ({ page, visit }) => {
  await visit('/report-an-error');
  await page.getByRole('link', { name: 'Browse the sample data' }).click();
  await expect(page).toHaveURL('/resources/sample-data');
});

const send = (page: Page) => page.getByRole('button', { name: 'Send the report' }).click();

async function report(page: Page) {
  await page.getByLabel('What is wrong?').fill('The value is that of the year before.');
  await page.getByLabel('Email address').fill('reader@company.example');
  await send(page);
  await expect(page).toHaveURL(/\/report-an-error\/received\?ticket=MQ-E-\d{4}-\d{6}$/);
  const ticket = new URL(page.url()).searchParams.get('ticket')!;
  await expect(page.getByText(ticket)).toBeVisible();
  return ticket;
}
