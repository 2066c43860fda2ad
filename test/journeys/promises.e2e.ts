import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { checkAccessibility, expect, expectStatus, test as base } from './browser.ts';
import { linkInMail, openMail } from './mails.ts';
import { startOwnSite, type OwnSite } from './own-site.ts';

type Webinar = { title: string; starts: string; join: string };
const [webinar] = (parse(readFileSync('content/webinars.yml', 'utf8')) as Webinar[]).toSorted(
  (one, other) => Date.parse(one.starts) - Date.parse(other.starts),
);

/** The evening before the first webinar, on a site where nobody types slowly enough. */
const test = base.extend<object, { site: OwnSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed
    async ({}, use) => {
      const clock = new Date(Date.parse(webinar!.starts) - 20 * 60 * 60 * 1_000);
      const site = await startOwnSite({ clock, env: { MIN_TYPING_MS: '60000' } });
      await use(site);
      await site.stop();
    },
    // On a busy machine a site takes its time to start.
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

// One worker runs all of them, so that the site is started once.
test.describe.configure({ mode: 'default' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    const addressOf = (role: string) => `${role}-${javaScriptEnabled}@company.example`;

    test('a form sent at once takes one more click, with everything kept', async ({ page, visit }) => {
      const entered = {
        Name: 'Ada Fischer',
        'Business email': addressOf('fast'),
        'Company (optional)': 'Kontor & Söhne',
        Message: 'First line\nSecond line of what we would like to know.',
      };
      await visit('/contact?utm_source=paid&utm_campaign=autumn');
      const form = page.getByRole('main').locator('form[method=post]');
      for (const [label, value] of Object.entries(entered))
        await form.getByLabel(label, { exact: true }).fill(value);
      await sendTwice(page, form, 'Send message', async () => {
        for (const [label, value] of Object.entries(entered))
          await expect(form.getByLabel(label, { exact: true })).toHaveValue(value);
        await checkAccessibility(page);
      });
      await expect(heading(page)).toHaveText(/received your message/);
      await page.goto('/sandbox/leads');
      await page
        .getByRole('row')
        .filter({ hasText: addressOf('fast') })
        .getByRole('link')
        .first()
        .click();
      for (const text of ['Kontor & Söhne', 'Second line of what', 'paid', 'autumn'])
        await expect(page.getByRole('main')).toContainText(text);
    });

    test('a report of an error sent at once takes one more click', async ({ page, visit }) => {
      await visit('/report-an-error?figure=market/de/all/market-size/2025');
      const form = page.getByRole('main').locator('form[method=post]');
      await form.getByLabel('What is wrong?').fill('The value is that of the year before.');
      await sendTwice(page, form, 'Send the report', () =>
        expect(form.getByLabel('What is wrong?')).toHaveValue('The value is that of the year before.'),
      );
      await expect(page).toHaveURL(/\/report-an-error\/received\?ticket=/);
    });

    test('a webinar sign-up gets the join link and a calendar entry, then a reminder', async ({
      page,
      visit,
      site,
    }) => {
      const address = addressOf('webinar');
      await visit('/request/webinar');
      const form = page.getByRole('main').locator('form[method=post]');
      await form.getByLabel(webinar!.title).check();
      await form.getByLabel('Name', { exact: true }).fill('Ada Fischer');
      await form.getByLabel('Business email').fill(address);
      await sendTwice(page, form, 'Register', () => expect(form.getByLabel(webinar!.title)).toBeChecked());
      await expect(heading(page)).toHaveText(/received your registration/);

      await openMail(page, address, `You’re registered: “${webinar!.title}”`);
      await expectInvitation(page);
      // A sign-up within the last day has only just had the link.
      await site.query(`update lead set received_at = received_at - interval '1 year' where email = $1`, [
        address,
      ]);
      await site.run('remind-webinars');
      await openMail(page, address, `Reminder: “${webinar!.title}”`);
      await expectInvitation(page);
    });

    test('who waits for the next webinar confirms by mail, and hears of it until one click ends it', async ({
      page,
      visit,
      site,
    }) => {
      const address = addressOf('next');
      await visit('/request/webinar');
      const form = page.getByRole('main').locator('form[method=post]');
      const next = form.getByLabel('Tell me about future webinars instead');
      await next.check();
      await form.getByLabel('Name', { exact: true }).fill('Ada Fischer');
      await form.getByLabel('Business email').fill(address);
      await sendTwice(page, form, 'Register', () => expect(next).toBeChecked());
      await expect(heading(page)).toHaveText('Please check your email');
      await expect(page.getByRole('main')).toContainText('we’ll write once for each new webinar');
      await page.goto(await linkInMail(page, address, confirmLink));
      await expect(page.getByRole('main')).toContainText('when a new webinar is scheduled');
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(heading(page)).toHaveText('Confirmed');

      // As if it had been confirmed before any of them was scheduled.
      await site.query(`update subscriber set known_edition = '' where email = $1 and state = 'confirmed'`, [
        address,
      ]);
      await site.run('send-new-editions');
      await openMail(page, address, 'New webinar: ');
      await expect(page.getByRole('article')).toContainText('/request/webinar');
      const [, unsubscribe] = /List-Unsubscribe:\s+<([^>]+)>/.exec(
        (await page.getByRole('article').textContent())!,
      )!;
      await page.goto(unsubscribe!);
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(heading(page)).toHaveText('You’re unsubscribed');
    });

    test('a new edition is announced after a confirmation by mail, until one click ends it', async ({
      page,
      visit,
      site,
    }) => {
      const address = addressOf('edition');
      await visit('/whitepaper/global-ecommerce-2025');
      const offer = page.getByRole('complementary', { name: 'Get an email when a new edition is out' });
      await offer.getByLabel('Business email').fill(address);
      await offer.getByRole('button', { name: 'Email me about new editions' }).click();
      await expect(heading(page)).toHaveText('Please check your email');
      await page.goto(await linkInMail(page, address, confirmLink));
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(heading(page)).toHaveText('Confirmed');

      // As if it had been confirmed before the newest edition was out.
      const { rowCount } = await site.query(
        `update subscriber set known_edition = 'global-ecommerce-2000' where email = $1 and state = 'confirmed'`,
        [address],
      );
      expect(rowCount).toBe(1);
      await site.run('send-new-editions');
      await openMail(page, address, 'New edition: ');
      const mail = page.getByRole('article');
      await expect(mail).toContainText('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
      const words = (await mail.textContent())!;
      const [, unsubscribe] = /List-Unsubscribe:\s+<([^>]+)>/.exec(words)!;
      await page.goto(/\/whitepaper\/global-ecommerce-\d{4}/.exec(words)![0]);
      await expect(heading(page)).toBeVisible();

      // As a mail program does it (RFC 8058), then as a reader who opens the link.
      const answer = await page.request.post(unsubscribe!, { form: { 'List-Unsubscribe': 'One-Click' } });
      expect(answer.status()).toBe(200);
      const left = await site.query('select from subscriber where email = $1', [address]);
      expect(left.rowCount).toBe(0);
      await page.goto(unsubscribe!);
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(heading(page)).toHaveText('You’re unsubscribed');
    });
  });
}

const confirmLink = /\/newsletter\/confirm\?token=[\w.-]+/;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The first click is answered with a question instead of an error, and the second one is enough. */
async function sendTwice(page: Page, form: Locator, button: string, expectKept: () => Promise<void>) {
  expectStatus(page, 422);
  await form.getByRole('button', { name: button }).click();
  const question = form.getByText('Almost there: please press the button once more');
  await expect(question).toBeFocused();
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expectKept();
  await form.getByRole('button', { name: button }).click();
}

async function expectInvitation(page: Page) {
  await expect(page.getByRole('article')).toContainText(webinar!.join);
  const file = page.getByRole('list', { name: 'Attachments' }).getByRole('link', { name: /\.ics$/ });
  const entry = await (await page.request.get((await file.getAttribute('href'))!)).text();
  const starts = new Date(webinar!.starts).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  for (const line of ['BEGIN:VCALENDAR', `DTSTART:${starts}`]) expect(entry).toContain(line);
}
