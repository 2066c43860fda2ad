import type { Page } from '@playwright/test';
import { checkAccessibility, expect, test } from './browser.ts';
import { hydrated, watchDocument } from './client-navigation.ts';

const groups = ['Features', 'Data', 'Resources'];

test.describe('the menus by keyboard', { tag: '@desktop' }, () => {
  for (const label of groups) {
    test(`every link of "${label}" opens its page`, async ({ page, visit, checkPage }) => {
      test.slow();
      await visit('/accessibility');
      const links = await linksOf(page, label);
      expect(links.length).toBeGreaterThan(2);
      for (const { at, path } of links) {
        await page.goto('/accessibility');
        const { expectKept } = await watchDocument(page);
        await tabTo(page, label);
        await page.keyboard.press('Enter');
        for (let tabs = 0; tabs <= at; tabs += 1) await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(path);
        // An anchor is left to the browser, which loads the page.
        if (!path.includes('#')) {
          await expectKept();
          await expect(page.getByRole('main')).toBeFocused();
        }
        await expect(group(page, label)).not.toHaveAttribute('open');
        await checkPage();
      }
    });
  }

  test('Escape closes a menu and returns to what opened it', async ({ page, visit }) => {
    await visit('/accessibility');
    await hydrated(page);
    await tabTo(page, 'Data');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Sample data' }).first()).toBeFocused();
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
    await expect(group(page, 'Data')).not.toHaveAttribute('open');
    await expect(summary(page, 'Data')).toBeFocused();
  });

  test('the menus preview the world map and the latest whitepaper', async ({ page, visit }) => {
    await visit('/about-us');
    await hydrated(page);
    for (const [label, path] of [
      ['Data', /\/market\/ww\/all$/],
      ['Resources', /\/whitepaper\//],
    ] as const) {
      await summary(page, label).click();
      const preview = group(page, label).locator('a', { has: page.locator('img') });
      await expect(preview).toHaveAttribute('href', path);
      await expect
        .poll(() => preview.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  test('one menu is open at a time, and none once the bar is left', async ({ page, visit }) => {
    await visit('/');
    await hydrated(page);
    await tabTo(page, 'Features');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Resources');
    await page.keyboard.press('Enter');
    await expect(group(page, 'Features')).not.toHaveAttribute('open');
    await expect(group(page, 'Resources')).toHaveAttribute('open');
    for (let tabs = 0; tabs < 11; tabs += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByLabel(/^Search/)).toBeFocused();
    await expect(group(page, 'Resources')).not.toHaveAttribute('open');
  });
});

test.describe('the menus by mouse', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page, visit }) => {
    await page.clock.install({ time: 0 });
    await visit('/accessibility');
    await hydrated(page);
    await page.clock.pauseAt(60_000);
  });

  test('a menu opens 200 ms after the pointer has come and closes 400 ms after it has left', async ({
    page,
  }) => {
    await summary(page, 'Features').hover();
    await page.clock.runFor(199);
    await expect(group(page, 'Features')).not.toHaveAttribute('open');
    await page.clock.runFor(1);
    await expect(group(page, 'Features')).toHaveAttribute('open');

    await page.mouse.move(640, 780);
    await page.clock.runFor(399);
    await expect(group(page, 'Features')).toHaveAttribute('open');
    await page.clock.runFor(1);
    await expect(group(page, 'Features')).not.toHaveAttribute('open');
  });

  test('the pointer may pass over a menu without opening it', async ({ page }) => {
    await summary(page, 'Features').hover();
    await page.clock.runFor(150);
    await page.mouse.move(640, 780);
    await page.clock.runFor(1_000);
    await expect(group(page, 'Features')).not.toHaveAttribute('open');
  });

  test('an open menu stays open under the pointer, also when it is clicked', async ({ page }) => {
    await summary(page, 'Data').hover();
    await page.clock.runFor(200);
    await summary(page, 'Data').click();
    await expect(group(page, 'Data')).toHaveAttribute('open');
    await group(page, 'Data').getByRole('link', { name: 'Glossary' }).hover();
    await page.clock.runFor(1_000);
    await expect(group(page, 'Data')).toHaveAttribute('open');
  });

  test('a link in a menu opened by the pointer opens its page, and the menu closes', async ({ page }) => {
    const { expectKept } = await watchDocument(page);
    await summary(page, 'Resources').hover();
    await page.clock.runFor(200);
    await group(page, 'Resources').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expectKept();
    await page.clock.runFor(1_000);
    await expect(group(page, 'Resources')).not.toHaveAttribute('open');
  });
});

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const group = (page: Page, label: string) =>
  bar(page)
    .locator('details')
    .filter({ has: summary(page, label) });
const summary = (page: Page, label: string) => page.locator('summary', { hasText: new RegExp(`^${label}$`) });

async function linksOf(page: Page, label: string) {
  const paths = await group(page, label)
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  return paths.map((path, at) => ({ path, at }));
}

async function tabTo(page: Page, label: string) {
  const isFocused = () => summary(page, label).evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < 20; tabs += 1) {
    if (await isFocused()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The menu "${label}" cannot be reached by Tab.`);
}
