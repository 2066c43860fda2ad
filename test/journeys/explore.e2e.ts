import type { Page, Route } from '@playwright/test';
import { checkAccessibility, expect, expectConsoleError, expectStatus, test } from './browser.ts';
import { watchDocument } from './client-navigation.ts';

const path = '/resources/sample-data/explore';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a measure is chosen, a country added and removed', { tag: '@smoke' }, async ({ page, visit }) => {
      await visit(path);
      const form = page.getByRole('form', { name: 'What to show' });
      // With scripts a change is enough; without, the form is sent.
      const send = async () => {
        if (!javaScriptEnabled) await form.getByRole('button', { name: 'Update chart' }).click();
      };
      await form.getByLabel('Measure').selectOption('Spending per head');
      await send();
      await expect(page).toHaveURL(`${path}?measure=spend-per-head`);
      await form.getByLabel('Measure').selectOption('Online share of retail');
      await send();
      await expect(page).toHaveURL(path);
      await form.getByLabel('Add a country or region').selectOption('China');
      await send();
      await expect(page).toHaveURL(`${path}?measure=online-share&places=cn,de,gb,us`);
      await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(
        'China and the UK had the highest',
      );
      await form.getByRole('link', { name: 'Remove United Kingdom' }).click();
      await expect(page).toHaveURL(`${path}?measure=online-share&places=cn,de,us`);
    });

    test('a category and a span of years are chosen', async ({ page, visit }) => {
      await visit(`${path}?measure=market-size&places=de`);
      const form = page.getByRole('form', { name: 'What to show' });
      const send = async () => {
        if (!javaScriptEnabled) await form.getByRole('button', { name: 'Update chart' }).click();
      };
      await form.getByLabel('Category', { exact: true }).selectOption('Fashion');
      await send();
      await expect(page).toHaveURL(`${path}?measure=market-size&places=de&category=fashion`);
      await form.getByLabel('From').selectOption('2020');
      await send();
      await expect(page).toHaveURL(`${path}?measure=market-size&places=de&category=fashion&from=2020`);
    });

    test('another measure keeps the places, the category and the years that fit it', async ({
      page,
      visit,
    }) => {
      await visit(`${path}?measure=market-size&places=cn,de&category=toys&from=2020`);
      const form = page.getByRole('form', { name: 'What to show' });
      const choose = async (measure: string) => {
        await form.getByLabel('Measure').selectOption(measure);
        if (!javaScriptEnabled) await form.getByRole('button', { name: 'Update chart' }).click();
      };
      await choose('market-growth');
      await expect(page).toHaveURL(`${path}?measure=market-growth&places=cn,de&category=toys&from=2020`);
      await choose('population');
      await expect(page).toHaveURL(`${path}?measure=population&places=cn,de&from=2020`);
      await choose('net-sales');
      await expect(page).toHaveURL(/\?measure=net-sales&retailers=[^&]*amazon\.com-us[^&]*&from=2020$/);
      await expect(page.getByText('Not everything could be shown')).toHaveCount(0);
    });

    test('the same figures are a chart, a map and a table', async ({ page, visit }) => {
      await visit(path);
      const views = page.getByRole('navigation', { name: 'View' });
      await views.getByRole('link', { name: 'Table' }).click();
      await expect(page).toHaveURL(`${path}?measure=online-share&view=table`);
      await expect(page.getByRole('table', { name: 'Online share of retail' })).toBeVisible();
      await views.getByRole('link', { name: 'Map' }).click();
      await expect(page).toHaveURL(`${path}?measure=online-share&view=map`);
      await expect(page.getByText('No data', { exact: true })).toBeVisible();
    });
  });
}

test('a second choice keeps the first, however soon it comes', async ({ page, visit }) => {
  await visit(path);
  await page.getByRole('form', { name: 'What to show' }).evaluate((form: HTMLFormElement) => {
    const choose = (name: string, value: string) => {
      const field = form.elements.namedItem(name) as HTMLSelectElement;
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose('measure', 'market-size');
    choose('add', 'cn');
  });
  await expect(page).toHaveURL(`${path}?measure=market-size&places=cn,de,gb,us`);
});

test('a category is only offered where it fits beside all places', async ({ page, visit }) => {
  await visit(`${path}?measure=market-size&places=br,cn,de,fr,gb&category=fashion,toys`);
  const form = page.getByRole('form', { name: 'What to show' });
  await expect(form.getByLabel('Add a country or region')).toBeVisible();
  await expect(form.getByLabel('Add a category')).toBeHidden();
});

test('going back shows what was there before', async ({ page, visit }) => {
  await visit(path);
  const measure = page.getByLabel('Measure');
  await measure.focus();
  await measure.selectOption('Market size');
  await expect(page).toHaveURL(`${path}?measure=market-size`);
  await expect(measure).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(measure).toHaveValue('online-share');
});

test('the years of a map can be moved and played', async ({ page, visit }) => {
  await visit(`${path}?measure=online-share&view=map`);
  await page.getByRole('slider', { name: 'Year shown on the map' }).fill('0');
  await expect(page).toHaveURL(`${path}?measure=online-share&to=2018&view=map`);
  await page.getByRole('button', { name: 'Play through the years' }).click();
  await expect(page).toHaveURL(`${path}?measure=online-share&to=2020&view=map`);
  await page.getByRole('button', { name: 'Pause' }).click();
});

const failureIn = (page: Page) => page.getByRole('main').getByRole('alert');

const failures: readonly [what: string, fail: (route: Route) => Promise<void>][] = [
  ['the network is lost', (route) => route.abort()],
  ['the server is unavailable', (route) => route.fulfill({ status: 503, body: 'Unavailable' })],
];
for (const [what, fail] of failures)
  test(`when ${what}, the chart stays and the new one can be asked for again`, async ({ page, visit }) => {
    expectConsoleError(page, /net::ERR_FAILED/);
    expectStatus(page, 503);
    await visit(path);
    const { expectKept, expectReplaced } = await watchDocument(page);
    await page.route('**/explore.data*', fail);
    await page.getByLabel('Measure').selectOption('Market size');
    const alert = failureIn(page);
    await expect(alert).toContainText('could not be loaded');
    await expect(page).toHaveURL(`${path}?measure=market-size`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('online share');
    await expect(page.getByLabel('Measure')).toHaveValue('market-size');
    await checkAccessibility(page);
    await expectKept();
    await alert.getByRole('link', { name: 'Try again' }).click();
    await expectReplaced();
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('market size');
  });

test('a failed change is forgotten once another one succeeds', async ({ page, visit }) => {
  expectConsoleError(page, /net::ERR_FAILED/);
  await visit(path);
  await page.route('**/explore.data*', (route) => route.abort());
  await page.getByLabel('Measure').selectOption('Market size');
  await expect(failureIn(page)).toBeVisible();
  await page.unroute('**/explore.data*');
  await page.getByLabel('Add a country or region').selectOption('China');
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('market size');
  await expect(page).toHaveURL(`${path}?measure=market-size&places=cn,de,gb,us`);
  await expect(failureIn(page)).toHaveCount(0);
});

test('a map stops playing where a year does not load', async ({ page, visit }) => {
  expectConsoleError(page, /net::ERR_FAILED/);
  await visit(`${path}?measure=online-share&to=2018&view=map`);
  await page.route('**/explore.data*', (route) => route.abort());
  await page.getByRole('button', { name: 'Play through the years' }).click();
  await expect(failureIn(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play through the years' })).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Year shown on the map' })).toHaveAttribute(
    'aria-valuetext',
    '2018',
  );
});

test.describe('for a visitor who prefers less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing plays', async ({ page, visit }) => {
    await visit(`${path}?measure=online-share&view=map`);
    await expect(page.getByRole('slider', { name: 'Year shown on the map' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play through the years' })).toBeHidden();
  });
});

test('what is unknown is named, and the rest is shown', async ({ page, visit, baseURL }) => {
  await visit(`${path}?measure=online-share&places=de,atlantis,us`);
  await expect(page.getByText('Not in our sample data: atlantis.')).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${baseURL}${path}?measure=online-share&places=de,us`,
  );
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(/online share/i);
});

test('an exhibit opens in the explorer', async ({ page, visit }) => {
  await visit('/resources/sample-data/market/de/fashion');
  await page.getByRole('link', { name: 'Explore data: “Market size”' }).click();
  await expect(page).toHaveURL(`${path}?measure=market-size&places=de&category=fashion`);
});

test('a question above the chart opens its own', async ({ page, visit }) => {
  await visit(path);
  const questions = page.getByRole('navigation', { name: 'Start from a question' });
  await questions.getByRole('link', { name: 'What people spend online' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('spending per head');
});

test('a question on the hub opens its chart', async ({ page, visit }) => {
  await visit('/resources/sample-data');
  await page.getByRole('link', { name: 'Fastest-growing categories in Europe' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(
    'market growth was highest for',
  );
});

test('a chart can be taken to a presentation', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`${path}?measure=online-share&places=cn,us`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'PowerPoint' }).last().click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^marketquay-explore-.*\.pptx$/);
  expect(await file.failure()).toBeNull();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const query of [
      '',
      '?measure=online-share&view=map',
      '?measure=payment-share&places=de,es,fr,gb,nl,pl',
    ]) {
      test(`explore${query} is accessible`, async ({ page, visit }) => {
        test.slow();
        await visit(path + query);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data explorer');
      });
    }
  });
}

test.describe('on the narrowest screen', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const query of [
    '',
    '?measure=market-size&places=br,cn,de,fr,gb,in,it,jp,us',
    '?measure=online-share&view=map',
  ]) {
    test(`explore${query} does not scroll sideways`, async ({ page: tab }) => {
      await tab.goto(path + query);
      expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }
});
