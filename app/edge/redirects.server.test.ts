import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand } from '../base/brand.ts';
import { isGone, parseGone, parseRedirects, redirectFor } from './redirects.server.ts';

const url = (path: string) => new URL(path, 'https://site.example');
const table = parseRedirects(readFileSync('content/redirects.txt', 'utf8'));

test.each([
  ['/news', '/blog'],
  ['/reports', '/whitepapers-and-reports'],
  ['/demo', '/book-a-demo'],
  ['/request/demo', '/book-a-demo'],
  ['/whitepaper/ecommerce-market-2024', '/whitepaper/global-ecommerce-2025'],
  ['/whitepaper/ecommerce-europe-2024', '/whitepaper/ecommerce-europe-2025'],
  ['/whitepaper/ecommerce-trends-2024', '/whitepaper/ecommerce-trends-2025'],
  ['/whitepaper/us-dominance', '/whitepaper/ecommerce-na-2025'],
])('%s has moved to %s for good', (from, to) => {
  expect(redirectFor(url(from))).toEqual({ status: 301, to });
});

test('addresses of the tool redirect to the tool', () => {
  expect(redirectFor(url('/login'))).toEqual({ status: 302, to: brand.tool.loginUrl });
  expect(redirectFor(url('/register'))).toEqual({ status: 302, to: brand.tool.registerUrl });
});

test('the query is carried along', () => {
  expect(redirectFor(url('/news?utm_source=mail&page=2'))?.to).toBe('/blog?utm_source=mail&page=2');
});

test.each([
  ['/register?utm_source=&gclid=1', `${brand.tool.registerUrl}?gclid=1`],
  ['/register?utm_source=&gclid=%20', brand.tool.registerUrl],
  ['/news?page', '/blog'],
  ['/news?q=a%26b&x=', '/blog?q=a%26b'],
])('%s keeps no empty parameter', (from, to) => {
  expect(redirectFor(url(from))?.to).toBe(to);
});

test('nothing else moves', () => expect(redirectFor(url('/blog'))).toBeNull());

test('no redirect ends at another redirect or a removed page', () => {
  const targets = [...table.values()].map(({ to }) => to.split('?')[0]!);
  expect(targets.filter((to) => table.has(to) || isGone(to))).toEqual([]);
});

test.each([
  ['/a 301', 'line 1: expected'],
  ['\n/a 200 /b', 'line 2: "200" is not'],
  ['a 301 /b', 'does not start with a slash'],
  ['/a 301 b', 'neither a path nor an absolute URL'],
  ['/a 301 /b\n/a 301 /c', 'line 2: "/a" is listed twice'],
])('the fault in %j is named', (text, fault) => {
  expect(() => parseRedirects(text)).toThrow(fault);
});

test('removed pages', () => {
  expect(isGone('/whitepaper/ecommerce-outlook-2022')).toBe(true);
  expect(isGone('/')).toBe(false);
  expect(() => parseGone('# fine\nnot-a-path')).toThrow('line 2');
});
