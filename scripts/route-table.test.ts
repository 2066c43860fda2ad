import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { asCode, slim } from './route-table.ts';

test('browsers get the routes that draw something, without what is false, empty or loaded already', () => {
  const entry = { imports: ['/react.js'] };
  const page = {
    id: 'page',
    path: 'page',
    module: '/page.js',
    hasLoader: true,
    hasAction: false,
    imports: ['/react.js', '/a.js'],
    css: [],
  };
  const routes = {
    page: { ...page, hasDefaultExport: true },
    feed: { ...page, id: 'feed', hasDefaultExport: false },
  };
  expect(slim({ entry, routes })).toEqual({
    entry,
    routes: {
      page: {
        id: 'page',
        path: 'page',
        module: '/page.js',
        hasLoader: true,
        hasDefaultExport: true,
        imports: ['/a.js'],
      },
    },
  });
});

test('as code the table is the same, whatever its routes have of their own', () => {
  const usual = { parentId: 'root', hasLoader: true, hasDefaultExport: true };
  const routes = {
    root: { id: 'root', module: '/assets/root-AbCdEfGh.js', hasLoader: true, hasDefaultExport: true },
    'a/page': { ...usual, id: 'a/page', path: 'a', module: '/assets/page-12345678.js' },
    'b/other': { ...usual, id: 'b/other', module: '/assets/named-otherwise.js', imports: ['/x.js'] },
    inner: { ...usual, id: 'inner', parentId: 'a/page', module: '/assets/inner-a_b-c_d-.js', index: true },
  };
  const { hasLoader: _, ...quiet } = { ...routes.inner, id: 'quiet' };
  const table = { version: '1', routes: { ...routes, quiet } };
  expect(runInNewContext(asCode(table))).toEqual({
    version: '1',
    routes: { ...routes, quiet: { ...quiet, hasLoader: false } },
  });
});
