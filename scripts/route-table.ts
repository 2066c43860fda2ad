import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Route = Record<string, unknown> & { hasDefaultExport: boolean };
type Manifest = { routes: Record<string, Route> };

const start = 'window.__reactRouterManifest=';

/**
 * The table of all routes travels with every page. Browsers need only those that draw something: feeds and actions are
 * asked for by the browser itself, and what is false or empty is the same when it is left out.
 */
export async function slimRouteTable(assets: string) {
  const [file] = await Array.fromAsync(glob('manifest-*.js', { cwd: assets }));
  if (!file) throw new Error('The build has no table of routes.');
  const text = await readFile(join(assets, file), 'utf8');
  if (!text.startsWith(start)) throw new Error(`${file} does not start with "${start}".`);
  const manifest = JSON.parse(text.slice(start.length).replace(/;\s*$/, '')) as Manifest;
  await writeFile(join(assets, file), `${start}${JSON.stringify(slim(manifest))};`);
}

export function slim({ routes, ...rest }: Manifest) {
  const pages = Object.entries(routes).filter(([, { hasDefaultExport }]) => hasDefaultExport);
  return { ...rest, routes: Object.fromEntries(pages.map(([id, route]) => [id, withoutEmpty(route)])) };
}

const withoutEmpty = (route: Route) =>
  Object.fromEntries(
    Object.entries(route).filter(
      ([, value]) => value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  );
