import type { Page } from '@playwright/test';
import { checkAccessibility, expect, test } from './browser.ts';
import { watchDocument } from './client-navigation.ts';

test.describe('the menu on a phone', { tag: '@phone' }, () => {
  test('opens, expands a group, opens a page and closes', async ({ page, visit }) => {
    await visit('/');
    const { expectKept } = await watchDocument(page);
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await checkAccessibility(page);
    await menu(page).getByText('Data', { exact: true }).tap();
    await checkAccessibility(page);
    await menu(page).getByRole('link', { name: 'Glossary' }).tap();
    await expect(page).toHaveURL('/glossary');
    await expectKept();
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await expect(menu(page).getByRole('link', { name: 'Glossary' })).toBeHidden();
  });

  test('closes by its button and by Escape', async ({ page, visit }) => {
    await visit('/');
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Close the menu' }).tap();
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
  });

  test('closes when the link is to the current page', async ({ page, visit }) => {
    await visit('/pricing');
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Pricing' }).tap();
    await expect(menu(page)).toBeHidden();
  });
});

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main', includeHidden: true });

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await expect(menu(page)).toBeVisible();
}
