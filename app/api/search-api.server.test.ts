import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../test/site.ts';
import type { SearchAnswer } from '../search/search-entry.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

async function search(query: string): Promise<SearchAnswer> {
  const response = await site.fetch(`/api/search?${query}`);
  expect([query, response.status]).toEqual([query, 200]);
  return (await response.json()) as SearchAnswer;
}

test('answers by kind, with totals', async () => {
  const { total, groups } = await search('q=germany&limit=2');
  expect(groups.length).toBeGreaterThan(1);
  expect(total).toBe(groups.reduce((sum, group) => sum + group.total, 0));
  expect(groups.flatMap(({ items }) => items)).toHaveLength(2);
  expect(Object.keys(groups[0]!.items[0]!).toSorted()).toEqual(['locked', 'path', 'title']);
});

test('answers nothing to an empty query', async () => {
  expect(await search('q=')).toEqual({ total: 0, groups: [] });
});

test.each(['', 'limit=5', 'q=a&limit=0', 'q=a&limit=many', 'q=a&limit=101'])(
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
  expect(csv).toMatch(/^kind,title,about,path,locked\n/);
  const { paths } = (await (await site.fetch('/api/openapi.json')).json()) as { paths: object };
  expect(paths).toHaveProperty(['/search']);
});

test('has a working example in the reference', async () => {
  const page = await (await site.fetch('/resources/api-reference')).text();
  expect(page).toContain('href="/api/search?q=toys+germany"');
});
