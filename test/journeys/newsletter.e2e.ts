import type { Page } from '@playwright/test';
import { checkAccessibility, expect, expectConsoleError, expectStatus, test } from './browser.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('who subscribes in the footer is on the list after a click in the mail, and off after another', async ({
      page,
    }) => {
      const address = `reader-${javaScriptEnabled}@company.example`;
      expectStatus(page, 422);
      await subscribe(page, 'reader@company');
      const form = page.getByRole('main').locator('form');
      await expect(form.getByRole('alert')).toContainText('Enter one email address');
      await expect(form.getByLabel('E-mail')).toHaveValue('reader@company');
      await form.getByLabel('E-mail').fill(address);
      await form.getByRole('button', { name: 'Subscribe' }).click();
      await expect(heading(page)).toHaveText('Check your inbox');
      if (javaScriptEnabled) await checkAccessibility(page);

      await openLinkOfMail(page, address, /\/newsletter\/confirm\?token=[\w.-]+/);
      await page.getByRole('button', { name: /confirm/i }).click();
      await expect(heading(page)).toHaveText('You are on the list');

      // Who asks once more hears of being on the list already, with the way off it.
      await subscribe(page, address);
      await expect(heading(page)).toHaveText('Check your inbox');
      await openLinkOfMail(page, address, /\/newsletter\/unsubscribe\?token=[\w.-]+/);
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(heading(page)).toHaveText('You’re unsubscribed');
    });
  });
}

async function subscribe(page: Page, address: string) {
  await page.goto('/about-us');
  await page.getByLabel('New articles and data, once a month').fill(address);
  await page.getByRole('button', { name: 'Subscribe' }).click();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The newest mail to the address that has such a link in its text or headers. */
async function openLinkOfMail(page: Page, address: string, link: RegExp) {
  // Mails are shown in a frame that runs no script, not even that of the test.
  expectConsoleError(page, /Blocked script execution/);
  const mails = page.getByRole('row').filter({ hasText: address });
  await expect(async () => {
    await page.goto('/sandbox/mails');
    await mails.first().getByRole('link').click({ timeout: 5_000 });
    await expect(page.getByRole('article')).toContainText(link, { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  const [found] = link.exec((await page.getByRole('article').textContent()) ?? '') ?? [];
  await page.goto(found!);
}
