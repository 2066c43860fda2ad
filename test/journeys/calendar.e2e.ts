import type { Locator, Page } from '@playwright/test';
import { checkAccessibility, expect, expectConsoleError, expectStatus, test } from './browser.ts';
import { hydrated } from './client-navigation.ts';

const calendar = '/book-a-demo/calendar';

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a time is chosen in the visitor’s zone, booked, moved and cancelled',
    { tag: '@smoke' },
    async ({ page, visit }) => {
      expectStatus(page, 422);
      await visit(calendar);
      await expect(page.getByText('Berlin time')).toBeVisible();
      await page.getByLabel('Time zone').selectOption('Asia/Kolkata');
      await page.getByRole('button', { name: 'Show times' }).click();
      await expect(page.getByText('Kolkata time')).toBeVisible();
      await openDay(page, 1);
      await times(page).last().click();

      await expect(heading(page)).toHaveText('Confirm your time');
      await expect(page.getByText('Kolkata time (UTC+5:30)')).toBeVisible();
      await page.getByLabel('Name', { exact: true }).fill('Ada Fischer');
      await page.getByLabel('Business email').fill('ada');
      await book(page);
      await expect(page.getByRole('link', { name: 'Enter your company’s name' })).toBeVisible();
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Fischer');
      await page.getByLabel('Business email').fill('ada@company.example');
      await page.getByRole('textbox', { name: 'Company' }).fill('Kontor');
      await book(page);

      await expect(heading(page)).toHaveText('Your demo is booked');
      await moveAndCancel(page, 6);
    },
  );

  test('a time is booked after the demo form, which asks nothing twice', async ({ page, visit }) => {
    await visit('/book-a-demo');
    await fillDemoForm(page, 'without-scripts@company.example');
    await openDay(page, 9);
    await times(page).first().click();
    await expect(
      page.getByText('We’ll send the confirmation to without-scripts@company.example.'),
    ).toBeVisible();
    await book(page);
    await expect(heading(page)).toHaveText('Your demo is booked');
  });
});

for (const [javaScriptEnabled, day] of [
  [true, 11],
  [false, 12],
] as const) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled });

    test('time and details are sent together, and a fault keeps both', async ({ page, visit }) => {
      expectStatus(page, 422);
      await visit('/book-a-demo');
      await page.getByRole('table').getByRole('link').nth(day).click();
      await expect(page).toHaveURL(/[?&]day=/);
      await page.locator('label:has([name=slot])').nth(1).click();
      await book(page);
      await expect(page.getByRole('link', { name: 'Enter your name' })).toBeVisible();
      await expect(page.getByRole('radio').nth(1)).toBeChecked();
      // Elsewhere the sticky header may cover part of a day, which axe takes for a target that is too small.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await checkAccessibility(page);
      await fillDetails(page, `one-page-${day}@company.example`);
      await book(page);
      await expect(heading(page)).toHaveText('Your demo is booked');
    });
  });
}

test(
  'another zone is shown as soon as it is chosen, and what was entered stays',
  { tag: '@desktop' },
  async ({ page, visit }) => {
    await visit('/book-a-demo');
    await page.getByLabel('Name', { exact: true }).fill('Kim Meyer');
    const day = page.getByRole('table').getByRole('link').nth(3);
    await day.click();
    await expect(day).toHaveAttribute('aria-current', 'true');
    const zone = page.getByLabel('Time zone');
    await zone.focus();
    await zone.selectOption('America/New_York');
    await expect(page.getByText('New York time')).toBeVisible();
    await expect(day).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('button', { name: 'Show times' })).toBeHidden();
    await expect(zone).toBeFocused();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kim Meyer');
    await page.goBack();
    await expect(zone).not.toHaveValue('America/New_York');
  },
);

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('times are shown in the visitor’s zone after the demo form, and a booking can be moved and cancelled', async ({
    page,
    visit,
  }, { project }) => {
    await visit('/book-a-demo');
    await fillDemoForm(page, `kim-${project.name}@company.example`);

    await expect(page.getByText('New York time')).toBeVisible();
    await expect(page).toHaveURL(/[?&]lead=.*zone=America%2FNew_York/);
    await checkAccessibility(page);
    await openDay(page, 2);
    await times(page).first().click();
    await expect(heading(page)).toHaveText('Confirm your time');
    await expect(page.getByText(/^That is \d\d:\d\d to \d\d:\d\d Berlin time\.$/)).toBeVisible();
    await checkAccessibility(page);
    await book(page);
    await expect(heading(page)).toHaveText('Your demo is booked');
    await checkAccessibility(page);
    await moveAndCancel(page, 7);
  });
});

test('who comes second is offered the next times', { tag: '@desktop' }, async ({ page, visit, browser }) => {
  const second = await browser.newPage();
  for (const visitor of [page, second]) {
    await visitor.goto(calendar);
    // Scripts show the times in the visitor's zone.
    await hydrated(visitor);
    await openDay(visitor, 4);
  }
  const wanted = await times(page).nth(2).innerText();
  await choose(page, wanted);
  await expect(heading(page)).toHaveText('Confirm your time');

  await choose(second, wanted);
  const isTaken = new RegExp(`${wanted} on .* is no longer available`);
  const alert = second.getByRole('alert').filter({ hasText: isTaken });
  await expect(alert).toBeVisible();
  await alert.getByRole('button').first().click();
  await expect(heading(second)).toHaveText('Confirm your time');
  await second.close();

  expectStatus(page, 422);
  await book(page);
  await expect(page.getByRole('link', { name: 'Enter your name' })).toBeVisible();
  await checkAccessibility(page);
  await visit('/book-a-demo/booking?booking=1.made-up', { status: 404 });
});

test(
  'who goes back and on to another day still has the time',
  { tag: '@desktop' },
  async ({ page, visit }) => {
    await visit(calendar);
    await hydrated(page);
    await openDay(page, 3);
    const time = await times(page).first().innerText();
    await choose(page, time);
    await page.getByRole('link', { name: 'Choose another time' }).click();
    await expect(heading(page)).toHaveText('Choose a time');
    for (const day of [4, 3]) await openDay(page, day);
    await expect(times(page).first()).toHaveText(time);
  },
);

test(
  'what was moved in another window is shown, not cancelled',
  { tag: '@desktop' },
  async ({ page, visit }) => {
    await visit('/book-a-demo');
    await fillDemoForm(page, 'two-windows@company.example');
    await openDay(page, 10);
    await times(page).first().click();
    await book(page);
    await expect(heading(page)).toHaveText('Your demo is booked');
    const before = await page
      .locator('main')
      .getByText(/ to .* UTC/)
      .innerText();

    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('link', { name: 'Choose another time' }).click();
    await openDay(other, 10);
    await times(other).nth(3).click();
    await other.getByRole('button', { name: 'Move the demo' }).click();
    await expect(heading(other)).toHaveText('Your demo is booked');

    await page.getByText('Cancel the demo').click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('We didn’t cancel anything');
    await expect(page.getByText(before)).toBeHidden();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(heading(page)).toHaveText('Your demo has been cancelled');
  },
);

test('a step whose answer was lost says so and is repeated', { tag: '@desktop' }, async ({ page, visit }) => {
  expectConsoleError(page, /net::ERR_FAILED/);
  await visit(calendar);
  await hydrated(page);
  await openDay(page, 5);
  await sendTwice(page, times(page).first());
  await expect(heading(page)).toHaveText('Confirm your time');

  await page.getByLabel('Name', { exact: true }).fill('Robin Example');
  await page.getByLabel('Business email').fill('robin@company.example');
  await page.getByRole('textbox', { name: 'Company' }).fill('Kontor');
  await sendTwice(page, bookButton(page));
  await expect(heading(page)).toHaveText('Your demo is booked');

  await page.getByRole('link', { name: 'Choose another time' }).click();
  await expect(page.getByText('Nothing changes until')).toBeVisible();
  await openDay(page, 8);
  await times(page).first().click();
  await expect(heading(page)).toHaveText('Confirm your time');
  await sendTwice(page, page.getByRole('button', { name: 'Move the demo' }));
  await expect(heading(page)).toHaveText('Your demo is booked');
  await page.getByText('Cancel the demo').click();
  await sendTwice(page, page.getByRole('button', { name: 'Yes, cancel it' }));
  await expect(heading(page)).toHaveText('Your demo has been cancelled');
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const times = (page: Page) => page.locator('main section').getByRole('button');
const choose = (page: Page, time: string) => times(page).filter({ hasText: time }).click();
const bookButton = (page: Page) => page.getByRole('button', { name: 'Book this time' });
const book = (page: Page) => bookButton(page).click();

/** Each test has another day, counted from the first with free times. */
async function openDay(page: Page, at: number) {
  const day = page.getByRole('table').getByRole('link').nth(at);
  const [name] = (await day.locator('.sr-only').textContent())!.split(',');
  await day.click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

async function fillDemoForm(page: Page, email: string) {
  await fillDetails(page, email);
  await page.getByRole('button', { name: 'Send without booking a time' }).click();
  // The page before it has a calendar too.
  await expect(page).toHaveURL(/\/book-a-demo\/calendar\?/);
}

async function fillDetails(page: Page, email: string) {
  await page.getByLabel('Name', { exact: true }).fill('Kim Meyer');
  await page.getByLabel('Business email').fill(email);
  await page.getByRole('textbox', { name: 'Company' }).fill('Kontor');
  await page.getByLabel('What would you like to see?').fill('Shoes in Poland, month by month.');
}

async function moveAndCancel(page: Page, day: number) {
  const link = page.url();
  await page.getByRole('link', { name: 'Choose another time' }).click();
  await expect(page.getByText('Nothing changes until')).toBeVisible();
  await openDay(page, day);
  await times(page).first().click();
  await page.getByRole('button', { name: 'Move the demo' }).click();
  await expect(page).toHaveURL(link);
  await page.getByText('Cancel the demo').click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(heading(page)).toHaveText('Your demo has been cancelled');
}

/** The site does what is asked for the first time too, but its answer does not arrive. */
async function sendTwice(page: Page, button: Locator) {
  const posts = '**/*.data*';
  await page.route(posts, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await button.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We couldn’t process this just now');
  await page.unroute(posts);
  await button.click();
}
