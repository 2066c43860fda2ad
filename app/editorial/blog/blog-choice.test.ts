import { expect, test } from 'vitest';
import { blogAddress, parseBlogChoice } from './blog-choice.ts';

const parse = (query: string) => parseBlogChoice(new URLSearchParams(query), ['method', 'markets']);

test('parses page, page size and topic', () => {
  expect(parse('page=3&pagesize=20&topic=method')).toEqual({ page: 3, pageSize: 20, topic: 'method' });
});

test.each([
  '',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'page=1e99',
  'pagesize=11',
  'pagesize=',
  'topic=cars',
  'topic=',
])('"%s" falls back to the defaults', (query) => {
  expect(parse(query)).toEqual({ page: 1, pageSize: 10, topic: '' });
});

test('the address leaves out defaults', () => {
  expect(blogAddress(parse('page=1&pagesize=10'))).toBe('/blog');
  expect(blogAddress(parse('topic=markets&pagesize=50&page=2'))).toBe(
    '/blog?page=2&pagesize=50&topic=markets',
  );
});
