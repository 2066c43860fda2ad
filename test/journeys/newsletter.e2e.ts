import type { Page } from '@playwright/test';
import { checkAccessibility, expect, expectStatus, test } from './browser.ts';
import { linkInMail } from './mails.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a subscription from the footer starts after a click in the mail, and ends after another', async ({
      page,
    }) => {
      const address = `reader-${javaScriptEnabled}@company.example`;
      expectStatus(page, 422);
      await subscribe(page, 'reader@company');
      const form = page.getByRole('main').locator('form');
      await expect(form.getByRole('alert')).toContainText('Enter an email address');
      await expect(form.getByLabel('Email')).toHaveValue('reader@company');
      await form.getByLabel('Email').fill(address);
      await form.getByRole('button', { name: 'Subscribe' }).click();
      await expect(heading(page)).toHaveText('Check your inbox');
      if (javaScriptEnabled) await checkAccessibility(page);

      await page.goto(await linkInMail(page, address, /\/newsletter\/confirm\?token=[\w.-]+/));
      await page.getByRole('button', { name: /confirm/i }).click();
      await expect(heading(page)).toHaveText('You’re on the list');

      // A second request is answered by a mail that says so, with the link to unsubscribe.
      await subscribe(page, address);
      await expect(heading(page)).toHaveText('Check your inbox');
      await page.goto(await linkInMail(page, address, /\/newsletter\/unsubscribe\?token=[\w.-]+/));
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(heading(page)).toHaveText('You’re unsubscribed');
    });
  });
}

async function subscribe(page: Page, address: string) {
  await page.goto('/about-us');
  await page.getByLabel('New articles and data, about once a month').fill(address);
  await page.getByRole('button', { name: 'Subscribe' }).click();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
