import { describe, expect, test } from 'vitest';
import { sampleArticle, sampleContent, sentence } from '../../../test/samples/sample-content.ts';
import { brand } from '../../base/brand.ts';
import type { Block } from '../prose/prose.ts';
import { articleView } from './article-view.ts';

const heading = (text: string): Block => ({ kind: 'heading', level: 2, id: text.toLowerCase(), text });
const nothingShown = { blocks: [], rangesNote: null };
const viewOf = (article = sampleArticle(), more: ReturnType<typeof sampleArticle>[] = []) =>
  articleView(article, sampleContent({ articles: [article, ...more] }), nothingShown, 'https://site.example');

test('names its author, date and topics', () => {
  expect(viewOf()).toMatchObject({
    path: '/blog/article-1/1',
    author: { name: 'The desk', role: 'Data' },
    published: { date: '2026-03-01', words: '1 March 2026' },
    updated: null,
    topics: [{ name: 'Method', to: '/blog?topic=method' }],
  });
});

test('lists its sections if there are enough', () => {
  const parts = ['One', 'Two', 'Three'].map(heading);
  expect(viewOf(sampleArticle({ body: parts })).contents.map(({ id }) => id)).toEqual([
    'one',
    'two',
    'three',
  ]);
  expect(viewOf(sampleArticle({ body: parts.slice(1) })).contents).toEqual([]);
});

describe('the time to read it', () => {
  const minutes = (words: number) =>
    viewOf(sampleArticle({ body: [sentence('word '.repeat(words))] })).minutes;

  test('is in whole minutes, at least one', () => {
    expect([minutes(3), minutes(440), minutes(1_100)]).toEqual([1, 2, 5]);
  });
});

test('has linked data with address, dates and breadcrumb', () => {
  const [posting, way] = viewOf(sampleArticle({ updated: '2026-04-02' })).linkedData;
  expect(posting).toMatchObject({
    '@type': 'BlogPosting',
    url: 'https://site.example/blog/article-1/1',
    datePublished: '2026-03-01',
    dateModified: '2026-04-02',
    author: { '@type': 'Person', name: 'The desk' },
  });
  expect(way).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: brand.product }, { name: 'Blog' }, { name: 'Article 1' }],
  });
});
