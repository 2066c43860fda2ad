import { expect, test } from 'vitest';
import { canonicalPath, publicPage } from './route-handle.ts';

const blog = publicPage({ query: ['page', 'topic'] });

test.each([
  ['', '/blog'],
  ['?topic=payments&page=2', '/blog?page=2&topic=payments'],
  ['?utm_source=mail&page=2', '/blog?page=2'],
  ['?page=&topic=%20', '/blog'],
  ['?page=1&page=2', '/blog?page=1'],
])('the canonical address of /blog%s is %s', (search, expected) => {
  expect(canonicalPath('/blog', new URLSearchParams(search), blog)).toBe(expected);
});
