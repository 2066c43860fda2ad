import type { Page } from '@playwright/test';
import { checkAccessibility, expect, expectStatus, test } from './browser.ts';
import { hydrated, watchDocument } from './client-navigation.ts';

const zalando = '/resources/sample-data/retailer/zalando.de-de';
const germanToys = '/resources/sample-data/market/de/toys';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the search page finds what is typed into it', async ({ page, visit }) => {
      await visit('/search');
      if (javaScriptEnabled) await hydrated(page);
      await box(page).fill('zalnado');
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL('/search?q=zalnado');
      await expect(page).toHaveTitle('[PREVIEW] Search: zalnado | Marketquay');
      await expect(box(page)).toHaveValue('zalnado');
      await expect(result(page, 'Zalando')).toHaveAttribute('href', zalando);
    });

    for (const query of ['toys germany', 'german toys', 'de toys', 'Toys in GERMANY'])
      test(`"${query}" finds the market`, async ({ page, visit }) => {
        await visit(`/search?q=${encodeURIComponent(query)}`);
        await expect(firstResult(page)).toHaveText('Toys Industry in Germany');
        await expect(firstResult(page)).toHaveAttribute('href', germanToys);
      });

    test('a measure and a place show the figure, with its passport and its page', async ({ page, visit }) => {
      await visit('/search?q=conversion%20rate%20germany');
      const card = page.getByRole('article').first();
      await expect(card.getByRole('heading')).toContainText('Conversion rate');
      await expect(card).toContainText('2.5–3%');
      await expect(card.getByRole('img', { name: 'Published ranges from 2018 to 2025' })).toBeVisible();
      await checkAccessibility(page);
      await card.getByRole('link', { name: 'eCommerce Conversion Statistics in Germany' }).click();
      await expect(page).toHaveURL('/resources/sample-data/market/de/all/transactions');
      await page.goBack();
      await card.getByRole('link', { name: 'Definition and source' }).click();
      await expect(page).toHaveURL(/\/figure\/market\/de\/all\/conversion-rate\/2025$/);
    });

    test('"a vs b" offers the comparison', async ({ page, visit }) => {
      await visit('/search?q=zalando%20vs%20otto');
      await page.getByRole('link', { name: 'Compare Zalando and OTTO' }).click();
      await expect(page).toHaveURL('/resources/sample-data/compare/retailer/zalando.de-de/otto.de-de');
    });

    test('a plain question finds its answer, opened', async ({ page, visit }) => {
      await visit('/search?q=how%20do%20i%20cancel');
      await result(page, 'Can I pay monthly? How do I cancel?').click();
      await expect(page).toHaveURL('/faq#pay-monthly');
      await expect(page.getByText('You can cancel at any time')).toBeVisible();
    });

    test('results can be filtered by kind, and the filter taken back', async ({ page, visit }) => {
      await visit('/search?q=germany');
      const filters = page.getByRole('navigation', { name: 'Filter the results' });
      await filters.getByRole('link', { name: /^Rankings/ }).click();
      await expect(page).toHaveURL('/search?q=germany&kind=ranking');
      await expect(firstResult(page)).toHaveText('Top Online Stores in Germany');
      await expect(page.getByRole('main').getByText('Market', { exact: true })).toHaveCount(0);
      await filters.getByRole('link', { name: /^All/ }).click();
      await expect(page).toHaveURL('/search?q=germany');
    });

    test('accents do not matter, and a locked shop links to what is public about it', async ({
      page,
      visit,
    }) => {
      await visit('/search?q=mobel');
      const shop = page.getByRole('main').getByRole('listitem').filter({ hasText: 'porta Möbel' });
      await expect(shop.getByRole('link')).toHaveAttribute('href', /^\/resources\/sample-data\/shop\//);
      await visit('/search?q=MÖBEL');
      await expect(shop).toBeVisible();
    });

    test('where nothing is found, there are ways on', async ({ page, visit }) => {
      await visit('/search?q=xqzvwk');
      await expect(page.getByRole('heading', { name: 'Closest matches' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
      await expect(page.getByRole('main').getByRole('link', { name: 'Ask us' })).toHaveAttribute(
        'href',
        '/contact',
      );
      await checkAccessibility(page);
      await page.getByRole('link', { name: 'toys poland' }).click();
      await expect(page).toHaveURL('/search?q=toys%20poland');
      await expect(result(page, 'Toys Industry in Poland')).toBeVisible();
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the link in the header opens the search page', async ({ page, visit }) => {
    await visit('/accessibility');
    await headerLink(page).click();
    await expect(page).toHaveURL('/search');
  });
});

test.describe('the dialog', () => {
  test(
    'opens by its link, answers while one types, and opens a page',
    { tag: '@smoke' },
    async ({ page, visit }) => {
      await visit('/about-us');
      const { expectKept } = await watchDocument(page);
      await headerLink(page).click();
      await expect(input(page)).toBeFocused();
      await checkAccessibility(page);
      await input(page).pressSequentially('pricng');
      await expect(options(page).first()).toHaveText(/Pricing/);
      await checkAccessibility(page);
      await options(page).first().click();
      await expect(page).toHaveURL('/pricing');
      await expect(dialog(page)).toBeHidden();
      await expectKept();
    },
  );

  test('shows figures, rows with values, locked shops with what is public, and all results', async ({
    page,
    visit,
  }) => {
    await visit('/accessibility');
    await openByKey(page);
    await input(page).fill('toys germany');
    await expect(options(page).first()).toContainText('Market size');
    await expect(options(page).first()).toHaveAttribute('href', germanToys);
    await expect(options(page).nth(1)).toHaveAttribute('href', /\/figure\/market\/de\/toys\/market-size\//);
    await expect(options(page).nth(2)).toContainText('Toys Industry in Germany');
    await expect(options(page).filter({ hasText: 'Included in paid plans' }).first()).toHaveAttribute(
      'href',
      /sample-data\/shop\//,
    );
    await checkAccessibility(page);
    await options(page).last().click();
    await expect(page).toHaveURL('/search?q=toys%20germany');
    await expect(dialog(page)).toBeHidden();
  });

  test('opens with examples, and an example shows its results', async ({ page, visit }) => {
    await visit('/accessibility');
    await openByKey(page);
    await dialog(page).getByRole('link', { name: 'top 100 germany' }).click();
    await expect(page).toHaveURL('/search?q=top%20100%20germany');
    await expect(dialog(page)).toBeHidden();
    await expect(firstResult(page)).toHaveText('Top Online Stores in Germany');
  });

  test('lists the pages seen before, and opens one', async ({ page, visit }) => {
    await visit('/pricing');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
    await openByKey(page);
    const recent = dialog(page).getByRole('region', { name: 'Recent pages' });
    await expect(recent.getByRole('link')).toHaveText([/^Pricing|^Plans/]);
    await recent.getByRole('link').click();
    await expect(page).toHaveURL('/pricing');
    await expect(dialog(page)).toBeHidden();
  });

  test('without a hit, offers the closest matches, what can be searched and a way to ask us', async ({
    page,
    visit,
  }) => {
    await visit('/accessibility');
    await openByKey(page);
    await input(page).fill('xqzvwk');
    const status = dialog(page).getByRole('status');
    await expect(status).toContainText('Nothing found for “xqzvwk”.');
    await expect(status).toContainText('You can search for a retailer or its domain');
    await expect(dialog(page).getByRole('listbox', { name: 'Closest matches' })).toBeVisible();
    await expect(options(page)).toHaveCount(4);
    await checkAccessibility(page);
    await page.keyboard.press('ArrowUp');
    await expectActive(page, 3);
    await expect(options(page).last()).toHaveText('Ask us');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/contact');
    await expect(dialog(page)).toBeHidden();
  });

  test('closes by its button, and remembers nothing', async ({ page, visit }) => {
    await visit('/accessibility');
    await hydrated(page);
    await headerLink(page).click();
    await input(page).fill('zalando');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
    await headerLink(page).click();
    await expect(input(page)).toHaveValue('');
  });

  test('closes when one goes back', async ({ page, visit }) => {
    await visit('/');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await openByKey(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(dialog(page)).toBeHidden();
  });

  test('says so when the search does not answer, and the page stays', async ({ page, visit }) => {
    expectStatus(page, 500);
    await page.route('**/api/search?*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await visit('/about-us');
    await openByKey(page);
    await input(page).fill('zalando');
    await expect(dialog(page).getByText('Search is not available at the moment.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Market data with its papers in order');
  });

  test('asks once for what is typed in one go', async ({ page, visit }) => {
    await visit('/accessibility');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/search')) asked.push(new URL(request.url()).searchParams.get('q')!);
    });
    await openByKey(page);
    await input(page).evaluate((field: HTMLInputElement) => {
      for (const letter of 'zalando') {
        field.value += letter;
        field.dispatchEvent(new Event('input'));
      }
    });
    await expect(options(page).first()).toContainText('Zalando');
    expect(asked).toEqual(['zalando']);
  });
});

test.describe('the dialog on a phone', { tag: '@phone' }, () => {
  test('rows show their values, and nothing is wider than the screen', async ({ page, visit }) => {
    await visit('/accessibility');
    await openByKey(page);
    await input(page).fill('toys germany');
    const row = options(page).filter({ hasText: 'Toys Industry in Germany' }).last();
    await expect(row.getByText(/^\$\d+–\d+bn$/)).toBeVisible();
    expect(await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await checkAccessibility(page);
  });
});

test.describe('by keyboard alone', { tag: '@desktop' }, () => {
  for (const keys of ['Control+k', 'Meta+k', '/'])
    test(`${keys} opens the dialog, arrows and Enter choose, Escape closes`, async ({ page, visit }) => {
      await visit('/accessibility');
      await openByKey(page, keys);
      await page.keyboard.type('pricing');
      await expect(options(page).first()).toContainText('Pricing');
      const last = (await options(page).count()) - 1;
      await expect(input(page)).toHaveAttribute('aria-activedescendant', '');
      await page.keyboard.press('ArrowDown');
      await expectActive(page, 0);
      await checkAccessibility(page);
      await page.keyboard.press('ArrowDown');
      await expectActive(page, 1);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(input(page)).toHaveAttribute('aria-activedescendant', '');
      await page.keyboard.press('ArrowUp');
      await expectActive(page, last);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await page.keyboard.press(keys);
      await page.keyboard.type('pricing');
      await expect(options(page).first()).toContainText('Pricing');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/pricing');
    });

  test('Enter without a choice opens all results', async ({ page, visit }) => {
    await visit('/accessibility');
    const { expectKept } = await watchDocument(page);
    await openByKey(page);
    await page.keyboard.type('toys germany');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=toys%20germany');
    await expect(dialog(page)).toBeHidden();
    await expectKept();
  });

  test('/ is a letter where one writes, and can be switched off', async ({ page, visit }) => {
    await visit('/search');
    await hydrated(page);
    await box(page).focus();
    await page.keyboard.type('a/b');
    await expect(box(page)).toHaveValue('a/b');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await dialog(page).getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await headerLink(page).focus();
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toHaveCount(1);
    await expect(dialog(page).getByRole('checkbox')).not.toBeChecked();
    await expect(input(page)).toHaveValue('');
  });

  test('a press beside the dialog closes it; a selection that ends there does not', async ({
    page,
    visit,
  }) => {
    await visit('/accessibility');
    await openByKey(page);
    await input(page).fill('zalando');
    await input(page).hover();
    await page.mouse.down();
    await page.mouse.move(20, 780);
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(20, 780);
    await expect(dialog(page)).toBeHidden();
  });

  test('the focus returns to where it was', async ({ page, visit }) => {
    await visit('/');
    await hydrated(page);
    const link = page.getByRole('link', { name: 'Compare plans and prices' });
    await link.focus();
    await openByKey(page, '/');
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });
});

test.describe('the search box of a page', () => {
  test('shows what is found while one types, and closes by Escape', async ({ page, visit }) => {
    await visit('/search?q=zalando');
    await hydrated(page);
    await box(page).click();
    await box(page).fill('pricing');
    const found = page.getByRole('main').getByRole('option');
    await expect(found.first()).toHaveText(/Pricing/);
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
    await expect(found).toHaveCount(0);
    await expect(box(page)).toHaveValue('pricing');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/pricing');
  });
});

const headerLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Search', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const input = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');
const box = (page: Page) => page.getByRole('main').getByLabel('Search retailers, markets, figures and pages');
const result = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').getByRole('link', { name, exact: true });

const firstResult = (page: Page) =>
  page.getByRole('main').getByRole('listitem').locator('a.font-medium').first();

/** React listens for shortcuts a moment after it has taken over the page. */
async function openByKey(page: Page, keys = 'Control+k') {
  await hydrated(page);
  await expect(async () => {
    await page.keyboard.press(keys);
    await expect(input(page)).toBeFocused({ timeout: 3_000 });
  }).toPass();
}

async function expectActive(page: Page, at: number) {
  const option = options(page).nth(at);
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(input(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id'))!);
}
