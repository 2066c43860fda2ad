import type { Page } from '@playwright/test';
import { atOnce, expect, expectConsoleError } from './browser.ts';

/** Opens the newest mail to the address, once it has these words in its headers or text. */
export async function openMail(page: Page, address: string, words: RegExp | string) {
  // Mails are shown in a frame that runs no script, not even that of the test.
  expectConsoleError(page, /Blocked script execution/);
  const newest = page.getByRole('row').filter({ hasText: address }).first();
  await expect(async () => {
    await page.goto('/sandbox/mails');
    await expect(newest).toBeVisible(atOnce);
    await page.goto((await newest.getByRole('link').getAttribute('href'))!);
    await expect(page.getByRole('article')).toContainText(words, atOnce);
  }).toPass({ timeout: 60_000 });
}

export async function linkInMail(page: Page, address: string, link: RegExp): Promise<string> {
  await openMail(page, address, link);
  return link.exec((await page.getByRole('article').textContent()) ?? '')![0];
}
