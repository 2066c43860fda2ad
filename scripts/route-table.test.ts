import { expect, test } from 'vitest';
import { slim } from './route-table.ts';

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
