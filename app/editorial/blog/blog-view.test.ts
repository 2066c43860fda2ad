import { expect, test } from 'vitest';
import { sampleArticle, sampleContent } from '../../../test/samples/sample-content.ts';
import { blogView } from './blog-view.ts';

const articles = Array.from({ length: 12 }, (_, at) => sampleArticle({ id: 12 - at }));
const view = (query = '', list = articles) =>
  blogView(sampleContent({ articles: list }), new URLSearchParams(query));

test('the second page says so, and each page has its address', () => {
  expect(view('page=2&topic=method')).toMatchObject({
    title: 'Blog: Method, page 2',
    canonical: '/blog?page=2&topic=method',
    page: 2,
    pages: ['/blog?topic=method', '/blog?page=2&topic=method'],
  });
});

test.each(['page=9', 'page=x&topic=cars', 'pagesize=10&page=1'])('"%s" is the blog itself', (query) => {
  expect(view(query)).toMatchObject({ title: 'Blog', canonical: '/blog', page: 1 });
});

test('a topic keeps the size of the page, not the page', () => {
  const { topics } = view('page=1&pagesize=20');
  expect(topics.map(({ to }) => to)).toEqual([
    '/blog?pagesize=20',
    '/blog?pagesize=20&topic=method',
    '/blog?pagesize=20&topic=markets',
  ]);
});

test('where all fits on a page, there is no size to choose', () => {
  expect(view('', articles.slice(2)).sizes).toEqual([]);
  expect(view().sizes.map(({ size, current }) => [size, current])).toEqual([
    [10, true],
    [20, false],
    [50, false],
  ]);
});
