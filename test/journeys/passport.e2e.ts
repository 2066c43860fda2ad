import type { Page } from '@playwright/test';
import { checkAccessibility, expect, expectStatus, test } from './browser.ts';
import { hydrated } from './client-navigation.ts';

const market = '/resources/sample-data/market/de/all';
const address = 'market/de/all/market-size/2025';
const passport = `/resources/sample-data/figure/${address}`;
const name = 'Market size: eCommerce, Germany, 2025';

test.describe('the passport beside a figure', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(market);
    await hydrated(page);
  });

  test('opens by a press, closes by another, by its button and by a press elsewhere', async ({ page }) => {
    await figure(page).click();
    await expect(card(page)).toContainText('Online consumer spending');
    await expect(card(page)).toContainText('Ranges follow fixed steps');
    await expect(card(page)).toBeInViewport({ ratio: 1 });
    await expect(figure(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL(market);
    await checkAccessibility(page);

    await card(page).getByRole('button', { name: 'Close' }).click();
    await expect(card(page)).toBeHidden();
    await figure(page).click();
    await page.mouse.click(2, 300);
    await expect(card(page)).toBeHidden();
    await expect(figure(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens by Enter, closes on Escape and gives the focus back', { tag: '@smoke' }, async ({ page }) => {
    await expect(figure(page)).toHaveAttribute('aria-haspopup', 'dialog');
    await figure(page).focus();
    await page.keyboard.press('Enter');
    await expect(card(page)).toBeFocused();
    await expect(card(page)).toContainText('Confidence');
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
    await expect(figure(page)).toBeFocused();
  });

  test('is one for the whole page, and shows the figure that was opened last', async ({ page }) => {
    await figure(page).focus();
    await page.keyboard.press('Enter');
    await expect(card(page)).toContainText('Market size');
    const other = page.locator('a[data-passport][href$="/population/2025"]').first();
    await other.focus();
    await page.keyboard.press('Enter');
    await expect(card(page)).toContainText('People living in the region');
    await expect(page.locator(':popover-open')).toHaveCount(1);
    await expect(figure(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Escape');
    await expect(other).toBeFocused();
  });

  test('links to the page and to the form', async ({ page }) => {
    await figure(page).click();
    await card(page).getByRole('link', { name: 'Full passport and citation' }).click();
    await expect(page).toHaveURL(passport);
    await page.goBack();
    await figure(page).click();
    await card(page).getByRole('link', { name: 'Report an error' }).click();
    await expect(page.getByRole('heading', { name: 'Report an error in a figure' })).toBeVisible();
  });

  test('that cannot be fetched gives way to the page', async ({ page }) => {
    expectStatus(page, 503);
    await page.route('**/passport/**', (route) => route.fulfill({ status: 503 }));
    await figure(page).click();
    await expect(page).toHaveURL(passport);
    await expect(page.getByRole('heading', { name })).toBeVisible();
  });

  test('is fetched ahead, once', { tag: '@desktop' }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/passport/')) asked.push(request.url());
    });
    await figure(page).hover();
    await expect.poll(() => asked.length).toBe(1);
    await figure(page).click();
    await expect(card(page)).toContainText('Confidence');
    await figure(page).click();
    await expect(card(page)).toBeHidden();
    expect(asked).toHaveLength(1);
  });

  test(
    'opens beside its number, covers no heading, and shows range and grade',
    { tag: '@desktop' },
    async ({ page }) => {
      await figure(page).click();
      await expect(card(page)).toContainText('Confidence');
      // One step of the ladder, three bars for grade B.
      await expect(card(page).locator('.bg-sea')).toHaveCount(4);
      const beside = (await card(page).boundingBox())!;
      const number = (await figure(page).boundingBox())!;
      expect(beside.x).toBeGreaterThanOrEqual(number.x + number.width);
      expect(beside.y).toBeLessThanOrEqual(number.y + number.height);
      expect(beside.y + beside.height).toBeGreaterThan(number.y);
      for (const heading of [page.locator('h1'), page.locator('#size h3')]) {
        const box = (await heading.boundingBox())!;
        const apart =
          box.x + box.width <= beside.x ||
          box.y + box.height <= beside.y ||
          box.y >= beside.y + beside.height;
        expect(apart, `${await heading.innerText()} stays in view`).toBe(true);
      }
    },
  );

  test(
    'is announced by a short definition while the number is pointed at',
    { tag: '@desktop' },
    async ({ page }) => {
      const hint = page.getByRole('tooltip');
      await figure(page).hover();
      await expect(hint).toContainText('Online consumer spending');
      await expect(hint).toContainText('Grade B');
      await hint.hover();
      await page.waitForTimeout(400);
      await expect(hint, 'stays under the pointer').toBeVisible();
      await page.keyboard.press('Escape');
      await expect(hint).toBeHidden();

      await page.mouse.move(0, 0);
      await figure(page).focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(figure(page)).toHaveAccessibleDescription(/Online consumer spending/);
      await page.keyboard.press('Enter');
      await expect(hint).toBeHidden();
      await expect(card(page)).toBeVisible();
    },
  );

  test('is left alone by a click with a modifier', { tag: '@desktop' }, async ({ page, context }) => {
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      figure(page).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(tab).toHaveURL(passport);
    await expect(card(page)).toBeHidden();
  });
});

test('the page of a figure cites it, and links to its other years', async ({ page, visit }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(passport);
  await hydrated(page);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`Marketquay (2026): ${name}.`);
  expect(copied).toContain(passport);

  await page.getByText(/^View as table/).click();
  await page.getByRole('row', { name: '2024' }).getByRole('link').click();
  await expect(page).toHaveURL(passport.replace('2025', '2024'));
  await page.getByRole('link', { name: 'eCommerce Industry in Germany' }).first().click();
  await expect(page).toHaveURL(market);
});

test('an unknown figure redirects to /404', async ({ page }) => {
  expectStatus(page, 404);
  await page.goto(`${passport}/nothing`);
  await expect(page).toHaveURL('/404');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a figure links to its page', async ({ page, visit }) => {
    await visit(market);
    await figure(page).click();
    await expect(page).toHaveURL(passport);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  });
});

const figure = (page: Page) => page.locator(`a[data-passport][href="${passport}"]`).first();
const card = (page: Page) => page.getByRole('dialog', { name: /^About/ });
