import type { Page } from '@playwright/test';

/** The JavaScript that a page brings into an empty browser, as it comes over the line. */
export async function scriptBytes(page: Page, path: string) {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
