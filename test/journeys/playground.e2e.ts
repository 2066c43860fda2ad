import type { Page } from '@playwright/test';
import { checkAccessibility, expect, test } from './browser.ts';
import { hydrated } from './client-navigation.ts';

test('every part of the interface is accessible', async ({ visit }) => {
  await visit('/playground');
});

test.describe('the parts of the interface', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/playground');
    await hydrated(page);
  });

  test('a form says what is missing, links to each field, and is sent once it is right', async ({ page }) => {
    const form = page.locator('form').filter({ has: page.getByLabel('I know the harbour regulations') });
    const send = form.getByRole('button', { name: 'Announce the arrival' });
    await send.click();
    const summary = form.getByRole('alert').filter({ hasText: 'Please check what you entered' });
    await expect(summary).toBeFocused();
    await checkAccessibility(page);
    await summary.getByRole('link', { name: 'Enter the name of the ship' }).click();
    const name = form.getByLabel('Name of the ship');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Error: Enter the name of the ship');

    await name.fill('Vela');
    await form.getByLabel('Flag').selectOption('Luxembourg');
    await form.getByLabel('I know the harbour regulations').check();
    await send.click();
    await expect(page.getByRole('status').filter({ hasText: 'Sent: Vela, lu' })).toBeVisible();
    await expect(summary).toBeHidden();
  });

  test('a dialog keeps the focus, closes on Escape and gives the focus back', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Short' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Leave the berth?' });
    await expect(dialog).toBeVisible();
    await checkAccessibility(page);
    for (let tabs = 0; tabs < 8; tabs += 1) await page.keyboard.press('Tab');
    expect(await focusIsWithin(page, '#dialog-short')).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('a popover opens, and closes by a press elsewhere', async ({ page }) => {
    await page.getByRole('button', { name: 'What is tonnage?' }).click();
    const panel = page.getByRole('region', { name: 'About tonnage' });
    await expect(panel).toBeVisible();
    await expect(panel).toBeInViewport({ ratio: 1 });
    await checkAccessibility(page);
    await page.getByRole('heading', { name: 'Overlays' }).click();
    await expect(panel).toBeHidden();
  });

  test('a tooltip shows on focus and leaves on Escape', { tag: '@desktop' }, async ({ page }) => {
    const tooltip = page.getByRole('tooltip', { name: /Twenty-foot/ });
    await page.getByRole('button', { name: 'Export' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'What is a TEU?' })).toBeFocused();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
  });

  test('icons that content names are drawn', { tag: '@desktop' }, async ({ page }) => {
    const icons = page.getByText('Icons named by content').locator('xpath=..').locator('svg');
    await expect(icons).toHaveCount(4);
    for (const icon of await icons.all()) await expect(icon.locator('path').first()).toBeAttached();
  });

  test('tabs are walked by the arrow keys', { tag: '@desktop' }, async ({ page }) => {
    await page.getByRole('tab', { name: 'Today' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Tomorrow' })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'Tomorrow' })).toBeVisible();
    await expect(page.getByRole('tabpanel', { name: 'Today' })).toBeHidden();
    await checkAccessibility(page);
  });
});

test.describe('the parts of the interface without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a dialog opens and closes as the target of its link', async ({ page }) => {
    await page.goto('/playground');
    await page.getByRole('link', { name: 'Short' }).click();
    const dialog = page.locator('#dialog-short');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('link', { name: 'Stay' }).click();
    await expect(dialog).toBeHidden();
  });

  test('every tab is readable, and a popover opens', async ({ page }) => {
    await page.goto('/playground');
    await expect(page.getByText('Spring tide on Thursday')).toBeVisible();
    await page.getByRole('button', { name: 'What is tonnage?' }).click();
    await expect(page.getByText('The volume of a ship below deck')).toBeVisible();
  });
});

const focusIsWithin = (page: Page, selector: string) =>
  page.evaluate((within) => document.activeElement?.closest(within) !== null, selector);
