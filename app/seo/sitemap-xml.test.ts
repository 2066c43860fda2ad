import { expect, test } from 'vitest';
import { sitemapIndex, urlSet } from './sitemap-xml.ts';

const siteUrl = 'https://www.marketquay.example';

test('a page has the date of its last change, if known', () => {
  const xml = urlSet([{ path: '/pricing' }, { path: '/blog/a/1', changed: '2026-03-01' }], siteUrl);
  expect(xml).toContain('<url><loc>https://www.marketquay.example/pricing</loc></url>');
  expect(xml).toContain('/blog/a/1</loc><lastmod>2026-03-01</lastmod>');
});

test('a part of the sitemap has the date of its newest page', () => {
  const entries = [
    { path: '/a', changed: '2026-03-01' },
    { path: '/b', changed: '2026-05-01' },
    { path: '/c' },
  ];
  const xml = sitemapIndex(
    [
      { part: 'blog', entries },
      { part: 'pages', entries: [{ path: '/' }] },
    ],
    siteUrl,
  );
  expect(xml).toContain('/sitemaps/blog.xml</loc><lastmod>2026-05-01</lastmod>');
  expect(xml).toContain('/sitemaps/pages.xml</loc></sitemap>');
});

test('escapes addresses', () => {
  expect(urlSet([{ path: '/blog?page=2&topic=a' }], siteUrl)).toContain('page=2&amp;topic=a');
});
