import { expect, test } from './browser.ts';
import { hydrated } from './client-navigation.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/playground');
  await hydrated(page);
});

test('a chart is read number by number with the arrow keys', { tag: '@desktop' }, async ({ page }) => {
  const chart = page.getByRole('figure', { name: 'Chart: The online market has doubled in ten years' });
  const says = chart.getByRole('status');
  await chart.focus();
  await expect(chart).toHaveAttribute('data-chart', 'read');
  await page.keyboard.press('ArrowRight');
  await expect(says).toHaveText('2015: $20–50bn');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(says).toHaveText('2017: $50–100bn');
  await page.keyboard.press('End');
  await expect(says).toHaveText('2028: $200–500bn');
  await page.keyboard.press('Escape');
  await expect(says).toBeEmpty();
});

test(
  'the number under the pointer is told, and the others step back',
  { tag: '@desktop' },
  async ({ page }) => {
    const chart = page.getByRole('figure', { name: 'Chart: Germany stands third in Europe' });
    await chart.getByText('France', { exact: true }).hover();
    await expect(chart).toHaveAttribute('data-chart', 'read');
    await chart.getByText('Italy', { exact: true }).hover();
    await expect(chart.getByRole('status')).toHaveText('Italy: $50–100bn');
    await expect(chart.locator('[data-mark^="France"]')).toHaveCSS('opacity', '0.4');
    await page.mouse.move(0, 0);
    await expect(chart.getByRole('status')).toBeEmpty();
  },
);

test('a name on a ladder links to its page and says its range', { tag: '@desktop' }, async ({ page }) => {
  const chart = page.getByRole('figure', { name: 'Chart: Germany stands third in Europe' });
  await chart.getByRole('link', { name: 'United Kingdom' }).focus();
  await expect(chart.getByRole('status')).toHaveText('United Kingdom: $200–500bn');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#united-kingdom$/);
});

test('all charts of a page share one year, which a click keeps', { tag: '@desktop' }, async ({ page }) => {
  const band = page.getByRole('figure', { name: 'Chart: Three publishers are inside our range' });
  const strip = page.getByRole('figure', {
    name: 'Chart: Conversion and returns moved, abandonment did not',
  });
  await band.locator('[data-mark^="2023:"]').hover();
  await expect(band).toHaveAttribute('data-chart', 'read');
  await band.locator('[data-mark^="2022:"]').hover();
  for (const chart of [band, strip])
    await expect(chart.locator('.chart-cross')).toHaveAttribute('data-year', '2022');
  await band.locator('[data-mark^="2022:"]').click();
  await page.mouse.move(0, 0);
  await expect(strip.locator('.chart-cross')).toHaveAttribute('data-year', '2022');
});
