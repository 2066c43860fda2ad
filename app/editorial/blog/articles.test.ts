import { describe, expect, test } from 'vitest';
import { sampleArticle } from '../../../test/samples/sample-content.ts';
import { articlesOn, lookUpArticle, neighboursOf, relatedTo } from './articles.ts';

const articles = [30, 29, 28].map((id) => sampleArticle({ id }));
const draft = sampleArticle({ id: 31, previewHash: 'secretsecretsecret' });
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

describe('a page of articles', () => {
  const many = Array.from({ length: 23 }, (_, at) => sampleArticle({ id: 23 - at }));

  test('is a slice of the published ones', () => {
    const { items, page, pages, total } = articlesOn([draft, ...many], { page: 3, pageSize: 10, topic: '' });
    expect([ids(items), page, pages, total]).toEqual([[3, 2, 1], 3, 3, 23]);
  });

  test('falls back to the first page', () => {
    const { items, page } = articlesOn(many, { page: 4, pageSize: 10, topic: '' });
    expect([items[0]!.id, page]).toEqual([23, 1]);
  });

  test('can be limited to a topic', () => {
    const market = sampleArticle({ id: 99, topics: ['markets'] });
    const found = articlesOn([market, ...many], { page: 1, pageSize: 10, topic: 'markets' });
    expect([ids(found.items), found.pages]).toEqual([[99], 1]);
    expect(articlesOn(many, { page: 1, pageSize: 10, topic: 'markets' })).toMatchObject({
      items: [],
      pages: 1,
    });
  });
});

describe('an address', () => {
  const lookUp = (slug: string, id?: string, h: string | null = null) =>
    lookUpArticle([draft, ...articles], { slug, id, h });

  test('finds its article', () => {
    expect(lookUp('article-29', '29')).toEqual({ kind: 'found', article: articles[1] });
  });

  test('finds it by slug alone, unless it is a draft', () => {
    expect(lookUp('article-29')).toEqual({ kind: 'found', article: articles[1] });
    expect(lookUp('article-29', undefined, 'x')).toEqual({ kind: 'moved', to: '/blog/article-29' });
    expect(lookUp('article-31')).toEqual({ kind: 'unknown' });
    expect(lookUp('article-31', undefined, draft.previewHash)).toEqual({ kind: 'unknown' });
  });

  test('with an outdated slug redirects', () => {
    expect(lookUp('something', '29')).toEqual({ kind: 'moved', to: '/blog/article-29/29' });
  });

  test.each(['5', '029', '29.0', 'x', '', 'NaN'])('with the id "%s" finds nothing', (id) => {
    expect(lookUp('article-29', id)).toEqual({ kind: 'unknown' });
  });

  test('of a draft needs its hash', () => {
    expect(lookUp('article-31', '31')).toEqual({ kind: 'unknown' });
    expect(lookUp('article-31', '31', 'wrong')).toEqual({ kind: 'unknown' });
    expect(lookUp('something', '31', 'wrong')).toEqual({ kind: 'unknown' });
    expect(lookUp('article-31', '31', draft.previewHash)).toEqual({ kind: 'found', article: draft });
    expect(lookUp('something', '31', draft.previewHash)).toEqual({
      kind: 'moved',
      to: '/blog/article-31/31?h=secretsecretsecret',
    });
  });

  test('of a published article drops the hash', () => {
    expect(lookUp('article-29', '29', 'old')).toEqual({ kind: 'moved', to: '/blog/article-29/29' });
  });
});

describe('neighbours of an article', () => {
  test('skip drafts', () => {
    const all = [draft, ...articles];
    expect(neighboursOf(articles[1]!, all)).toEqual({ older: articles[2], newer: articles[0] });
    expect(neighboursOf(articles[0]!, all)).toEqual({ older: articles[1], newer: null });
    expect(neighboursOf(draft, all)).toEqual({ older: null, newer: null });
  });

  test('the articles it names come before others on its topics', () => {
    const other = sampleArticle({ id: 7, topics: ['markets'] });
    const far = sampleArticle({ id: 6, topics: ['markets'] });
    const one = sampleArticle({ id: 8, related: ['article-7', 'article-31', 'nothing'] });
    expect(ids(relatedTo(one, [draft, ...articles, one, far, other]))).toEqual([7, 30, 29]);
    expect(ids(relatedTo(one, [one, far, other]))).toEqual([7]);
  });

  test('are not recommended again', () => {
    const one = sampleArticle({ id: 29, related: ['article-30', 'article-28'] });
    const all = [31, 30, 29, 28, 27].map((id) => (id === one.id ? one : sampleArticle({ id })));
    expect(ids(relatedTo(one, all))).toEqual([31, 27]);
  });
});
