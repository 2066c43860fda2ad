import { expect, test } from 'vitest';
import { slim } from './route-table.ts';

test('browsers get the routes that draw something, without what is false or empty', () => {
  const page = { id: 'page', path: 'page', hasLoader: true, hasAction: false, imports: ['/a.js'], css: [] };
  const routes = {
    page: { ...page, hasDefaultExport: true },
    feed: { ...page, id: 'feed', hasDefaultExport: false },
  };
  expect(slim({ routes })).toEqual({
    routes: {
      page: { id: 'page', path: 'page', hasLoader: true, hasDefaultExport: true, imports: ['/a.js'] },
    },
  });
});
