import type { Page } from '@playwright/test';

/** The JavaScript that a page brings into an empty browser, as it comes over the line. */
export async function scriptBytes(page: Page, path: string) {
  const { bytes } = await scriptsOf(page, path);
  return bytes();
}

/** The same with the number of files, and after a first interaction, so that what is only deferred counts too. */
export async function scriptsInUse(page: Page, path: string) {
  const { sizes, bytes } = await scriptsOf(page, path);
  await page.mouse.move(300, 300);
  await page.keyboard.press('Tab');
  await page.waitForTimeout(1_000);
  await page.waitForLoadState('networkidle');
  return { requests: sizes.length, bytes: await bytes() };
}

async function scriptsOf(page: Page, path: string) {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return { sizes, bytes: async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) };
}
