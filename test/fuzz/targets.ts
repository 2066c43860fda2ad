import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../app/routes.ts';
import { formsIn } from './forms.ts';
import { checkoutTargets } from './checkout-targets.ts';

/** Something of the site that takes requests, with an example of what it takes. */
export type Target = {
  /** As a report names it: the route, the operation or the form. */
  name: string;
  method: 'GET' | 'POST';
  path: string;
  /** Names of query parameters that mean something here. */
  query: readonly string[];
  /** What a form holds when it is sent. */
  fields: Readonly<Record<string, string>>;
  /** Of somebody who has come this far. */
  cookie?: string;
};

/** Every route of the table, every operation of the API and every form on a page, as the running site shows them. */
export async function discoverTargets(url: string, origin: string): Promise<Target[]> {
  const known = await sitemapPaths(url);
  const pages = routePatterns(routes).map((pattern) => {
    const path = known.find((candidate) => matcherOf(pattern).test(candidate)) ?? examplePath(pattern);
    return { name: `/${pattern}`, method: 'GET', path, query: pageQueries, fields: {} } as const;
  });
  const forms = await Promise.all(pages.map(({ path }) => formsOn(url, path)));
  // Whatever has no form on a page is posted to as well: actions, webhooks, and pages that take no posts.
  const posts = pages.map((page) => ({ ...page, name: `POST ${page.name}`, method: 'POST' as const }));
  return [
    ...pages,
    ...posts,
    ...edge,
    ...distinct(forms.flat()),
    ...(await operations(url)),
    ...(await checkoutTargets(url, origin)),
  ];
}

const pageQueries = [
  'q',
  'page',
  'tier',
  'checkout',
  'token',
  'key',
  'sort',
  'order',
  'utm_source',
  '_routes',
];

const edge: readonly Target[] = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/build.json',
  '/api/openapi.json',
  '/api/nothing',
  '/mcp',
  '/assets/nothing.js',
  '/favicon.ico',
  '/__manifest',
  '/_root.data',
  '/sandbox-payments/styles',
  '/sandbox-payments/pay/cs_test_nothing',
].map((path) => ({ name: path, method: 'GET', path, query: ['p', 'version'], fields: {} }));

function routePatterns(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path = '', children = [] }) => [path, ...routePatterns(children)]);
}

function matcherOf(pattern: string): RegExp {
  const source = pattern
    .split('/')
    .map((part) => {
      if (part === '*') return '/.+';
      if (!part.startsWith(':')) return `/${part.replaceAll('.', '\\.')}`;
      return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    })
    .join('');
  return new RegExp(`^${source}$`);
}

function examplePath(pattern: string): string {
  const parts = pattern.split('/').filter((part) => !part.endsWith('?'));
  return `/${parts.map((part) => (/^[:*]/.test(part) ? (examples[part] ?? 'all') : part)).join('/')}`;
}

const examples: Readonly<Record<string, string>> = {
  '*': 'market/de/all/market-size/2025',
  ':id': '1',
  ':isoCode': 'de',
  ':kind': 'markets',
  ':part': 'pages.xml',
};

async function sitemapPaths(url: string): Promise<string[]> {
  const locations = async (address: string) => {
    const text = await (await fetch(address)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => new URL(location!).pathname);
  };
  const parts = await locations(`${url}/sitemap.xml`);
  const paths = await Promise.all(parts.map((part) => locations(url + part)));
  return [...parts, ...paths.flat()];
}

async function formsOn(url: string, path: string): Promise<Target[]> {
  return formsIn(await (await fetch(url + path)).text(), path);
}

function distinct(targets: readonly Target[]): Target[] {
  const key = ({ name, fields }: Target) => `${name} ${Object.keys(fields).join(' ')}`;
  return [...new Map(targets.map((target) => [key(target), target])).values()];
}

type Description = {
  paths: Record<
    string,
    Record<string, { parameters?: { name: string; in: string; example?: string | number }[] }>
  >;
};

async function operations(url: string): Promise<Target[]> {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as Description;
  const targets = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => {
      const examplesOf = new Map(parameters.map(({ name, example }) => [name, String(example ?? 'all')]));
      return {
        name: `API ${method.toUpperCase()} ${path}`,
        method: method === 'post' ? ('POST' as const) : ('GET' as const),
        path: path.replace(/\{(\w+)\}/g, (_, name: string) => examplesOf.get(name) ?? 'all'),
        query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
        fields: {},
      };
    }),
  );
  if (targets.length === 0) throw new Error('The API describes no operation.');
  const prefix = targets.every(({ path }) => path.startsWith('/api')) ? '' : '/api';
  return targets.map((target) => ({ ...target, path: prefix + target.path }));
}
