import { expect, test } from './browser.ts';
import { hydrated } from './client-navigation.ts';

const path = '/resources/api-reference';
const example = '/api/figures?measure=market-size&region=pl&category=fashion';

test('a reader edits a call, sends it and reads the answer', async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  const entry = page.getByRole('region', { name: /^Figures and time series/ });
  const call = entry.getByLabel('Edit and send');
  await expect(call).toHaveValue(example);
  await entry.getByRole('button', { name: 'Send' }).click();
  await expect(entry.getByRole('status')).toContainText('200');
  await expect(entry.getByLabel('Response')).toContainText('"subject": "market/pl/fashion"');
  await call.fill('/api/figures.csv?measure=gdp&fields=region,period,value');
  await call.press('Enter');
  await expect(entry.getByLabel('Response')).toContainText('region,period,value');
  await call.fill('https://elsewhere.example/api/figures');
  await call.press('Enter');
  await expect(entry.getByRole('status')).toContainText('Not sent');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('examples are links that answer, beside what they answer', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Send' })).toHaveCount(0);
    const entry = page.getByRole('region', { name: /^Figures and time series/ });
    await expect(entry.getByText('"subject": "market/pl/fashion"')).toBeVisible();
    await page.getByRole('link', { name: `Try ${example}` }).click();
    await expect(page.locator('body')).toContainText('"subject":"market/pl/fashion"');
  });
});

test.describe('on the narrowest screen', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the reference does not scroll sideways', async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
