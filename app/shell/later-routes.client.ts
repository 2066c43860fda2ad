import {
  UNSAFE_createClientRoutes as createRoutes,
  type DataRouter,
  type UNSAFE_AssetsManifest as Manifest,
  type UNSAFE_RouteModules as RouteModules,
} from 'react-router';

/**
 * The router makes objects and patterns of all routes that it is given, in one piece of work that nothing can interrupt: a
 * third of what the scripts of a page do while they start. So it starts with the routes of the page. The function that
 * this returns adds the others, once the page is hydrated or when somebody is about to leave it before that.
 */
export function holdBackRoutes(page: RouterGlobals) {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = page;
  const [own, others] = split(manifest.routes, (id) => id in modules);
  manifest.routes = own;
  let isDone = false;

  function addRoutes() {
    const { __reactRouterDataRouter: router, __reactRouterContext: context } = page;
    if (isDone || !router) return;
    isDone = true;
    Object.assign(manifest.routes, others);
    router.patchRoutes('root', createRoutes(others, modules, null, context.ssr, context.isSpaMode, 'root'));
  }

  for (const type of ['click', 'submit', 'popstate'])
    page.addEventListener(type, addRoutes, { capture: true, once: true });
  return addRoutes;
}

type RouterGlobals = EventTarget &
  Pick<
    Window,
    '__reactRouterManifest' | '__reactRouterRouteModules' | '__reactRouterContext' | '__reactRouterDataRouter'
  >;
type Routes = Manifest['routes'];

function split(routes: Routes, test: (id: string) => boolean): [Routes, Routes] {
  const { true: own = [], false: others = [] } = Object.groupBy(
    Object.entries(routes),
    ([id]) => `${test(id)}`,
  );
  return [Object.fromEntries(own), Object.fromEntries(others)];
}

declare global {
  interface Window {
    __reactRouterManifest: Manifest;
    __reactRouterRouteModules: RouteModules;
    __reactRouterContext: { ssr: boolean; isSpaMode: boolean };
    __reactRouterDataRouter?: DataRouter;
  }
}
