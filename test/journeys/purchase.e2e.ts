import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { atOnce, checkAccessibility, expect, expectConsoleError, expectStatus, test } from './browser.ts';
import {
  buyNow,
  changePlan,
  declinedCard,
  expectThanks,
  failingAccount,
  fillIn,
  goodAccount,
  orderOn,
  payByCard,
  payByDebit,
} from './buying.ts';
import { dataLayer, known, playTagManager } from './tag-manager.ts';

test('a plan is bought by card, and invoice and access come by mail', { tag: '@smoke' }, async ({ page }) => {
  expectConsoleError(page, /Blocked script execution/);
  const email = 'ada-starter@company.example';
  await fillIn(page, { tier: 'starter', email });
  await buyNow(page);
  await expect(page.getByRole('button', { name: 'Pay €1,128.12' })).toBeVisible();
  await payByCard(page);
  const order = await expectThanks(page);
  await expect(page.getByRole('main')).toContainText('Paid€1,128.12');
  await checkAccessibility(page);

  // What was entered has become an order; another one starts empty.
  await page.goto('/checkout/billing-address');
  expect(await expectThanks(page)).toBe(order);

  await page.goto('/sandbox/orders');
  await expect(page.getByRole('row', { name: order })).toContainText('paid');
  const mails = page.getByRole('row').filter({ hasText: email });
  await expect(async () => {
    await page.goto('/sandbox/mails');
    await expect(mails).toHaveCount(2, atOnce);
  }).toPass({ timeout: 60_000 });
  await mails
    .filter({ hasText: /invoice/i })
    .getByRole('link')
    .click();
  await expect(page.getByRole('list', { name: 'Attachments' })).toContainText('application/pdf');
});

test('a promo code is taken off, the same on every page', async ({ page }) => {
  await fillIn(page, { tier: 'corporate', email: 'ada-promo@company.example' });
  await page.getByLabel('Promo code').fill(' harbour500 ');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: 'Buy now for €5,102.72' })).toBeVisible();
  await buyNow(page);
  await expect(page.getByRole('button', { name: 'Pay €5,102.72' })).toBeVisible();
  await payByCard(page);
  await expectThanks(page);
  await expect(page.getByRole('main')).toContainText('Discount (HARBOUR500)−€500');
  await expect(page.getByRole('main')).toContainText('Paid€5,102.72');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a plan is bought, and its page can be loaded again', { tag: '@smoke' }, async ({ page }) => {
    await fillIn(page, { tier: 'leadsAndContacts', email: 'ada-leads@company.example' });
    await buyNow(page);
    await payByCard(page);
    const order = await expectThanks(page);
    await expect(page.getByRole('main')).toContainText('Paid€2,841.72');
    await page.reload();
    expect(await expectThanks(page)).toBe(order);
  });

  test('a plan is bought with a promo code', async ({ page }) => {
    await fillIn(page, { tier: 'corporatePlus', email: 'ada-plus@company.example' });
    await page.getByLabel('Promo code').fill('WELCOME10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('button', { name: 'Buy now for €10,268.75' })).toBeVisible();
    await buyNow(page);
    await payByCard(page);
    await expectThanks(page);
    await expect(page.getByRole('main')).toContainText('Paid€10,268.75');
  });
});

test('who is declined, then turns back, has lost nothing and pays', async ({ page }) => {
  await fillIn(page, { tier: 'starter', email: 'ada-declined@company.example' });
  await buyNow(page);
  expectStatus(page, 422);
  await payByCard(page, declinedCard);
  await expect(page.getByRole('alert')).toContainText('Your card was declined.');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/checkout/payment-and-overview?payment=failed');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('You have not been charged');
  await expect(page.getByRole('main')).toContainText('ada-declined@company.example');
  await buyNow(page);
  await payByCard(page);
  await expectThanks(page);
});

test('the link to pay again asks before it continues, in a browser that does not hold the checkout', async ({
  page,
  context,
}) => {
  await fillIn(page, { tier: 'starter', email: 'ada-elsewhere@company.example' });
  await buyNow(page);
  const link = await page.getByRole('link', { name: 'Cancel' }).getAttribute('href');
  await context.clearCookies({ name: 'marketquay_checkout' });
  await page.goto('/checkout/payment-and-overview');
  await expect(page).toHaveURL('/pricing');
  await page.goto(link!);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Continue this order?');
  await expect(page.getByRole('main')).toContainText('ada-elsewhere@company.example');
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Continue with this order' }).click();
  await expect(page).toHaveURL('/checkout/payment-and-overview?payment=failed');
  await expect(page.getByRole('main')).toContainText('ada-elsewhere@company.example');
  await buyNow(page);
  await payByCard(page);
  await expectThanks(page);
});

test('a direct debit is on its way, then paid', async ({ page }) => {
  await fillIn(page, { tier: 'starter', email: 'ada-debit@company.example', method: 'SEPA direct debit' });
  await buyNow(page);
  await payByDebit(page, goodAccount);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your payment is on its way.');
  await checkAccessibility(page);
  const order = await orderOn(page);
  await expect(async () => {
    await page.reload();
    expect(await expectThanksNow(page)).toBe(order);
  }).toPass({ timeout: 60_000 });
});

test('a direct debit that fails is paid by card instead, for the same order', async ({ page }) => {
  await fillIn(page, { tier: 'starter', email: 'ada-failed@company.example', method: 'SEPA direct debit' });
  await buyNow(page);
  await payByDebit(page, failingAccount);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your payment is on its way.');
  const order = await orderOn(page);
  await expect(async () => {
    await page.reload();
    await expect(page).toHaveURL('/checkout/payment-and-overview?payment=failed', atOnce);
  }).toPass({ timeout: 60_000 });
  await page.getByRole('radio', { name: 'Card' }).check();
  await buyNow(page);
  await payByCard(page);
  expect(await expectThanks(page)).toBe(order);
});

test('of two tabs the later one counts: the page of the first takes no money any more', async ({
  page,
  context,
}) => {
  await fillIn(page, { tier: 'starter', email: 'ada-tabs@company.example' });
  await buyNow(page);
  const second = await context.newPage();
  await changePlan(second, 'corporate');
  await buyNow(second);
  expect(second.url()).not.toBe(page.url());

  expectStatus(page, 410);
  await payByCard(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This payment page has expired');
  await payByCard(second);
  const order = await expectThanks(second);
  await expect(second.getByRole('heading', { name: 'Corporate', exact: true })).toBeVisible();

  // The way back from the first shows what was bought.
  await page.getByRole('link', { name: 'Back to the site' }).click();
  expect(await expectThanks(page)).toBe(order);
});

test('the button pressed in two tabs opens one payment page, which is paid once', async ({
  page,
  context,
}) => {
  await fillIn(page, { tier: 'starter', email: 'ada-twice@company.example' });
  const second = await context.newPage();
  await second.goto('/checkout/payment-and-overview');
  await Promise.all([buyNow(page), buyNow(second)]);
  expect(second.url()).toBe(page.url());
  await payByCard(page);
  await payByCard(second);
  expect(await expectThanks(second)).toBe(await expectThanks(page));
});

test.describe('with consent', () => {
  test.use({ consent: 'all' });

  test('the purchase is told once, however often its page is loaded', async ({ page }) => {
    await playTagManager(page);
    await fillIn(page, { tier: 'corporate', email: 'Ada.Told+web@company.example' });
    await buyNow(page);
    await payByCard(page);
    const order = await expectThanks(page);
    await known(page);
    const item = expect.objectContaining({ item_id: 'corporate', product_type: 'corporate_USD', price: 399 });
    await expect
      .poll(() => purchases(page))
      .toEqual([
        {
          event: 'purchase',
          ecommerce: { transaction_id: order, currency: 'USD', value: 399, items: [item] },
          user_data: { sha256_email_address: sha256('adatold@company.example') },
        },
      ]);
    await page.reload();
    await expectThanks(page);
    await known(page);
    expect(await purchases(page)).toEqual([]);
  });
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

async function purchases(page: Page) {
  const entries = (await dataLayer(page)) as { event?: string }[];
  return entries.filter(({ event }) => event === 'purchase');
}

async function expectThanksNow(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your plan is active.', atOnce);
  return orderOn(page);
}
