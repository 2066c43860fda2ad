import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../test/site.ts';
import type { SearchAnswer } from '../search/search-entry.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

async function search(query: string): Promise<SearchAnswer & { note: string }> {
  const response = await site.fetch(`/api/search?${query}`);
  expect([query, response.status]).toEqual([query, 200]);
  return (await response.json()) as SearchAnswer & { note: string };
}

test('answers with hits, their kinds and totals', async () => {
  const { total, kinds, items, note } = await search('q=germany&limit=2');
  expect(kinds.length).toBeGreaterThan(1);
  expect(total).toBe(kinds.reduce((sum, kind) => sum + kind.total, 0));
  expect(items).toHaveLength(2);
  expect(Object.keys(items[0]!)).toEqual(expect.arrayContaining(['kind', 'locked', 'path', 'title']));
  expect(note).toContain('Displayed as ranges');
});

test('answers with the figure when a query names a market', async () => {
  const { answers } = await search('q=market+size+germany');
  expect(answers).toMatchObject([
    { kind: 'figure', measure: 'Market size', scope: 'eCommerce, Germany', place: 'de' },
  ]);
});

test('has hits of one kind only, if asked for', async () => {
  const { items, answers } = await search('q=germany&kind=ranking');
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['ranking']));
  expect(answers).toEqual([]);
});

test('answers an empty query with nothing', async () => {
  expect(await search('q=')).toMatchObject({ answers: [], total: 0, kinds: [], items: [], nearest: [] });
});

test.each(['', 'limit=5', 'q=a&limit=0', 'q=a&limit=many', 'q=a&limit=101', 'q=a&kind=planet'])(
  '"%s" is a bad request',
  async (query) => {
    const response = await site.fetch(`/api/search?${query}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      400,
      'application/problem+json',
    ]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  },
);

test('has caching, ETag, documentation and CSV like the rest of the API', async () => {
  const first = await site.fetch('/api/search?q=germany');
  expect(first.headers.get('cache-control')).toContain('s-maxage');
  const headers = { 'if-none-match': first.headers.get('etag')! };
  expect((await site.fetch('/api/search?q=germany', { headers })).status).toBe(304);
  const csv = await (await site.fetch('/api/search.csv?q=germany')).text();
  expect(csv).toMatch(/^kind,title,about,place,measure,value,path,locked\n/);
  const { paths } = (await (await site.fetch('/api/openapi.json')).json()) as { paths: object };
  expect(paths).toHaveProperty(['/search']);
});

test('has a working example in the reference', async () => {
  const page = await (await site.fetch('/resources/api-reference')).text();
  expect(page).toContain('href="/api/search?q=toys+germany"');
});
