import { createHash } from 'node:crypto';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Route = Record<string, unknown> & {
  id: string;
  module: string;
  imports?: string[];
  hasDefaultExport: boolean;
};
type Manifest = { entry: { imports: string[] }; url: string; routes: Record<string, Route> };

const start = 'window.__reactRouterManifest=';

/**
 * Every page loads the table of all routes, which the build writes as a separate script. Here it shrinks and moves into the
 * root route's script, which every page loads as well, so that there is one request less.
 */
export async function packRouteTable(build: string) {
  const client = join(build, 'client');
  const tableText = await readFile(await onlyFile(join(client, 'assets'), 'manifest-*.js'), 'utf8');
  if (!tableText.startsWith(start)) throw new Error(`The table of routes does not start with "${start}".`);
  const table = JSON.parse(tableText.slice(start.length).replace(/;\s*$/, '')) as Manifest;
  const nested = Object.values(table.routes).find(({ id, parentId }) => id !== 'root' && parentId !== 'root');
  if (nested) throw new Error(`"${nested.id}" is not a child of the root route, see later-routes.client.ts.`);
  const old = [table.url, table.routes['root']!.module];
  const code = `${start}${asCode(slim(table))};${await readFile(join(client, old[1]!), 'utf8')}`;
  const packed = `/assets/root-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  const renamed = (text: string) => old.reduce((result, name) => result.replaceAll(name, packed), text);
  await Promise.all(old.map((name) => rm(join(client, name))));
  await writeFile(join(client, packed), renamed(code));
  const server = await onlyFile(join(build, 'server/assets'), 'server-build-*.js');
  await writeFile(server, renamed(await readFile(server, 'utf8')));
}

async function onlyFile(folder: string, pattern: string) {
  const found = await Array.fromAsync(glob(pattern, { cwd: folder }));
  if (found.length !== 1) throw new Error(`The build has ${found.length} files ${pattern}, not one.`);
  return join(folder, found[0]!);
}

/**
 * Browsers need only the routes that draw something: feeds and actions are asked for by the browser itself. What is false
 * or empty is the same when it is left out, and what every page has loaded need not be loaded ahead.
 */
export function slim<Table extends Pick<Manifest, 'entry' | 'routes'>>({ routes, ...rest }: Table) {
  const pages = Object.entries(routes).filter(([, { hasDefaultExport }]) => hasDefaultExport);
  const own = ({ imports = [], ...route }: Route) => ({
    ...route,
    imports: imports.filter((file) => !rest.entry.imports.includes(file)),
  });
  return { ...rest, routes: Object.fromEntries(pages.map(([id, route]) => [id, withoutEmpty(own(route))])) };
}

const withoutEmpty = (route: Route) =>
  Object.fromEntries(
    Object.entries(route).filter(
      ([, value]) => value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Route;

/** JavaScript for a table whose rows say only how a route differs from most: a quarter shorter when compressed. */
export function asCode({ routes: { root, ...pages }, ...rest }: Pick<Manifest, 'routes'>): string {
  const rows = Object.values(pages).map((route) => {
    const { id, module, parentId, hasLoader, hasDefaultExport: _, ...others } = route;
    const hash = /-([\w-]{8})\.js$/.exec(module)?.[1] ?? '';
    const own = {
      ...others,
      ...(parentId !== 'root' && { parentId }),
      ...(!hasLoader && { hasLoader: false }),
      ...(module !== fileOf(id, hash) && { module }),
    };
    return Object.keys(own).length > 0 ? [id, hash, own] : [id, hash];
  });
  const table = JSON.stringify({ ...rest, routes: { root } });
  return `((table,rows,fileOf)=>{${fill}return table})(${table},${JSON.stringify(rows)},${fileOf.toString()})`;
}

const fill = `for(let[id,hash,own]of rows)table.routes[id]={id,parentId:"root",hasLoader:true,hasDefaultExport:true,module:fileOf(id,hash),...own};`;

const fileOf = (id: string, hash: string) => `/assets/${id.split('/').at(-1)}-${hash}.js`;
