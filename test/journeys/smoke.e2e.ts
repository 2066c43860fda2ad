import { expect, expectStatus, test } from './browser.ts';
import { pageAddresses } from './page-addresses.ts';

const journeys = 12;
/** A booking and an order are found by their own links alone; the others are the two ways to ask for a page that is not there. */
const ofOrders = ['/order', '/order/cancel', '/order/billing'];
const missing = new Set(['/404', '/no-such-page', '/book-a-demo/booking', ...ofOrders]);

/** One address of every page template, a few to a journey. */
for (let journey = 0; journey < journeys; journey += 1) {
  const addresses = pageAddresses().filter((_, at) => at % journeys === journey);
  test(`${addresses[0]} and others open without a fault`, { tag: '@smoke' }, async ({ page, checkPage }) => {
    expectStatus(page, 404);
    for (const address of addresses) {
      const response = await page.goto(address);
      expect([address, response!.status()]).toEqual([address, missing.has(address) ? 404 : 200]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await checkPage();
    }
  });
}
