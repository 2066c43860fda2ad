import { expect, test } from 'vitest';
import { sampleArticle, sampleContent } from '../../../test/samples/sample-content.ts';
import { summarise } from './articles.ts';
import { atomFeed } from './atom.ts';

const feedOf = (...articles: ReturnType<typeof sampleArticle>[]) =>
  atomFeed(
    articles.map((article) => summarise(article, sampleContent())),
    'https://site.example',
  );

test('the feed is dated by its latest change', () => {
  const feed = feedOf(
    sampleArticle({ id: 2, published: '2026-05-01' }),
    sampleArticle({ id: 1, updated: '2026-06-07' }),
  );
  const [ofFeed, ofNewest, ofChanged] = [...feed.matchAll(/<updated>(.*?)</g)].map(([, at]) => at);
  expect([ofFeed, ofNewest, ofChanged]).toEqual([
    '2026-06-07T00:00:00Z',
    '2026-05-01T00:00:00Z',
    '2026-06-07T00:00:00Z',
  ]);
});

test('the feed escapes markup', () => {
  const feed = feedOf(sampleArticle({ title: 'R&D < "sales"', summary: 'Less </summary> more.' }));
  expect(feed).toContain('<title>R&amp;D &lt; &quot;sales&quot;</title>');
  expect(feed).toContain('Less &lt;/summary&gt; more.');
});

test('the feed is valid without articles', () => {
  expect(feedOf()).toMatch(/^<\?xml [^]+<updated>[^<]+<\/updated>[^]+<\/feed>\n$/);
});
