import { expect, test } from 'vitest';
import { cookieForms } from './forget-storage.client.ts';

test('every domain and every path under which a page sees a cookie', () => {
  const forms = cookieForms('www.site.example', '/blog/a');
  const domains = ['', '; Domain=www.site.example', '; Domain=site.example', '; Domain=example'];
  const paths = ['/', '/blog', '/blog/', '/blog/a', '/blog/a/'];
  expect(new Set(forms)).toEqual(
    new Set(domains.flatMap((domain) => paths.map((path) => `; Path=${path}${domain}`))),
  );
});

test('the home page of a host without a domain', () => {
  expect(cookieForms('localhost', '/')).toEqual(['; Path=/', '; Path=/; Domain=localhost']);
});
