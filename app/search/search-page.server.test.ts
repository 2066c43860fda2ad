import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../test/site.ts';
import { brand } from '../base/brand.ts';
import { footerNavigation, mainNavigation } from '../shell/navigation.tsx';
import { pageEntries } from './page-entries.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const open = async (query: string) => {
  const response = await site.fetch(`/search?q=${encodeURIComponent(query)}`);
  return { response, html: await response.text() };
};

test('the page contains the results, and is neither cached nor indexed', async () => {
  const { response, html } = await open('pricng');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('x-robots-tag')).toContain('noindex');
  expect(html).toMatch(/<h2[^>]*>Pages/);
  expect(html).toContain('href="/pricing"');
});

test('a locked retailer links to the registration page of the tool', async () => {
  const { html } = await open('germany');
  expect(html).toContain('Register to see');
  expect(html).toContain(`href="${brand.tool.registerUrl}"`);
});

test.each(['', '   ', 'xqzvwk', '<script>alert(1)</script>', '%', 'ä'.repeat(3_000), '\u{1F6A2}'])(
  'asked for %j, it has ways to go on',
  async (query) => {
    const { response, html } = await open(query);
    expect(response.status).toBe(200);
    expect(html).toContain('href="/search?q=toys%20germany"');
    expect(html).not.toContain('<script>alert');
  },
);

test('every page entry leads to a page', async () => {
  for (const { path } of pageEntries()) expect([path, (await site.fetch(path!)).status]).toEqual([path, 200]);
});

test('every page of the menus has an entry', () => {
  const inMenus = [...mainNavigation, ...footerNavigation].flatMap(({ links }) => links.map(({ to }) => to));
  expect(pageEntries().map(({ path }) => path)).toEqual(expect.arrayContaining(inMenus));
});
