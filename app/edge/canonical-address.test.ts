import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { canonicalAddress, withoutLastSlashes } from './canonical-address.server.ts';

const siteUrl = 'https://site.example';
const app = new Hono()
  .use(canonicalAddress({ siteUrl } as never))
  .all('*', (c) => c.text('The page itself.'));
const get = (path: string) => app.request(siteUrl + path);

test.each([
  ['/pricing/', '/pricing'],
  ['/pricing///?a=1', '/pricing?a=1'],
  ['/About-Us', '/about-us'],
  ['//elsewhere.example/', '//elsewhere.example'],
])('%s moves to %s', async (path, canonical) => {
  const response = await get(path);
  expect([response.status, response.headers.get('location')]).toEqual([308, siteUrl + canonical]);
});

test.each(['/', '///', '/pricing', '/request/offer/', '/assets/Name-Xy.js'])('%s stays', async (path) => {
  expect((await get(path)).status).toBe(200);
});

test('only the slashes at the end are dropped', () => {
  expect(['/a/', '//a//b//', '/', '', 'a'].map(withoutLastSlashes)).toEqual(['/a', '//a//b', '', '', 'a']);
});

test('slashes before the end cost no time', async () => {
  // Work that grew with the square of this length would not end within the test's time.
  const { status } = await get(`/${'/'.repeat(1_000_000)}x`);
  expect(status).toBeLessThan(500);
});
