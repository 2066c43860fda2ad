import type { Page } from '@playwright/test';
import { checkAccessibility, expect, expectStatus, test } from './browser.ts';

type Journey = {
  name: string;
  path: string;
  /** The field by its label, and what is entered. */
  fill: Readonly<Record<string, string>>;
  choose?: (page: Page) => Promise<void>;
  button: string | RegExp;
  redirectsTo: RegExp;
  heading: RegExp;
  /** The link on the page after it. */
  on: string | null;
};

const person = { Name: 'Ada Fischer', Company: 'Kontor' };
const received = /\/request\/received\?lead=\d+\.[\w-]+$/;
const text = 'What we would like to know.';

const journeys: readonly Journey[] = [
  {
    name: 'a demo',
    path: '/book-a-demo',
    fill: { ...person, 'What would you like to see?': text },
    button: 'Send without booking a time',
    redirectsTo: /\/book-a-demo\/calendar\?lead=\d+\.[\w-]+/,
    heading: /time/i,
    on: null,
  },
  {
    name: 'a quote',
    path: '/request/offer/',
    fill: { ...person, 'What do you need? (optional)': text },
    choose: (page) => page.getByLabel('2 to 5').check(),
    button: 'Request my quote',
    redirectsTo: /\/request\/offer\/success\?lead=\d+\.[\w-]+$/,
    heading: /received your request/,
    on: 'Compare plans',
  },
  {
    name: 'a webinar',
    path: '/request/webinar',
    fill: { Name: person.Name, 'Company (optional)': 'Kontor' },
    // By when nothing is planned any more.
    button: /^(Register|Tell me about the next one)$/,
    redirectsTo: received,
    heading: /received your registration|Please check your email/,
    on: 'Read the blog',
  },
  {
    name: 'a message',
    path: '/contact',
    fill: { Name: person.Name, Message: text },
    button: 'Send message',
    redirectsTo: received,
    heading: /received your message/,
    on: 'Read the FAQ',
  },
  {
    name: 'a request for a report',
    path: '/reports/request',
    fill: { Name: person.Name, 'What should the report cover?': text },
    button: 'Send request',
    redirectsTo: received,
    heading: /received your request/,
    on: 'Whitepapers and reports',
  },
  {
    name: 'an order',
    path: '/reports/order/2501',
    fill: {
      Company: 'Kontor',
      'First name': 'Ada',
      'Last name': 'Fischer',
      'Street address': 'Am Kai 1',
      'Postal code': '20457',
      City: 'Hamburg',
    },
    choose: async (page) => void (await page.getByLabel('Country').selectOption('Germany')),
    button: 'Order and pay by invoice',
    redirectsTo: received,
    heading: /received your order/,
    on: 'Back to the report',
  },
  {
    name: 'an affiliate',
    path: '/affiliate-program',
    fill: {
      Name: person.Name,
      'Where do you write, or who do you advise?': 'A newsletter',
      'How many people do you reach, and how would you recommend us?': text,
    },
    button: 'Send application',
    redirectsTo: received,
    heading: /received your application/,
    on: 'Back to the programme',
  },
  {
    name: 'the full ranking',
    path: '/resources/sample-data/ranking/top-online-stores-in-germany',
    fill: { 'Company (optional)': 'Kontor' },
    button: 'Send me the workbook',
    redirectsTo: received,
    heading: /workbook is on its way/,
    on: 'Back to the ranking',
  },
  {
    name: 'new editions',
    path: '/whitepaper/global-ecommerce-2025',
    fill: { 'Company (optional)': 'Kontor' },
    button: 'Email me about new editions',
    redirectsTo: received,
    heading: /^Please check your email$/,
    on: 'Back to where you were',
  },
];

for (const javaScriptEnabled of [true, false]) {
  for (const [at, { name, path, fill, choose, button, redirectsTo, heading, on }] of journeys.entries()) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', { tag: '@desktop' }, () => {
      test.use({
        javaScriptEnabled,
        // So many forms from one address would be asked to wait.
        extraHTTPHeaders: { 'X-Forwarded-For': `192.0.2.${at + (javaScriptEnabled ? 1 : 101)}` },
      });

      test(`${name}: what is wrong comes back, what is right is taken`, async ({ page, visit }) => {
        await visit(path);
        const form = page.getByRole('main').locator('form[method=post]');
        for (const [label, value] of Object.entries(fill)) await field(form, label).fill(value);
        await choose?.(page);
        const mail = form.getByLabel(/email/i);
        // Browsers let it pass; nobody could be reached by it.
        await mail.fill('ada@company');
        expectStatus(page, 422);
        await form.getByRole('button', { name: button }).click();

        const summary = form.getByRole('alert');
        await expect(summary).toBeFocused();
        await summary.getByRole('link', { name: /Enter an email address/ }).click();
        await expect(mail).toBeFocused();
        await expect(mail).toHaveValue('ada@company');
        await expect(mail).toHaveAttribute('aria-invalid', 'true');
        for (const [label, value] of Object.entries(fill))
          await expect(field(form, label)).toHaveValue(value);
        await checkAccessibility(page);

        await mail.fill(`ada-${at}-${String(javaScriptEnabled)}@company.example`);
        await form.getByRole('button', { name: button }).click();
        await expect(page).toHaveURL(redirectsTo);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        if (on === null) return;
        await expect(page.getByText(/MQ-R-\d{6}/)).toBeVisible();
        await page.getByRole('main').getByRole('link', { name: on }).click();
        await expect(page).not.toHaveURL(redirectsTo);
      });
    });
  }
}

test('a form is filled in on a phone without a sideways move', { tag: '@phone' }, async ({ page, visit }) => {
  for (const path of [...journeys.map((journey) => journey.path), '/request/offer/success']) {
    await visit(path);
    const [width, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(width, path).toBeLessThanOrEqual(seen);
  }
});

const field = (form: ReturnType<Page['locator']>, label: string) => form.getByLabel(label, { exact: true });
