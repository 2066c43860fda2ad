import { expect, test as base } from './browser.ts';
import { buyNow, expectThanks, fillIn, payByCard } from './buying.ts';
import { openMail } from './mails.ts';
import { startOwnSite, type OwnSite } from './own-site.ts';

const today = '2026-12-01';
const daysAhead = (days: number) =>
  new Date(Date.parse(today) + days * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);

const test = base.extend<object, { site: OwnSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed
    async ({}, use) => {
      const site = await startOwnSite({ clock: new Date(`${today}T10:00:00Z`), env: {} });
      await use(site);
      await site.stop();
    },
    // On a busy machine a site takes its time to start.
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

// One worker runs both, so that the site is started once.
test.describe.configure({ mode: 'default' });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a renewal is announced 30 and 7 days ahead, then invoiced, and a refund ends it', async ({
      page,
      site,
    }) => {
      const email = `ada-renews-${javaScriptEnabled}@company.example`;
      const main = page.getByRole('main');
      const mail = page.getByRole('article');
      await fillIn(page, { tier: 'starter', email });
      await buyNow(page);
      await payByCard(page);
      const order = await expectThanks(page);
      await page.getByRole('link', { name: 'See your order' }).click();
      await expect(main).toContainText('Paid and active. It renews on');
      await expect(main).toContainText('Renewal price');
      const address = page.url();
      // Its file takes a moment, and later mails are told apart by being the newest.
      await openMail(page, email, /Marketquay: invoice MQ-\d{4}-\d{6} \(paid\)/);

      for (const [days, until] of [
        [30, '30 December 2026'],
        [7, '7 December 2026'],
      ] as const) {
        // As if it had been bought almost a year ago.
        await site.query('update account set paid_until = $2 where email = $1', [email, daysAhead(days - 1)]);
        await site.run('renewal-notices');
        await openMail(page, email, `Your plan runs until ${until}`);
        await expect(mail).toContainText('€1,128.12 (€948 plus 19% VAT)');
        await expect(mail).toContainText('/order?order=');
        await page.goto(address);
        await expect(main).toContainText(`You can cancel at any time until ${until}`);
      }

      await page.goto('/playground/stripe');
      await page.getByRole('button', { name: `Renew: ${order}`, exact: true }).click();
      await openMail(page, email, /Starter renewed: invoice MQ-\d{4}-\d{6} \(paid\)/);
      await expect(page.getByRole('list', { name: 'Attachments' })).toContainText('application/pdf');
      await page.goto(address);
      await expect(main.getByRole('link', { name: /^MQ-\d{4}-\d{6}/ })).toHaveCount(2);
      // Customers in their second year need the tool; the activation steps back.
      await expect(main.getByRole('link', { name: /^(Open the tool|Activate your account)$/ })).toHaveText([
        'Open the tool',
        'Activate your account',
      ]);

      await site.ops('orders', 'refund', order);
      await openMail(page, email, 'has been refunded');
      await expect(page.getByRole('list', { name: 'Attachments' })).toContainText('application/pdf');
      await page.goto(address);
      await expect(main).toContainText('Refunded. Your access has ended.');
      await expect(main.getByRole('link', { name: 'Cancel renewal' })).toHaveCount(0);
      await expect(main).toContainText(/Cancels MQ-/);
    });
  });
