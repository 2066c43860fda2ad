import {
  UNSAFE_createClientRoutes as createRoutes,
  type DataRouter,
  type UNSAFE_AssetsManifest as Manifest,
  type UNSAFE_RouteModules as RouteModules,
} from 'react-router';

/**
 * The router makes objects and patterns of all routes that it is given, in one piece of work that nothing can interrupt: a
 * third of what the scripts of a page do while they start. So it starts with the routes of the page. The function that
 * this returns adds the others, once the page is hydrated or when somebody clicks before that. All of them
 * are children of the root route (`scripts/route-table.ts` sees to it).
 */
export function holdBackRoutes(page: RouterGlobals) {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = page;
  const all = manifest.routes;
  const others = { ...all };
  manifest.routes = {};
  for (const id in modules) {
    manifest.routes[id] = all[id];
    delete others[id];
  }

  function addRoutes() {
    const router = page.__reactRouterDataRouter;
    if (!router || manifest.routes === all) return;
    manifest.routes = all;
    router.patchRoutes('root', createRoutes(others, modules, null, true, false, 'root'));
  }

  page.addEventListener('click', addRoutes, true);
  return addRoutes;
}

type RouterGlobals = EventTarget &
  Pick<Window, '__reactRouterManifest' | '__reactRouterRouteModules' | '__reactRouterDataRouter'>;

declare global {
  interface Window {
    __reactRouterManifest: Manifest;
    __reactRouterRouteModules: RouteModules;
    __reactRouterDataRouter?: DataRouter;
  }
}
