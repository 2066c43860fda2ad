import { expect, test } from './browser.ts';

test.use({ javaScriptEnabled: false });

test(
  'without scripts a menu opens by click, and its link loads the page',
  { tag: '@desktop' },
  async ({ page, visit }) => {
    await visit('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByText('Data', { exact: true }).click();
    await menu.getByText('Features', { exact: true }).click();
    await expect(menu.getByRole('link', { name: 'Glossary' })).toBeHidden();
    await menu.getByRole('link', { name: 'Rankings' }).click();
    await expect(page).toHaveURL('/features/rankings');
    await expect(page).toHaveTitle(/^\[PREVIEW\] Rankings/);
  },
);

test('without scripts a menu opens by Enter', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.locator('summary').nth(1).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Sample data' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/resources/sample-data');
});

test(
  'without scripts the menu of a phone opens, expands and leads on',
  { tag: '@phone' },
  async ({ page, visit }) => {
    await visit('/');
    const menu = page.getByRole('navigation', { name: 'Main', includeHidden: true });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await menu.getByText('Resources', { exact: true }).tap();
    await menu.getByRole('link', { name: 'Blog' }).tap();
    await expect(page).toHaveURL('/blog');
    await expect(menu).toBeHidden();
  },
);

test('without scripts the footer leads on', { tag: '@smoke' }, async ({ page, visit }) => {
  await visit('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy', exact: true }).click();
  await expect(page).toHaveURL('/legal/privacy-policy');
});
