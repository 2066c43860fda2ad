// @module-tag exhaustive
import { expect, test } from 'vitest';
import { startTestSite } from '../../test/site.ts';

const promises = /reverse charge|outside the EU\b|pay the net price|not taxable|\bVIES\b/i;
const pages = [
  '/pricing',
  '/faq',
  '/legal/terms-and-conditions',
  '/legal/privacy-policy',
  '/api/content/faq',
];

test.each([
  ['german-rate', false],
  ['by-country', true],
])('with VAT_RULES=%s pages mention another rate than the German one: %s', async (rules, isPromised) => {
  const site = await startTestSite({ VAT_RULES: rules });
  try {
    for (const path of pages) {
      const answer = await site.fetch(path);
      const text = await answer.text();
      expect([path, answer.status, promises.test(text)]).toEqual([path, 200, isPromised]);
      expect(text).not.toContain('{by-country');
    }
    const found = await (await site.fetch('/search?q=reverse+charge')).text();
    expect(found).not.toContain('{by-country');
  } finally {
    await site.stop();
  }
});
