import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { pageAddresses } from './page-addresses.ts';

/** A country’s official name, and error texts as the product defines them. */
const verbatim = /Côte d'Ivoire|We're sorry!/g;

test('texts have curly quotes on every page', { tag: '@desktop' }, async ({ page, request }) => {
  const found: string[] = [];
  await page.goto('/faq');
  for (const path of pageAddresses()) {
    const texts = await textsOf(page, await (await request.get(path)).text());
    found.push(
      ...texts
        .filter((text) => /['"]/.test(text.replaceAll(verbatim, '')))
        .map((text) => `${path}: ${text.trim()}`),
    );
  }
  expect(found).toEqual([]);
});

/** What people read or hear, without code samples. */
function textsOf(page: Page, html: string) {
  return page.evaluate((markup) => {
    const document = new DOMParser().parseFromString(markup, 'text/html');
    for (const code of document.querySelectorAll('script, style, code, pre, .font-mono')) code.remove();
    const texts: string[] = [];
    const nodes = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) texts.push(nodes.currentNode.textContent ?? '');
    for (const name of ['alt', 'aria-label', 'placeholder', 'title', 'content'])
      for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name)!);
    return texts;
  }, html);
}
