import { expect, test } from 'vitest';
import { cookieAttributes } from './forget-storage.client.ts';

test('lists every domain and path with which a visible cookie can be set', () => {
  const forms = cookieAttributes('www.site.example', '/blog/a');
  const domains = ['', '; Domain=www.site.example', '; Domain=site.example', '; Domain=example'];
  const paths = ['/', '/blog', '/blog/', '/blog/a', '/blog/a/'];
  expect(new Set(forms)).toEqual(
    new Set(domains.flatMap((domain) => paths.map((path) => `; Path=${path}${domain}`))),
  );
});

test('lists two combinations for the home page of a host without a domain', () => {
  expect(cookieAttributes('localhost', '/')).toEqual(['; Path=/', '; Path=/; Domain=localhost']);
});
