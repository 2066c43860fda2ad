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
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
    // What finishes while the page is being closed is not counted.
    sizes.push(size.catch(() => 0));
  });
  await page.goto(path);
  // Scripts start after the first frame, which a busy machine may draw late.
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  await page.waitForLoadState('networkidle');
  return { sizes, bytes: async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) };
}
