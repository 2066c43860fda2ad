import { expect, test } from 'vitest';
import { wordsIn } from './error-screen.tsx';
import { isCrawler } from './fatal-error.ts';
import { mayReload } from './reloads.client.ts';

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (compatible; YandexBot/3.0)', true],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    false,
  ],
  ['Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36', false],
])('%s is a crawler: %s', (userAgent, expected) => {
  expect(isCrawler(userAgent)).toBe(expected);
});

test('the page reloads itself at most once in ten seconds', () => {
  expect(mayReload(0, 1_000_000)).toBe(true);
  expect(mayReload(1_000_000, 1_009_999)).toBe(false);
  expect(mayReload(1_000_000, 1_010_000)).toBe(true);
});

test.each([
  ['/shops/zalando', 'zalando'],
  ['/toys-in-germany/', 'toys in germany'],
  ['/404', ''],
  ['/', ''],
  ['/caf%C3%A9', ''],
])('the search on a missing %s starts with "%s"', (pathname, words) => {
  expect(wordsIn(pathname)).toBe(words);
});
