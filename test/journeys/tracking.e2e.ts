import type { Locator, Page } from '@playwright/test';
import { expect, expectConsoleError, expectStatus, test } from './browser.ts';
import { navigateWithin } from './client-navigation.ts';
import { pageAddresses } from './page-addresses.ts';
import { broken, dataLayer, known, playTagManager } from './tag-manager.ts';
import { keptItems, optionalNames, watchForeignRequests } from './traces.ts';

const campaign = '?utm_source=paid&utm_medium=cpc&gclid=g1&li_fat_id=l1';

test.describe('before a choice', () => {
  test.use({ consent: null });

  for (const addresses of inGroups(pageAddresses(), 12)) {
    test(`${addresses[0]} and others ask nobody else and keep nothing optional`, async ({
      page,
      baseURL,
    }) => {
      expectConsoleError(page, /status of 404/);
      const foreign = watchForeignRequests(page, baseURL!);
      for (const address of addresses) {
        await page.goto(address + campaign);
        await known(page);
        await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
        expect([address, await optionalNames(page), foreign]).toEqual([address, [], []]);
      }
    });
  }

  test('the campaign is carried by links and forms, and kept with consent to marketing', async ({
    page,
    baseURL,
  }) => {
    const landing = { marketquay_landing_page: `${baseURL}/pricing` };
    await playTagManager(page);
    await page.goto(`/pricing${campaign}&utm_content=+`);
    await known(page);
    await navigateWithin(page, '/about-us');
    await expect(page).toHaveURL('/about-us');

    expect(await formFields(page)).toEqual({
      paid: '1',
      utm_source: 'paid',
      utm_content: '',
      li_fat_id: 'l1',
      ...landing,
    });
    expect(await toolLink(page)).toEqual({
      utm_source: 'paid',
      utm_medium: 'cpc',
      gclid: 'g1',
      ...landing,
    });
    expect(await optionalNames(page)).toEqual([]);

    await page.getByRole('button', { name: 'Accept all' }).click();
    expect((await optionalNames(page)).toSorted()).toEqual(
      expect.arrayContaining(['gclid', 'li_fat_id', 'marketquay_landing_page', 'utm_medium', 'utm_source']),
    );
    await page.goto('/faq');
    await known(page);
    expect(await toolLink(page)).toMatchObject({
      utm_source: 'paid',
      ...landing,
    });
  });

  test('a request says by which campaign it came', async ({ page, baseURL }) => {
    expectStatus(page, 422);
    await page.goto(`/pricing${campaign}`);
    await known(page);
    await navigateWithin(page, '/contact');
    const form = page.getByRole('main').locator('form[method=post]');
    await form.getByLabel('Name').fill('Ada Fischer');
    const request = page.waitForRequest(
      (sent) => sent.method() === 'POST' && sent.url().includes('/contact'),
    );
    await form.getByRole('button', { name: 'Send message' }).click();
    const sent = Object.fromEntries(new URLSearchParams((await request).postData()!));
    expect(sent).toMatchObject({
      ...Object.fromEntries(new URLSearchParams(campaign)),
      paid_clickthrough_conversion: '1',
      marketquay_landing_page: `${baseURL}/pricing`,
      lead_source: 'Webform',
      form_type: 'contact',
    });
    await expect(form.getByRole('alert')).toBeVisible();
  });

  test('elsewhere the campaign is kept at once', async ({ page }) => {
    await playTagManager(page);
    await page.goto(`/${campaign}&eea=false`);
    await known(page);
    expect(await optionalNames(page)).toEqual(expect.arrayContaining(['utm_source', 'gclid']));
  });
});

test('after a refusal nothing optional is kept, asked for or told', async ({ page, baseURL }) => {
  const foreign = watchForeignRequests(page, baseURL!);
  await page.goto(`/${campaign}`);
  await known(page);
  await navigateWithin(page, '/pricing');
  await expect(page).toHaveURL('/pricing');
  await page.goto('/faq');
  await known(page);
  expect(await optionalNames(page)).toEqual([]);
  expect(foreign).toEqual([]);
  const events = (await dataLayer(page)).filter((entry) => !Array.isArray(entry));
  expect(events).toEqual([]);
});

test.describe('after consent', () => {
  test.use({ consent: 'all' });

  test('only the tag manager is asked, and all that is kept is listed', async ({ page, baseURL }) => {
    const requests = await playTagManager(page);
    const foreign = watchForeignRequests(page, baseURL!);
    await page.goto(`/blog${campaign}`);
    await expect.poll(() => requests).toContain('/collect');
    await expect.poll(() => optionalNames(page)).toEqual(expect.arrayContaining(['_ga', '_ga_*', '_gcl_au']));
    expect(new Set(foreign.map((url) => new URL(url).origin))).toEqual(new Set(['https://tags.example']));
    expect(await keptItems(page)).not.toEqual([]);
  });

  test('taken back, scripts, cookies and the campaign are gone', async ({ page, baseURL }) => {
    const requests = await playTagManager(page);
    await page.goto(`/blog${campaign}`);
    await expect.poll(() => requests).toContain('/collect');
    await page.evaluate(() => {
      document.cookie = '_ga_DEEP=1; Path=/blog';
    });
    const foreign = watchForeignRequests(page, baseURL!);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reject all' }).click();
    await reloaded;
    await known(page);
    expect(await optionalNames(page)).toEqual([]);
    await expect(page.locator('script[data-consent-script]')).toHaveCount(0);
    expect(foreign.filter((url) => url.includes('gtm.js'))).toEqual([]);
  });

  test('the visit is told: pages, files, forms and the way to the tool', async ({ page }) => {
    await playTagManager(page);
    await page.goto('/about-us');
    await known(page);
    await navigateWithin(page, '/whitepaper/global-ecommerce-2025');
    await expect(page).toHaveURL(/whitepaper/);
    await pressOnly(page.getByRole('link', { name: 'Download PDF' }));
    await formFields(page);
    await toolLink(page);
    const events = (await dataLayer(page)).filter((entry) => !Array.isArray(entry)).slice(1);
    expect(events).toEqual([
      {
        event: 'page_view',
        page_path: '/whitepaper/global-ecommerce-2025',
        page_title: expect.stringContaining('Marketquay'),
      },
      { event: 'file_download', file_path: '/files/whitepaper/global-ecommerce-2025.pdf' },
      { event: 'form_submit', form_type: 'probe' },
      { event: 'tool_link', link_path: '/register' },
    ]);
  });

  test('a page tells of a purchase once', async ({ page }) => {
    await playTagManager(page);
    await page.goto('/about-us');
    await known(page);
    await addPurchase(page);
    await navigateWithin(page, '/faq');
    await expect.poll(() => purchases(page)).toEqual([purchase]);
    await navigateWithin(page, '/contact');
    await expect
      .poll(() => dataLayer(page))
      .toContainEqual(expect.objectContaining({ page_path: '/contact' }));
    expect(await purchases(page)).toEqual([purchase]);
  });

  test('a tag that fails breaks nothing', async ({ page }) => {
    expectConsoleError(page, /a fault in/);
    const requests = await playTagManager(page, broken);
    await page.goto('/about-us');
    await expect.poll(() => requests).toContain('/gtm.js?id=GTM-TEST');
    await navigateWithin(page, '/faq');
    await expect(page).toHaveURL('/faq');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong');
  });
});

test.describe('with consent to statistics only', () => {
  test.use({ consent: 'statistics' });

  test('a purchase is told without the buyer', async ({ page }) => {
    await playTagManager(page);
    await page.goto('/about-us');
    await known(page);
    await addPurchase(page);
    await navigateWithin(page, '/faq');
    await expect.poll(() => purchases(page)).toEqual([{ event: 'purchase', ecommerce: purchase.ecommerce }]);
    expect(await optionalNames(page)).not.toContain('_gcl_au');
  });
});

const purchase = {
  event: 'purchase',
  ecommerce: { transaction_id: 'MQ-1', currency: 'USD', value: 399, items: [] },
  user_data: { sha256_email_address: 'ab12' },
};

/** Brings the page's own event along, as the page after a purchase does. */
async function addPurchase(page: Page) {
  await page.evaluate((event) => {
    const template = document.createElement('template');
    template.dataset.event = JSON.stringify(event);
    document.body.append(template);
  }, purchase);
}

async function purchases(page: Page) {
  const entries = (await dataLayer(page)) as { event?: string }[];
  return entries.filter(({ event }) => event === 'purchase');
}

/** What a form that is drawn just now sends of the campaign. */
async function formFields(page: Page) {
  return page.evaluate(() => {
    const names = ['paid', 'utm_source', 'utm_content', 'li_fat_id', 'marketquay_landing_page'];
    const form = document.createElement('form');
    form.method = 'post';
    form.innerHTML = '<input type="hidden" name="form_type" value="probe">';
    for (const name of names)
      form.innerHTML += `<input type="hidden" name="${name}" data-campaign="${name}">`;
    form.addEventListener('submit', (event) => event.preventDefault());
    document.body.append(form);
    form.requestSubmit();
    const data = new FormData(form);
    form.remove();
    return Object.fromEntries(names.map((name) => [name, data.get(name)]));
  });
}

/** What the tool is told when somebody goes to register. */
async function toolLink(page: Page) {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Register' });
  await pressOnly(link);
  return Object.fromEntries(new URL((await link.getAttribute('href'))!).searchParams);
}

/** Clicks a link that leads nowhere this time. */
async function pressOnly(link: Locator) {
  await link.evaluate((element) => {
    element.addEventListener('click', (event) => event.preventDefault(), { once: true });
  });
  await link.click();
}

function inGroups<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}
