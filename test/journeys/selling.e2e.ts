import type { Page } from '@playwright/test';
import { atOnce, checkAccessibility, expect, expectConsoleError, expectStatus, test } from './browser.ts';
import { linkInMail } from './mails.ts';

const market = '/resources/sample-data/market/de/all';
const ranking = '/resources/sample-data/ranking/top-online-stores-in-germany';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    const name = (role: string) => `${role}-${javaScriptEnabled}`;

    // So many forms from one address would be asked to wait.
    test.beforeEach(async ({ context }, { line }) => {
      await context.setExtraHTTPHeaders({
        'X-Forwarded-For': `198.51.${javaScriptEnabled ? 100 : 101}.${line}`,
      });
    });

    test('the plan for a market is bought on the spot', async ({ page, visit }) => {
      await visit(market);
      const sentence = page.getByText('Displayed as ranges. For exact data,').first();
      await expect(sentence.getByRole('link')).toHaveAttribute('href', '/pricing');
      await expect(
        page.getByRole('link', { name: 'Open in Marketquay Analytics (leaves this site)' }),
      ).toHaveAttribute(
        'href',
        `https://tool.marketquay.example/register?viewed_page=${encodeURIComponent(market)}`,
      );
      const unlock = page.getByRole('complementary', { name: 'Get exact figures with Corporate' });
      await expect(unlock).toHaveCount(1);
      await expect(unlock).toContainText('€4,788 a year plus VAT');
      await unlock.getByRole('link', { name: 'Choose Corporate' }).click();
      await expect(page).toHaveURL(/\/checkout\/personal-information\?tier=corporate/);
      await expect(page.getByRole('main')).toContainText('€4,788 a year plus VAT');
    });

    test('a demo booked from a ranking knows the ranking and the plan', async ({ page, visit }) => {
      await visit(`${ranking}?utm_source=elsewhere`);
      await page
        .getByRole('complementary', { name: 'Get exact figures with Corporate' })
        .getByRole('link', { name: 'Book a demo' })
        .click();
      await expect(page).toHaveURL(/\/book-a-demo\?plan=corporate&from=/);
      await expect(page.getByLabel('What would you like to see?')).toHaveValue(
        new RegExp(`^The exact figures behind http.*${ranking}, with the Corporate plan\\.$`),
      );
      await page.getByLabel('Name').fill('Ada Fischer');
      await page.getByLabel('Business email').fill(`${name('demo')}@company.example`);
      await page.getByRole('main').getByLabel('Company').fill(name('Demo'));
      await page.getByRole('button', { name: 'Send without booking a time' }).click();
      await expect(page).toHaveURL(/\/book-a-demo\/calendar\?lead=/);
      await expectLead(page, `${name('demo')}@company.example`, [ranking, 'corporate']);
    });

    test('the campaign in the address of a form reaches the lead', async ({ page, visit }) => {
      await visit('/contact?utm_source=paid&utm_campaign=autumn&gclid=&utm_medium=cpc');
      await page.getByLabel('Name').fill('Ada Fischer');
      await page.getByLabel('Business email').fill(`${name('campaign')}@company.example`);
      await page.getByLabel('Message').fill('What we would like to know.');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page).toHaveURL(/\/request\/received\?lead=/);
      await expectLead(page, `${name('campaign')}@company.example`, ['autumn', 'cpc', 'paid']);
    });

    test('pricing passes the plan and itself to the offer form', async ({ page, visit }) => {
      await visit('/pricing');
      await page.getByRole('link', { name: 'Request a quote for Leads & Contacts' }).click();
      await expect(page).toHaveURL(/\/request\/offer\/?\?plan=leadsAndContacts&from=%2Fpricing$/);
      await expect(page.getByLabel(/^Plan/)).toHaveValue('leadsAndContacts');
    });

    test('the ranking form sends a workbook of all editions', async ({ page, visit }) => {
      const address = `${name('workbook')}@company.example`;
      await visit(ranking);
      const offer = page.getByRole('complementary', { name: 'All ranks, all editions, one workbook' });
      await offer.getByLabel('Business email').fill(address);
      await offer.getByRole('button', { name: 'Send me the workbook' }).click();
      await expect(page).toHaveURL(/\/request\/received\?lead=/);
      await fromHere(page);
      const file = await linkInMail(page, address, /\/download\/ranking\/[\w-]+\/all-editions\.xlsx/);
      const response = await page.request.get(file);
      expect([response.status(), response.headers()['content-type']]).toEqual([
        200,
        expect.stringContaining('spreadsheetml'),
      ]);
    });

    test('visitors far away propose their own times', async ({ page, visit }) => {
      await visit('/book-a-demo/calendar?zone=Pacific/Honolulu');
      await expect(page.getByText('Our hours are outside the working day in Honolulu')).toBeVisible();
      await page.getByRole('link', { name: 'propose up to three other times' }).click();
      await expect(page).toHaveURL(/\/book-a-demo\/calendar\/propose\?zone=Pacific/);
      expectStatus(page, 422);
      await page.getByRole('button', { name: 'Send your times' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        'Propose at least one time, or leave a note saying which times would suit you',
      );
      const nextYear = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
      await page.getByLabel('Time 1').fill(`${nextYear}T10:00`);
      await page.getByLabel('Name').fill('Ada Fischer');
      await page.getByLabel('Business email').fill(`${name('far')}@company.example`);
      await page.getByRole('main').getByLabel('Company').fill('Kontor');
      await checkAccessibility(page);
      await page.getByRole('button', { name: 'Send your times' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’ve received your proposed times');
    });
  });
}

test('a locked shop opens a panel in place, and the page is still there after it', async ({
  page,
  visit,
}) => {
  await visit(ranking);
  const link = page.getByRole('link', { name: /profile locked/ }).first();
  await link.click();
  const panel = page.getByRole('dialog');
  await expect(panel).toBeVisible();
  await expect(page).toHaveURL(ranking);
  await expectLockedShop(panel);
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(link).toBeFocused();
});

test('a panel that does not load is a page', async ({ page, visit }) => {
  expectConsoleError(page, /net::ERR_FAILED/);
  await page.route('**/shop-card/**', (route) => route.abort());
  await visit(ranking);
  await page
    .getByRole('link', { name: /profile locked/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/resources\/sample-data\/shop\//);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a locked shop is a page', async ({ page, visit }) => {
    await visit(ranking);
    await page
      .getByRole('link', { name: /profile locked/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/resources\/sample-data\/shop\//);
    await expectLockedShop(page.getByRole('main'));
  });

  test('a refused request shows the error screen with its three links', async ({ page, visit }) => {
    await visit('/files/whitepaper/none.pdf', { status: 404, hydrates: false });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    for (const link of ['Return to Homepage', 'Contact us', 'Legal Information'])
      await expect(page.getByRole('main').getByRole('link', { name: link })).toBeVisible();
  });
});

async function expectLockedShop(area: ReturnType<Page['locator']>) {
  await expect(area.getByRole('heading', { name: 'Rankings', exact: true })).toBeVisible();
  await expect(area.getByText('What’s in the full profile')).toBeVisible();
  await expect(area.getByRole('link', { name: 'Choose Starter' })).toBeVisible();
  await expect(area.getByText('Free profiles to try')).toBeVisible();
  const signUp = area.getByRole('link', { name: /^Sign up for the tool to see .* \(leaves this site\)$/ });
  await expect(signUp).toHaveAttribute('href', /\/register\?shop=[^&]+&viewed_page=/);
}

/** The newest lead of the address, with everything that is stored of it. */
async function expectLead(page: Page, address: string, texts: readonly string[]) {
  await fromHere(page);
  await expect(async () => {
    await page.goto('/sandbox/leads');
    const newest = page.getByRole('row').filter({ hasText: address }).first();
    await expect(newest).toBeVisible(atOnce);
    await page.goto((await newest.getByRole('link').first().getAttribute('href'))!);
    for (const text of texts) await expect(page.getByRole('main')).toContainText(text, atOnce);
  }).toPass({ timeout: 60_000 });
}

/** The sandbox opens only for requests from this machine. */
const fromHere = (page: Page) => page.context().setExtraHTTPHeaders({});
