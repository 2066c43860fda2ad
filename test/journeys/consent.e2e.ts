import type { Page } from '@playwright/test';
import { ownCookies } from '../../app/consent/own-storage.ts';
import { checkAccessibility, expect, expectConsoleError, test } from './browser.ts';
import { hydrated, navigateWithin, watchDocument } from './client-navigation.ts';
import { scriptBytes } from './script-bytes.ts';
import { dataLayer, known, playTagManager } from './tag-manager.ts';

test.use({ consent: null });

test(
  'who is in the EEA is asked, and refuses with one click for half a year',
  { tag: '@smoke' },
  async ({ page, visit }) => {
    await visit('/faq');
    await known(page);
    await expect(banner(page)).toBeVisible();
    await checkAccessibility(page);
    const { expectKept } = await watchDocument(page);
    await banner(page).getByRole('button', { name: 'Reject all' }).click();
    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByText('Saved. Change it any time')).toBeVisible();
    await expectKept();

    const cookie = await consentCookie(page);
    expect(cookie?.value).toBe('0');
    expect(Math.round((cookie!.expires - Date.now() / 1_000) / 86_400)).toBe(180);
    const entries = await dataLayer(page);
    expect(entries[0]).toEqual(['consent', 'default', expect.objectContaining(denied)]);
    expect(entries.slice(1)).toEqual([['consent', 'update', denied], { event: 'consent_given' }]);

    await page.reload();
    await known(page);
    await expect(banner(page)).toHaveCount(0);
  },
);

test('the banner is one line on a desktop', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await arrive(page, '/faq');
  const { height } = (await banner(page).boundingBox())!;
  expect(height).toBeLessThan(80);
});

test('to refuse is as easy as to accept', async ({ page }) => {
  await arrive(page, '/faq');
  const [reject, accept] = ['Reject all', 'Accept all'].map((name) =>
    banner(page).getByRole('button', { name }),
  );
  const [one, other] = [await reject!.boundingBox(), await accept!.boundingBox()];
  expect(one!.height).toBe(other!.height);
  expect(Math.abs(one!.width - other!.width)).toBeLessThan(8);
  const look = (element: Element) => {
    const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(element);
    return { color, backgroundColor, fontSize, fontWeight, borderColor };
  };
  expect(await reject!.evaluate(look)).toEqual(await accept!.evaluate(look));
});

test('who accepts is believed at once, without a reload', async ({ page }) => {
  const requests = await playTagManager(page);
  await arrive(page, '/about-us');
  await expect(banner(page)).toBeVisible();
  const { expectKept } = await watchDocument(page);
  expect(requests).toEqual([]);
  await banner(page).getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => requests).toContain('/gtm.js?id=GTM-TEST');
  await expectKept();
  expect((await consentCookie(page))?.value).toBe('all');
  expect((await dataLayer(page)).slice(0, 4)).toEqual([
    ['consent', 'default', expect.objectContaining(denied)],
    ['consent', 'update', granted],
    { event: 'consent_given' },
    { event: 'gtm.js', 'gtm.start': expect.any(Number) },
  ]);
});

test('the keyboard comes to the banner soon', async ({ page }) => {
  await arrive(page, '/faq');
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link', { name: 'Privacy policy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('button', { name: 'Reject all' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('what the keyboard comes to on the page is not behind the banner', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(page, '/faq');
  await page.getByRole('main').focus();
  const { y: top } = (await banner(page).boundingBox())!;
  for (let tabs = 0; tabs < 15; tabs += 1) {
    await page.keyboard.press('Tab');
    const bottom = await page.evaluate(() => document.activeElement!.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(top);
  }
});

test('in the dialog each category is chosen by itself', async ({ page }) => {
  await playTagManager(page);
  await arrive(page, '/faq');
  const choose = banner(page).getByRole('button', { name: 'Choose' });
  await choose.click();
  await checkAccessibility(page);
  const box = (name: string) => dialog(page).getByRole('checkbox', { name });
  for (const name of ['Your choice', 'Checkout', 'Scrolling and reloading']) {
    await expect(box(name)).toBeChecked();
    await expect(box(name)).toBeDisabled();
  }
  await expect(box('Functional')).toBeChecked();
  await expect(box('Statistics')).not.toBeChecked();
  await expect(box('Marketing')).not.toBeChecked();

  const notice = dialog(page).getByText('You have unsaved changes.');
  await expect(notice).toBeHidden();
  await box('Marketing').check();
  await expect(notice).toBeVisible();
  await box('Marketing').uncheck();
  await expect(notice).toBeHidden();

  await box('Statistics').check();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(choose).toBeFocused();
  expect(await consentCookie(page)).toBeUndefined();

  await choose.click();
  await expect(box('Statistics')).not.toBeChecked();
  await box('Statistics').check();
  await dialog(page).getByText('What we store: Statistics').click();
  await expect(dialog(page).getByText('Script from tags.example').first()).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Save choices' }).click();
  await expect(banner(page)).toBeHidden();
  expect((await consentCookie(page))?.value).toBe('statistics');
});

test('a choice can be changed at any time, as often as one likes', async ({ page }) => {
  await playTagManager(page);
  await arrive(page, '/faq');
  await banner(page).getByRole('button', { name: 'Accept all' }).click();

  for (const value of ['statistics', 'all', 'statistics']) {
    const { expectReplaced } = await watchDocument(page);
    await openSettings(page);
    await dialog(page)
      .getByRole('checkbox', { name: 'Marketing' })
      .setChecked(value === 'all');
    await dialog(page).getByRole('button', { name: 'Save choices' }).click();
    await expectReplaced();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong');
    expect((await consentCookie(page))?.value).toBe(value);
  }

  const { expectKept } = await watchDocument(page);
  await openSettings(page);
  await dialog(page).getByRole('button', { name: 'Save choices' }).click();
  await expect(dialog(page)).toBeHidden();
  await expectKept();
});

test('without the functional entry the shortcut is not remembered', async ({ page }) => {
  await arrive(page, '/faq');
  const switchShortcutOff = async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('checkbox', { name: /to open search/ }).uncheck();
    await page.keyboard.press('Escape');
  };
  const kept = () => page.evaluate(() => localStorage.getItem('marketquay_slash_key'));
  await switchShortcutOff();
  expect(await kept()).toBe('off');

  await banner(page).getByRole('button', { name: 'Choose' }).click();
  await dialog(page).getByRole('checkbox', { name: 'Functional' }).uncheck();
  await dialog(page).getByRole('button', { name: 'Save choices' }).click();
  await expect(banner(page)).toBeHidden();
  expect((await consentCookie(page))?.value).toBe('0');
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
  expect(cookies).toContain(`${ownCookies.functional.name}=0`);
  expect(await kept()).toBeNull();
  await switchShortcutOff();
  expect(await kept()).toBeNull();
});

test('elsewhere nobody is asked, and everything can be switched off', async ({ page }) => {
  const requests = await playTagManager(page);
  await arrive(page, '/faq?eea=false');
  await expect.poll(() => requests).toContain('/gtm.js?id=GTM-TEST');
  await expect(banner(page)).toHaveCount(0);
  expect((await dataLayer(page))[0]).toEqual(['consent', 'default', expect.objectContaining(granted)]);

  await openSettings(page);
  await expect(dialog(page).getByRole('checkbox', { name: 'Marketing' })).toBeChecked();
  await dialog(page).getByRole('button', { name: 'Reject all' }).click();
  await expect(page.locator('script[data-consent-script]')).toHaveCount(0);
  expect((await consentCookie(page))?.value).toBe('0');
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([ownCookies.consent.name]);
});

test('the policy can be read without the banner, which is back on the next page', async ({ page }) => {
  await arrive(page, '/faq');
  await banner(page).getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL('/legal/privacy-policy?cookie=true');
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await known(page);
  await expect(banner(page)).toHaveCount(0);
  await navigateWithin(page, '/contact');
  await expect(banner(page)).toBeVisible();
  await navigateWithin(page, '/legal/privacy-policy');
  await expect(banner(page)).toBeVisible();
});

test('the banner moves nothing on the page', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifts = (window.shifts ?? 0) + (entry as LayoutShift).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await arrive(page, '/legal/legal-information');
  await expect(banner(page)).toBeVisible();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.shifts ?? 0)).toBeLessThan(0.001);
});

test.describe('on the narrowest screen', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  test('the banner fits, and leaves the page to be read', async ({ page }) => {
    await playTagManager(page);
    await arrive(page, '/faq');
    await expect(banner(page)).toBeVisible();
    const { width, height } = (await banner(page).boundingBox())!;
    expect(width).toBe(320);
    expect(height).toBeLessThan(568 / 2);
    await banner(page).getByRole('button', { name: 'Choose' }).tap();
    const sideways = await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(sideways).toBe(0);
    await dialog(page).getByRole('button', { name: 'Accept all' }).tap();
    await expect(banner(page)).toBeHidden();
  });
});

test('no answer in time counts as the EEA', async ({ page }) => {
  await page.route('**/api/settings', () => {});
  await arrive(page, '/faq');
  await expect(banner(page)).toBeVisible();
});

test.describe('with consent from before', () => {
  test.use({ consent: 'all' });

  test('no tag is loaded before it is known where the visitor is', async ({ page }) => {
    const requests = await playTagManager(page);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      void page.route('**/api/settings', async (route) => {
        resolve();
        await new Promise<void>((go) => (answer = go));
        await route.continue();
      });
    });
    await page.goto('/about-us');
    await asked;
    await page.waitForTimeout(300);
    expect(requests).toEqual([]);
    expect(await dataLayer(page)).toEqual([]);
    answer();
    await expect.poll(() => requests).toContain('/gtm.js?id=GTM-TEST');
  });
});

test.describe('with an unreadable cookie', () => {
  test.use({ consent: 'yes' });

  test('the visitor is asked again', async ({ page }) => {
    await arrive(page, '/faq');
    await expect(banner(page)).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the settings lead to the policy, and nobody is asked', async ({ page }) => {
    await page.goto('/');
    await expect(banner(page)).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
    await expect(page).toHaveURL(/\/legal\/privacy-policy#/);
    await expect(page.locator(':target')).toHaveText(/^Cookies/);
  });
});

test('where the code of it is blocked, the page works and the settings lead to the policy', async ({
  page,
}) => {
  expectConsoleError(page, /net::ERR_FAILED/);
  await page.route(/\/assets\/visitor-corner/, (route) => route.abort());
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await expect(page).toHaveURL(/\/legal\/privacy-policy#/);
  await page.goto('/contact');
  await hydrated(page);
});

test('to be asked costs a content page no more than 115 kB of JavaScript', async ({ page }) => {
  expect(await scriptBytes(page, '/about-us')).toBeLessThanOrEqual(115_000);
  await known(page);
  await expect(banner(page)).toBeVisible();
});

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' });

const mode = (value: string) => ({
  analytics_storage: value,
  ad_storage: value,
  ad_user_data: value,
  ad_personalization: value,
});
const [denied, granted] = [mode('denied'), mode('granted')];

async function arrive(page: Page, path: string) {
  await page.goto(path);
  await known(page);
}

async function openSettings(page: Page) {
  await known(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
}

async function consentCookie(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === ownCookies.consent.name);
}

type LayoutShift = PerformanceEntry & { value: number };

declare global {
  interface Window {
    shifts?: number;
  }
}
