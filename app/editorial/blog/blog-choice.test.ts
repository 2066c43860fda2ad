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
  'pagesize=0',
  'pagesize=101',
  'pagesize=-5',
  'pagesize=7.5',
  'pagesize=1e1',
  'pagesize=',
  'topic=cars',
  'topic=',
])('"%s" falls back to the defaults', (query) => {
  expect(parse(query)).toEqual({ page: 1, pageSize: 10, topic: '' });
});

test('accepts every page size from 1 to 100, and its address keeps it', () => {
  for (let size = 1; size <= 100; size += 1) {
    const choice = parse(`pagesize=${size}`);
    expect(choice.pageSize).toBe(size);
    expect(parse(blogAddress(choice).split('?')[1] ?? '')).toEqual(choice);
  }
});

test('the address leaves out defaults', () => {
  expect(blogAddress(parse('page=1&pagesize=10'))).toBe('/blog');
  expect(blogAddress(parse('topic=markets&pagesize=50&page=2'))).toBe(
    '/blog?page=2&pagesize=50&topic=markets',
  );
});
