import { expect, test } from 'vitest';
import { curlQuotes, curlQuotesIn } from './curl-quotes.ts';

test.each([
  ["a shop's own stock, the sellers' goods", 'a shop’s own stock, the sellers’ goods'],
  ['"Most popular" is A ("switched to").', '“Most popular” is A (“switched to”).'],
  ['Counting "[active](term:active) customers".', 'Counting “[active](term:active) customers”.'],
  [
    "[Wayfair](/wayfair)'s **\"users\"**, '90s and 'net'",
    '[Wayfair](/wayfair)’s **“users”**, ’90s and ‘net’',
  ],
  ['set `name="x"` to "y"', 'set `name="x"` to “y”'],
])('%s', (typed, shown) => {
  expect(curlQuotes(typed)).toBe(shown);
});

test('curls texts at any depth and leaves other values', () => {
  const published = new Date(0);
  expect(curlQuotesIn({ title: "World's", list: [{ about: '"x"' }], year: 2025, published })).toEqual({
    title: 'World’s',
    list: [{ about: '“x”' }],
    year: 2025,
    published,
  });
});
