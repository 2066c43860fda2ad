import { expect, test, vi } from 'vitest';
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import { fetchIcons, iconPaths, longestIconUrl, isPlainDrawing } from './icon-request.ts';

const answer = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
const ship = { icons: { ship: { body: '<path/>' } } };
const noWait = async () => {};

test('splits a long list of names so that no URL exceeds 500 characters', () => {
  const names = Array.from({ length: 120 }, (_, index) => `icon-number-${index}`);
  const paths = iconPaths('lucide', names);
  expect(paths.every((path) => `/api/icons/${path}`.length <= longestIconUrl)).toBe(true);
  expect(paths.flatMap((path) => path.split('icons=')[1]!.split(',')).toSorted()).toEqual(names.toSorted());
});

test('asks only our own endpoint', async () => {
  const fetch = vi.fn(async () => answer(ship));
  expect(
    await fetchIcons('lucide', ['ship'], {
      fetch,
      wait: noWait,
      externalServices: ['https://icons.example'],
    }),
  ).toEqual([ship]);
  expect(fetch.mock.calls).toEqual([['/api/icons/lucide.json?icons=ship', expect.anything()]]);
});

test('rejects if our endpoint fails and there is no external service', async () => {
  const fetch = async () => answer({}, 500);
  await expect(fetchIcons('lucide', ['ship'], { fetch, wait: noWait })).rejects.toThrow('answered 500');
});

test('asks external services one after the other and takes the first answer', async () => {
  const waited: number[] = [];
  const fetch = async (url: string) =>
    url.startsWith('https://two.example') ? answer(ship) : answer({}, 503);
  const wait = async (ms: number) => void waited.push(ms);
  const externalServices = ['https://one.example', 'https://two.example'];
  expect(await fetchIcons('lucide', ['ship'], { fetch, wait, externalServices })).toEqual([ship]);
  expect(waited).toEqual([0, 750]);
});

test('every icon of our own set is a plain drawing', () => {
  const bodies = Object.values(lucide.icons).map(({ body }) => body);
  expect(bodies.length).toBeGreaterThan(1_000);
  expect(bodies.filter((body) => !isPlainDrawing(body))).toEqual([]);
});

test.each([
  '<script>alert(1)</script>',
  '<path d="M0 0" onload="alert(1)"/>',
  '<path d="M0 0"/><image href="https://tracker.example/1.png"/>',
  '<use href="https://elsewhere.example/a.svg#b"/>',
  '<g><foreignObject><body></body></foreignObject></g>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<path style="background:url(//tracker.example)"/>',
  '<path fill="url(https://tracker.example)"/>',
  '<path d="M0 0"/></svg><img src="x">',
  '<path d="M0 0',
  'text',
  undefined as unknown as string,
])('%s is not a plain drawing', (body) => {
  expect(isPlainDrawing(body)).toBe(false);
});
