import type { Page } from '@playwright/test';
import { checkAccessibility, expect, expectStatus, test } from './browser.ts';
import { buyNow, fillIn } from './buying.ts';
import { dataLayer, known, playTagManager } from './tag-manager.ts';

const overview = '/checkout/payment-and-overview';
const ada = { tier: 'corporate', email: 'ada@company.example' };
let visitors = 0;

test.beforeEach(async ({ context }, { workerIndex }) => {
  // Promo codes are counted per address.
  visitors += 1;
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': `198.51.100.${workerIndex * 40 + visitors}` });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled });

    test('from the prices to the page of the provider', async ({ page }) => {
      await page.goto('/pricing');
      await page.getByRole('link', { name: 'Choose Corporate', exact: true }).first().click();
      const main = page.getByRole('main');
      const summary = main.getByRole('alert');
      expectStatus(page, 422);

      await main.getByRole('button', { name: 'Continue to the billing address' }).click();
      await expect(summary).toBeFocused();
      await checkAccessibility(page);
      await summary.getByRole('link', { name: 'Enter your first name' }).click();
      await expect(main.getByLabel('First name')).toBeFocused();
      await main.getByLabel('First name').fill('Ada');
      await main.getByLabel('Last name').fill('Fischer');
      await main.getByLabel('Business email').fill(ada.email);
      await main.getByLabel('Company', { exact: true }).fill('Kontor');
      await main.getByRole('button', { name: 'Continue to the billing address' }).click();

      await expect(page).toHaveURL('/checkout/billing-address');
      await expect(main.getByLabel('State or province')).toBeHidden();
      await main.getByLabel('Country').selectOption('United States');
      await expect(main.getByLabel('State or province')).toBeVisible();
      await main.getByLabel('Street address').fill('1 Pier Road');
      await main.getByLabel('Postal code').fill('94105');
      await main.getByLabel('City').fill('San Francisco');
      await main.getByRole('button', { name: 'Continue to the overview' }).click();
      await expect(summary).toBeFocused();
      await expect(main.getByLabel('City')).toHaveValue('San Francisco');
      await main.getByLabel('State or province').fill('California');
      await main.getByRole('button', { name: 'Continue to the overview' }).click();

      await expect(page).toHaveURL(overview);
      for (const shown of ['Ada Fischer', '94105 San Francisco', 'California', 'United States'])
        await expect(main.getByText(shown)).toBeVisible();
      await main.getByLabel(/Promo code/).fill('summer24');
      await main.getByRole('button', { name: 'Apply the promo code' }).click();
      await expect(summary).toBeFocused();
      await expect(summary).toContainText('This promo code has expired.');
      await main.getByLabel(/Promo code/).fill(' welcome10');
      await main.getByRole('button', { name: 'Apply the promo code' }).click();
      await expect(main.getByText('Total for the first year')).toBeVisible();
      await checkAccessibility(page);
      await main.getByRole('checkbox').check();
      await main.getByRole('button', { name: 'Buy now for €4,309.20' }).click();
      await expect(page).toHaveURL(/\/sandbox-payments\/pay\//);
      await expect(page.getByText('€4,309.20').first()).toBeVisible();
    });

    test('back, forward and again: nothing is lost, nothing is bought twice', async ({ page }) => {
      await fillIn(page, ada);
      await page.getByRole('link', { name: 'Change your details' }).click();
      await expect(page.getByLabel('First name')).toHaveValue('Ada');
      await page.getByLabel('First name').fill('Grace');
      await page.getByRole('button', { name: 'Continue to the overview' }).click();
      await expect(page.getByText('Grace Fischer')).toBeVisible();
      await page.reload();
      await expect(page.getByText('Grace Fischer')).toBeVisible();
      await buyNow(page);
      const session = page.url();
      await page.goBack();
      await expect(page).toHaveURL(overview);
      await buyNow(page);
      expect(page.url()).toBe(session);
    });
  });
}

test('another plan in another tab: nobody buys what the page does not show', async ({ page, context }) => {
  await fillIn(page, ada);
  const other = await context.newPage();
  await other.goto('/checkout/personal-information?tier=starter');
  await expect(other.getByLabel('First name')).toHaveValue('Ada');
  await other.getByRole('button', { name: 'Continue to the overview' }).click();
  await expect(other.getByRole('button', { name: 'Buy now for €1,128.12' })).toBeVisible();

  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Buy now for €5,697.72' }).click();
  await expect(alertOn(page)).toContainText('Your order has changed');
  await expect(page.getByRole('button', { name: 'Buy now for €1,128.12' })).toBeVisible();
  await buyNow(page);
  await buyNow(other);
  expect(other.url()).toBe(page.url());
});

test('an order without agreement to the terms is stopped by the browser, and by us', async ({ page }) => {
  await fillIn(page, ada);
  await page.getByRole('button', { name: /^Buy now/ }).click();
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.locator('form[action="/stripe/checkout"]').evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await page.getByRole('button', { name: /^Buy now/ }).click();
  await expect(alertOn(page)).toContainText('Please agree to the terms first');
});

test('the keyboard is enough, in the order of the page', { tag: '@desktop' }, async ({ page }) => {
  await fillIn(page, ada);
  const order = page.getByRole('main');
  await order.getByLabel(/Promo code/).focus();
  await page.keyboard.type('WELCOME10');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(order.getByRole('button', { name: 'Remove the promo code' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(order.getByRole('radio', { name: /card/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(order.getByRole('radio', { name: /SEPA/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(order.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  const links = ['Terms and conditions', 'PDF', 'Privacy policy', 'PDF', 'hello@marketquay.example'];
  for (const link of links) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(link);
  }
  await page.keyboard.press('Tab');
  await expect(order.getByRole('button', { name: /^Buy now/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sandbox-payments\/pay\//);
});

test.describe('with consent', () => {
  test.use({ consent: 'all' });

  test('the steps are told, with the price of a month after the discount', async ({ page }) => {
    await playTagManager(page);
    await page.goto('/checkout/personal-information?tier=corporate');
    await known(page);
    const item = { item_id: 'corporate', product_type: 'corporate_USD', price: 399, quantity: 1 };
    await expect.poll(() => told(page, 'begin_checkout')).toMatchObject([{ ecommerce: { items: [item] } }]);

    await fillIn(page, ada);
    await known(page);
    await expect.poll(() => told(page, 'add_payment_info')).toMatchObject([{ ecommerce: { value: 399 } }]);
    await page.getByLabel(/Promo code/).fill('WELCOME10');
    await page.getByRole('button', { name: 'Apply the promo code' }).click();
    await expect(page.getByText('Total for the first year')).toBeVisible();
    expect(await told(page, 'add_payment_info')).toHaveLength(1);
    await page.reload();
    await known(page);
    await expect.poll(() => told(page, 'add_payment_info')).toMatchObject([{ ecommerce: { value: 359.1 } }]);
  });
});

test('each step fits on a phone', { tag: '@phone' }, async ({ page, visit }) => {
  const fits = async () => {
    const [width, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(width, page.url()).toBeLessThanOrEqual(seen);
  };
  await visit('/checkout/personal-information?tier=leadsAndContacts');
  await fits();
  await fillIn(page, { ...ada, tier: 'leadsAndContacts' });
  await visit('/checkout/billing-address');
  await fits();
  await visit(`${overview}?payment=failed`);
  await expect(alertOn(page)).toContainText('The payment was not completed');
  await fits();
});

const alertOn = (page: Page) => page.getByRole('main').getByRole('alert');

const told = async (page: Page, event: string) =>
  (await dataLayer(page)).filter((entry) => (entry as { event?: string }).event === event);
