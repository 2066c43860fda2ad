import type { ServerBuild } from 'react-router';
import { describe, expect, test } from 'vitest';
import { publicPage } from '../shell/route-handle.ts';
import { pageTarget, createRouteTable } from './route-table.server.ts';

const routes = {
  root: { id: 'root', path: '', module: {} },
  blog: { id: 'blog', parentId: 'root', path: 'blog', module: { handle: publicPage({ query: ['page'] }) } },
  faq: { id: 'faq', parentId: 'root', path: 'faq', module: { handle: publicPage() } },
} as unknown as ServerBuild['routes'];
const targetOf = (path: string) =>
  pageTarget(new URL(path, 'https://site.example'), createRouteTable(routes));

test('a page is known by the query that it declares', () => {
  const target = targetOf('/blog?x=1&page=2&_routes=blog');
  expect(target).toMatchObject({ isData: false, cleanPath: '/blog?page=2', route: { id: 'blog' } });
});

describe('the data of a page', () => {
  test('belongs to the page, and is kept apart from it', () => {
    const target = targetOf('/blog.data?page=2&x=1');
    expect(target).toMatchObject({ isData: true, cleanPath: '/blog.data?page=2', route: { id: 'blog' } });
    expect(target.page.pathname).toBe('/blog');
    expect(targetOf('/_.data').page.pathname).toBe('/');
  });

  test.each([
    ['root', '?_routes=root'],
    ['blog,root', '?_routes=root%2Cblog'],
    ['blog,blog,faq,nonsense', '?_routes=blog'],
    ['nonsense', ''],
    ['', ''],
  ])('of the routes %j is known by %j', (asked, kept) => {
    expect(targetOf(`/blog.data?_routes=${asked}`).cleanPath).toBe(`/blog.data${kept}`);
  });
});
