import type { Page } from '@playwright/test';
import { checkAccessibility, expect, test } from './browser.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('an answer opens by a press, and by its address', async ({ page, visit }) => {
      await visit('/faq');
      const second = page.getByRole('main').locator('details').nth(1);
      await second.locator('summary').click();
      const answer = second.locator('[id]').first();
      await expect(answer).toBeVisible();
      await checkAccessibility(page);
      const id = await answer.getAttribute('id');
      await page.goto('about:blank');
      await page.goto(`/faq#${id}`);
      await expect(page.locator(`[id="${id}"]`)).toBeVisible();
      await expect(opened(page)).toHaveCount(1);
    });

    test('questions are found by words', async ({ page, visit }) => {
      await visit('/faq');
      await page.getByLabel('Find a question').fill('range');
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL('/faq?q=range');
      await expect(page.getByRole('main').getByRole('status')).toContainText('matching “range”');
      await expect(opened(page).first()).toBeVisible();
    });
  });
}

const opened = (page: Page) => page.getByRole('main').locator('details[open]');
