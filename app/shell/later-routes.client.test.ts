import { createMemoryRouter, type UNSAFE_AssetsManifest as Manifest } from 'react-router';
import { expect, test } from 'vitest';
import { holdBackRoutes } from './later-routes.client.ts';

const module = { default: () => null };
const row = (id: string, path: string) => ({ id, parentId: 'root', path, module: `/${id}.js` });

/** A page that was loaded at `/prices`. */
function loadedPage() {
  const routes = {
    root: { id: 'root', path: '' },
    prices: row('prices', 'prices'),
    blog: row('blog', 'blog'),
  };
  return Object.assign(new EventTarget(), {
    __reactRouterManifest: { routes } as unknown as Manifest,
    __reactRouterRouteModules: { root: module, prices: module },
  });
}

const withRouter = (page: ReturnType<typeof loadedPage>) =>
  Object.assign(page, {
    __reactRouterDataRouter: createMemoryRouter(
      [{ id: 'root', path: '/', children: [{ id: 'prices', path: 'prices' }] }],
      { initialEntries: ['/prices'] },
    ),
  });

const known = (page: ReturnType<typeof withRouter>) =>
  page.__reactRouterDataRouter.routes[0]!.children!.map(({ id }) => id);

test('the router starts with the routes of the page and gets the others later', () => {
  const page = loadedPage();
  const addRoutes = holdBackRoutes(page);
  expect(Object.keys(page.__reactRouterManifest.routes)).toEqual(['root', 'prices']);
  const started = withRouter(page);
  addRoutes();
  addRoutes();
  expect(known(started)).toEqual(['prices', 'blog']);
  expect(Object.keys(page.__reactRouterManifest.routes)).toEqual(['root', 'prices', 'blog']);
});

test('a click before that adds the other routes at once', () => {
  const page = loadedPage();
  holdBackRoutes(page);
  const started = withRouter(page);
  page.dispatchEvent(new Event('click'));
  expect(known(started)).toEqual(['prices', 'blog']);
});

test('a click before there is a router changes nothing', () => {
  const page = loadedPage();
  const addRoutes = holdBackRoutes(page);
  page.dispatchEvent(new Event('click'));
  const started = withRouter(page);
  addRoutes();
  expect(known(started)).toEqual(['prices', 'blog']);
});
