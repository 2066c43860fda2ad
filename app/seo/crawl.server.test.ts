// @module-tag exhaustive
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDemonstrationDatabase } from '../../test/demonstration-database.ts';
import { longestDescription, longestTitle } from '../base/search-snippet.ts';
import { origin, startTestSite, type TestSite } from '../../test/site.ts';

/** Finds every page as visitors and search engines do: by links and by the sitemap. */
let site: TestSite;
let pages: Map<string, Page>;
let mapped: string[];

type Page = {
  status: number;
  location: string | null;
  isIndexed: boolean;
  canonical: string | null;
  title: string;
  description: string;
  ids: ReadonlySet<string>;
  links: readonly string[];
  /** URLs of the breadcrumb in the linked data. */
  bands: number;
  saysBand: boolean;
  breadcrumb: readonly string[];
  foundOn: string;
};

beforeAll(async () => {
  // Pages may be indexed in production only; external services are sandboxed.
  const env = {
    APP_ENV: 'production',
    SESSION_SECRET: 's'.repeat(32),
    SANDBOX: 'payments,mail,leads,database',
  };
  site = await startTestSite(env, await createDemonstrationDatabase());
  mapped = await readMap();
  pages = await crawl(['/', ...mapped]);
}, 600_000);
afterAll(() => site.stop());

test('every link has a page', () => {
  const broken = [...pages].filter(([, { status, location }]) => status !== 200 && location === null);
  expect(broken.map(([path, { status, foundOn }]) => `${foundOn} → ${path}: ${status}`)).toEqual([]);
});

test('no internal link is redirected', () => {
  const moved = [...pages].filter(([, { location }]) => location !== null);
  expect(moved.map(([path, { location, foundOn }]) => `${foundOn} → ${path} → ${location}`)).toEqual([]);
});

test('every anchor exists', () => {
  const missing = [...pages].flatMap(([path, { links }]) =>
    links
      .map((link) => new URL(link, origin + path))
      .filter(({ hash, pathname, search }) => {
        const target = pages.get(pathname + search);
        return hash.length > 1 && target && !target.ids.has(decodeURIComponent(hash.slice(1)));
      })
      .map(({ pathname, hash }) => `${path} → ${pathname}${hash}`),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test('every page of the sitemap answers, may be indexed, and is its own canonical address', () => {
  const wrong = mapped.filter((path) => {
    if (isLikeOthers(path)) return false;
    const page = pages.get(path);
    return page?.status !== 200 || !page.isIndexed || page.canonical !== origin + path;
  });
  expect(wrong.map((path) => `${path}: ${JSON.stringify({ ...pages.get(path), ids: 0, links: 0 })}`)).toEqual(
    [],
  );
});

describe('what search engines show of the pages in the sitemap', () => {
  let snippets: [path: string, Page][];

  beforeAll(async () => {
    // Of the markets that are alike, a part: to make all of them takes minutes.
    const paths = mapped.filter((path, at) => !isLikeOthers(path) || at % 20 === 0).values();
    snippets = [];
    const work = async () => {
      for (const path of paths) snippets.push([path, pages.get(path) ?? (await read(path, 'the map'))]);
    };
    await Promise.all(Array.from({ length: 6 }, work));
  }, 600_000);

  test('fits: the title in 60 characters, the description in 155', () => {
    const long = snippets.filter(
      ([path, { title, description }]) =>
        title.length > longestTitle ||
        description.length > longestDescription ||
        description.endsWith('…') ||
        (title.endsWith('…') && !path.includes('/explore')),
    );
    expect(long.map(([path, { title, description }]) => `${path}: ${title} / ${description}`)).toEqual([]);
  });

  test('says enough: a title of 15 characters or more, a description of 70 or more', () => {
    const short = snippets.filter(
      ([, { title, description }]) => title.length < 15 || description.length < 70,
    );
    expect(short.map(([path, { title, description }]) => `${path}: ${title} / ${description}`)).toEqual([]);
  });

  test.each(['title', 'description'] as const)('is unique: no two pages share a %s', (part) => {
    const sharing = [...Map.groupBy(snippets, ([, page]) => page[part])].filter(
      ([, those]) => those.length > 1,
    );
    expect(sharing.map(([text, those]) => `${text}: ${those.map(([path]) => path).join(', ')}`)).toEqual([]);
  });
});

test('every page that may be indexed is in the sitemap', () => {
  const known = new Set(mapped);
  const missing = [...pages].filter(
    ([path, { status, isIndexed, canonical }]) =>
      status === 200 && isIndexed && canonical === origin + path && !path.includes('?') && !known.has(path),
  );
  expect(missing.map(([path, { foundOn }]) => `${path} (on ${foundOn})`)).toEqual([]);
});

test('the footer knows of every band, which it would repeat', () => {
  const wrong = [...pages].filter(([, { bands, saysBand }]) => bands !== (saysBand ? 1 : 0));
  expect(wrong.map(([path]) => path)).toEqual([]);
});

test('every breadcrumb starts at the home page and ends at the page itself', () => {
  const told = [...pages].filter(([, { breadcrumb }]) => breadcrumb.length > 0);
  expect(told.length).toBeGreaterThan(200);
  const wrong = told.filter(
    ([path, { canonical, breadcrumb }]) =>
      breadcrumb[0] !== `${origin}/` ||
      breadcrumb.at(-1)?.split('?')[0] !== (canonical ?? origin + path).split('?')[0],
  );
  expect(wrong.map(([path, { breadcrumb }]) => `${path}: ${breadcrumb.join(' → ')}`)).toEqual([]);
});

async function readMap(): Promise<string[]> {
  const locations = async (path: string) => {
    const xml = await (await site.fetch(path)).text();
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => unescaped(url!).slice(origin.length));
  };
  const parts = await Promise.all((await locations('/sitemap.xml')).map(locations));
  return parts.flat();
}

async function crawl(starts: readonly string[]): Promise<Map<string, Page>> {
  const found = new Map<string, Page>();
  const queue = new Map(starts.map((path) => [path, 'the map']));
  const templates = new Set<string>();
  const work = async () => {
    for (const [path, foundOn] of queue) {
      queue.delete(path);
      if (found.has(path) || isLikeOthers(path)) continue;
      const template = templateOf(path);
      if (template && templates.has(template)) continue;
      if (template) templates.add(template);
      const page = await read(path, foundOn);
      found.set(path, page);
      for (const link of page.links) {
        const url = new URL(link, origin + path);
        const target = url.pathname + url.search;
        if (url.origin === origin && !found.has(target) && !queue.has(target)) queue.set(target, path);
      }
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
  // Idle workers have stopped, so one does the rest.
  await work();
  return found;
}

/** The two thousand markets are alike: visit every region, and every category of one region. */
const isLikeOthers = (path: string) =>
  /^\/resources\/sample-data\/market\/(?!de\/)[^/]+\/(?!all\b)[^/]+$/.test(path);

/** Endless variants of generated pages are visited once per kind. */
function templateOf(path: string): string | null {
  const generated = /^\/(download|chart|embed|share-image|markdown|files|api|report-an-error|search)\b/.exec(
    path,
  );
  if (generated) return `${generated[1]}${/\.\w+$/.exec(path)?.[0] ?? ''}`;
  if (path.startsWith('/resources/sample-data/figure/')) return 'figure';
  if (path.startsWith('/resources/sample-data/compare/')) return path.split('/')[4] ?? 'compare';
  // Every measure once, as readers come to it from an exhibit; the presets come from the sitemap.
  if (path.startsWith('/resources/sample-data/explore?') && !mapped.includes(path))
    return `explore ${/measure=[^&]*/.exec(path)?.[0]}`;
  if (path.endsWith('.md')) return 'markdown';
  const isView = /^\/(resources\/sample-data|glossary|book-a-demo|checkout\/[\w-]+|request\/offer\/?)\?/.test(
    path,
  );
  return isView ? path.replaceAll(/=[^&]*/g, '') : null;
}

async function read(path: string, foundOn: string): Promise<Page> {
  const response = await site.fetch(path, { redirect: 'manual' });
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const whole = isPage ? await response.text() : '';
  const html = withoutScripts(whole);
  const values = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => unescaped(value!));
  return {
    status: response.status,
    location: response.headers.get('location'),
    isIndexed: isPage && !response.headers.get('x-robots-tag')?.includes('noindex'),
    canonical: values(/<link rel="canonical" href="([^"]*)"/g)[0] ?? null,
    title: values(/<title>([^<]*)<\/title>/g)[0] ?? '',
    description: values(/<meta name="description" content="([^"]*)"/g)[0] ?? '',
    ids: new Set(values(/\sid="([^"]*)"/g)),
    links: [...new Set(values(/<a\s[^>]*?href="([^"]*)"/g))].filter((link) => !/^(mailto|tel):/.test(link)),
    bands: values(/<div class="(band) /g).length,
    saysBand: html.includes('data-brings="band"'),
    breadcrumb: wayDownIn(whole),
    foundOn,
  };
}

function wayDownIn(html: string): string[] {
  type LinkedData = { '@type': unknown; itemListElement: { item: string }[] };
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);
  const told = [...scripts].map(([, json]) => JSON.parse(json!) as LinkedData);
  const way = told.find((one) => one['@type'] === 'BreadcrumbList');
  return way?.itemListElement.map(({ item }) => item) ?? [];
}

const withoutScripts = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>/g, '');

const unescaped = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<');
