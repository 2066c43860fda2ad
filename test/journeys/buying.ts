import type { Page } from '@playwright/test';
import { expect } from './browser.ts';

export const goodCard = '4242 4242 4242 4242';
export const declinedCard = '4000 0000 0000 0002';
/** Both settle after five seconds. */
export const goodAccount = 'DE89 3704 0044 0532 0130 00';
export const failingAccount = 'DE62 3704 0044 0532 0130 01';

export type Place = { country: string; postalCode: string; city: string; state?: string };

type Order = {
  tier: string;
  email: string;
  method?: 'Card' | 'SEPA direct debit';
  place?: Place;
  vatId?: string;
};

const hamburg: Place = { country: 'Germany', postalCode: '20457', city: 'Hamburg' };

/** From the choice of a plan to the overview. */
export async function fillIn(page: Page, { tier, email, method = 'Card', place = hamburg, vatId }: Order) {
  await page.goto(`/checkout/personal-information?tier=${tier}`);
  const main = page.getByRole('main');
  await main.getByLabel('First name').fill('Ada');
  await main.getByLabel('Last name').fill('Fischer');
  await main.getByLabel('Business email').fill(email);
  await main.getByLabel('Company', { exact: true }).fill('Kontor');
  await main.getByRole('button', { name: 'Continue to the billing address' }).click();
  await main.getByLabel('Country').selectOption(place.country);
  await main.getByLabel('Street address').fill('Am Kai 1');
  await main.getByLabel('Postal code').fill(place.postalCode);
  await main.getByLabel('City').fill(place.city);
  if (place.state) await main.getByLabel('State or province').fill(place.state);
  if (vatId) await main.getByLabel('VAT ID').fill(vatId);
  await main.getByRole('button', { name: 'Continue to the overview' }).click();
  await expect(page).toHaveURL(/payment-and-overview/);
  await main.getByRole('radio', { name: method }).check();
}

/** Everything else that was entered is kept. */
export async function changePlan(page: Page, tier: string) {
  await page.goto(`/checkout/personal-information?tier=${tier}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Continue to/ })
    .click();
  await expect(page).toHaveURL(/payment-and-overview/);
}

/** From the overview to the provider's page, with the terms agreed to. */
export async function buyNow(page: Page) {
  await page.getByRole('main').getByRole('checkbox').check();
  await page.getByRole('button', { name: /^Buy now for/ }).click();
  await expect(page).toHaveURL(/\/sandbox-payments\/pay\//);
}

export async function payByCard(page: Page, number = goodCard) {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry (MM / YY)').fill('12 / 44');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on the card').fill('Ada Fischer');
  await page.getByRole('button', { name: /^Pay/ }).click();
}

export async function payByDebit(page: Page, iban: string) {
  await page.getByLabel('IBAN').fill(iban);
  await page.getByLabel('Account holder').fill('Ada Fischer');
  await page.getByRole('button', { name: /^Pay/ }).click();
}

/** Says which order it is for. */
export async function expectThanks(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your plan is active.');
  return orderOn(page);
}

export async function orderOn(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/checkout\/success\?order=MQ-O-/);
  return /MQ-O-\w+/.exec(page.url())![0];
}
