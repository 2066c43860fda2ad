import { expect, test } from 'vitest';
import { sampleArticle, sampleContent } from '../../../test/samples/sample-content.ts';
import { blogView } from './blog-view.ts';

const articles = Array.from({ length: 12 }, (_, at) => sampleArticle({ id: 12 - at }));
const view = (query = '', list = articles) =>
  blogView(sampleContent({ articles: list }), new URLSearchParams(query));

test('names the page in the title, and gives each page its address', () => {
  expect(view('page=2&topic=method')).toMatchObject({
    title: 'Blog: Method, page 2',
    canonical: '/blog?page=2&topic=method',
    page: 2,
    pages: ['/blog?topic=method', '/blog?page=2&topic=method'],
  });
});

test.each(['page=9', 'page=x&topic=cars', 'pagesize=10&page=1'])('"%s" shows the first page', (query) => {
  expect(view(query)).toMatchObject({ title: 'Blog', canonical: '/blog', page: 1 });
});

test('a topic keeps the page size, not the page number', () => {
  const { topics } = view('page=1&pagesize=20');
  expect(topics.map(({ to }) => to)).toEqual([
    '/blog?pagesize=20',
    '/blog?pagesize=20&topic=method',
    '/blog?pagesize=20&topic=markets',
  ]);
});

test('offers no page sizes if everything fits on one page', () => {
  expect(view('', articles.slice(2)).sizes).toEqual([]);
  expect(view().sizes.map(({ size, current }) => [size, current])).toEqual([
    [10, true],
    [20, false],
    [50, false],
  ]);
});
