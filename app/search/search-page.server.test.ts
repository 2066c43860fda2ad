// @module-tag pages
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { startTestSite, type TestSite } from '../../test/site.ts';
import { footerNavigation, mainNavigation } from '../shell/navigation.tsx';
import { pageEntries } from './entries/page-entries.ts';

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
  expect(html).toContain('href="/pricing"');
});

test('a figure is answered with its range, its trend, its passport and its page', async () => {
  const { html } = await open('market size germany');
  const card = /<article.*?<\/article>/s.exec(html)![0];
  expect(card).toContain('Market size');
  expect(card).toContain('href="/resources/sample-data/figure/market/de/all/market-size/');
  expect(card).toContain('href="/resources/sample-data/market/de/all"');
  expect(card).toMatch(/\$\d+.*?(?:bn|m)/);
});

test('a page that shows ranges says so once, with a link to the plans', async () => {
  const sentence =
    /Displayed as ranges\. For exact data, <a [^>]*href="\/pricing"[^>]*>register for one of our paid plans<\/a>\./g;
  const notes = async (path: string) => {
    const html = await (await site.fetch(path)).text();
    return /<main.*<\/main>/s.exec(html)![0].match(sentence) ?? [];
  };
  expect(await notes('/search?q=market+size+germany')).toHaveLength(1);
  expect(await notes('/search?q=germany&kind=market')).toHaveLength(1);
  expect(await notes('/search?q=germany&kind=ranking')).toHaveLength(0);
  expect(await notes('/search')).toHaveLength(0);
});

test('results can be filtered by kind, by a link', async () => {
  const { html } = await open('germany');
  expect(html).toContain('href="/search?q=germany&amp;kind=ranking"');
  const filtered = await (await site.fetch('/search?q=germany&kind=ranking')).text();
  expect(filtered).toMatch(/<h2[^>]*>Rankings/);
  expect((await site.fetch('/search?q=germany&kind=planet')).status).toBe(200);
});

test('a locked retailer links to what is public about it, and to the plans', async () => {
  const { html } = await open('germany');
  expect(html).toContain('Included in paid plans');
  expect(html).toContain('href="/resources/sample-data/shop/');
});

test.each(['', '   ', 'xqzvwk', '%', 'ä'.repeat(3_000), '\u{1F6A2}'])(
  'for %j it offers ways to go on',
  async (query) => {
    const { response, html } = await open(query);
    expect(response.status).toBe(200);
    expect(html).toContain('href="/search?q=toys%20poland"');
  },
);

test('a query is text, never markup', async () => {
  const { response, html } = await open('<script>alert(1)</script>');
  expect(response.status).toBe(200);
  expect(html).not.toContain('<script>alert');
});

test('without a hit, it names the closest entries and a way to ask us', async () => {
  const { html } = await open('xqzvwk');
  expect(html).toContain('Closest matches');
  expect(html).toMatch(/<main.*href="\/contact".*<\/main>/s);
});

test('a query that finds nothing is counted, one that may name a person is not', async () => {
  await open('xqzvwkjh');
  await open('Xqzvwk Jhqzwx');
  await eventually(async () => {
    const { rows } = await site.database.pool.query(
      `select query, misses from search_miss where query like 'xqzvwk%' and query <> 'xqzvwk'`,
    );
    expect(rows).toEqual([{ query: 'xqzvwkjh', misses: 1 }]);
  }, 500);
});

test('every page entry is a page, and every section is on it', async () => {
  for (const { path } of pageEntries()) {
    const [page, section] = path.split('#');
    const response = await site.fetch(page!);
    expect([path, response.status]).toEqual([path, 200]);
    if (section) expect([path, (await response.text()).includes(` id="${section}"`)]).toEqual([path, true]);
  }
});

test('every page of the menus has an entry', () => {
  const inMenus = [...mainNavigation, ...footerNavigation].flatMap(({ links }) => links.map(({ to }) => to));
  expect(pageEntries().map(({ path }) => path)).toEqual(expect.arrayContaining(inMenus));
});
