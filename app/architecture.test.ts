import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { describe, expect, test } from 'vitest';

const files = globSync('app/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.') && !file.includes('/+types/'))
  .toSorted();
/** What a module needs when it runs. */
const imports = new Map(files.map((file) => [file, importsOf(file, { types: false })]));
/** What it knows of: the types that it names too. */
const knowledge = new Map(files.map((file) => [file, importsOf(file, { types: true })]));

/** The composition root: it puts the parts together, so it may see all of them. */
const compositionRoot = new Set(
  [
    'context.server.ts',
    'entry.client.tsx',
    'entry.server.tsx',
    'main.server.ts',
    'retention.server.ts',
    'root.tsx',
    'routes.ts',
    'services.server.ts',
    'shell-markup.server.tsx',
    'site.server.ts',
    'start-facts.server.ts',
  ].map((file) => `app/${file}`),
);

/** Every folder of `app/`, bottom first. A folder imports only folders above it in this list, types and routes included. */
const layers = [
  // Tools: know nothing of eCommerce data.
  'base',
  'settings',
  'ui',
  'forms',
  'charts',
  'documents',
  'mail',
  // Core: what the data is, and what visitors allow.
  'taxonomy',
  'figures',
  'subjects',
  'dataset',
  'consent',
  'tracking',
  // Page kits: what pages are built from.
  'shell',
  'edge',
  'plans',
  'passport',
  'data-pages',
  // Features: requests and purchases, data pages, texts, search.
  'leads',
  'newsletter',
  'calendar',
  'orders',
  'checkout',
  'markets',
  'retailers',
  'rankings',
  'compare',
  'explore',
  'sample-data',
  'editorial',
  'search',
  // Surfaces.
  'api',
  'mcp',
  'marketing',
  'seo',
  'dev',
  // The outside world, behind types that the folders above declare.
  'adapters',
];

describe('who may import whom', () => {
  test('suffixes say where code runs', () => {
    expect(
      faultsOf((from, to) => {
        if (compositionRoot.has(from)) return null;
        const [user, used] = [roleOf(from), roleOf(to)];
        if (used === 'route') return 'only routes.ts names a route module';
        if (used === 'adapter' && user !== 'adapter') return 'only services see adapters';
        if (user === 'noun' && /^(react|react-dom|react-router|zod|node:)/.test(to)) return 'a noun is pure';
        if (user === 'noun' && used !== 'noun' && used !== 'package') return 'a noun knows only nouns';
        if ((user === 'part' || user === 'client') && used === 'server')
          return 'the browser cannot reach the server';
        if (user === 'server' && used === 'part' && !from.endsWith('.tsx'))
          return 'a query knows no component';
        if (user === 'server' && used === 'client') return 'the server cannot reach the browser';
        return null;
      }),
    ).toEqual([]);
  });

  test('every folder imports only folders that come before it', () => {
    const folders = new Set(files.map(folderOf).filter((folder) => folder !== 'root'));
    expect([...folders].toSorted()).toEqual(layers.toSorted());
    expect(
      faultsOf((from, to) => {
        const [user, used] = [folderOf(from), folderOf(to)];
        if (compositionRoot.has(from) || roleOf(to) === 'package' || used === 'root') return null;
        return layers.indexOf(used) > layers.indexOf(user) ? `${user} comes before ${used}` : null;
      }, knowledge),
    ).toEqual([]);
  });

  test('no import leads back to its own file', () => {
    const cycles: string[] = [];
    const done = new Set<string>();
    const visit = (file: string, path: readonly string[]) => {
      if (path.includes(file)) return void cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      if (done.has(file)) return;
      for (const next of knowledge.get(file) ?? []) visit(next, [...path, file]);
      done.add(file);
    };
    for (const file of files) visit(file, []);
    expect(cycles).toEqual([]);
  });

  test('a noun asks no clock and throws no dice', () => {
    const impure =
      /\b(Date\.now\(|new Date\(\)|Math\.random\(|setTimeout\(|setInterval\(|performance\.now\()/;
    const nouns = files.filter((file) => roleOf(file) === 'noun' && !compositionRoot.has(file));
    expect(nouns.filter((file) => impure.test(read(file)))).toEqual([]);
  });

  test('every page says who may keep it', () => {
    const pages = files.filter((file) => file.endsWith('-page.tsx'));
    expect(pages.length).toBeGreaterThan(40);
    expect(pages.filter((file) => !/^export const handle = /m.test(read(file)))).toEqual([]);
  });
});

describe('sizes that a newcomer can take in', () => {
  test('no folder has more than 24 files', () => {
    const perFolder = Map.groupBy(files, dirname);
    expect([...perFolder].filter(([, inside]) => inside.length > 24).map(([folder]) => folder)).toEqual([]);
  });

  test('no folder has fewer than three entries', () => {
    const folders = [...new Set(files.map(dirname))].filter((folder) => folder !== 'app');
    const entries = (folder: string) => readdirSync(folder).filter((name) => !name.includes('.test.'));
    expect(folders.filter((folder) => entries(folder).length < 3)).toEqual([]);
  });

  test('no file has more than 400 lines', () => {
    expect(files.filter((file) => read(file).split('\n').length > 401)).toEqual([]);
  });

  test('at most 26 entries at the root and 14 npm scripts', () => {
    const generated = ['node_modules', 'build', '.git', '.data', '.react-router', 'test-results'];
    const written = readdirSync('.').filter(
      (name) => !generated.includes(name) && !name.startsWith('.build-'),
    );
    expect(written.length).toBeLessThanOrEqual(26);
    const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(14);
  });

  test('no barrel and no drawer for odds and ends', () => {
    expect(files.filter((file) => /(^|\/)(index\.tsx?|utils?|helpers?)(\/|\.tsx?$|$)/.test(file))).toEqual(
      [],
    );
  });
});

test('tests that look at a spread of subjects are tagged, so that a full run looks at all', () => {
  const walking = globSync('{app,test}/**/*.test.ts').filter((file) => read(file).includes('test/spread.ts'));
  expect(walking.length).toBeGreaterThan(3);
  expect(walking.filter((file) => !read(file).includes("tags: ['walk']"))).toEqual([]);
});

test('tests wait with `eventually`, because the second of `vi.waitFor` is too short for a busy machine', () => {
  const tests = globSync('{app,test,scripts,db}/**/*.test.{ts,tsx}');
  expect(tests.length).toBeGreaterThan(100);
  const hasty = tests.filter((file) => file !== 'app/architecture.test.ts' && /vi\.waitFor/.test(read(file)));
  expect(hasty).toEqual([]);
});

describe('the documents', () => {
  test.each(['README.md', 'SECURITY.md', ...globSync('docs/**/*.md'), ...globSync('deploy/*.md')])(
    '%s names only files that exist',
    (document) => {
      const named = read(document).matchAll(
        /`((?:app|scripts|test|db|data|deploy|bench|docs)\/[\w./-]+\.\w+)`/g,
      );
      const missing = [...named].map(([, path]) => path!).filter((path) => !existsSync(path));
      expect(missing).toEqual([]);
    },
  );
});

type Role = 'route' | 'server' | 'client' | 'part' | 'noun' | 'adapter' | 'package';

function roleOf(file: string): Role {
  if (!file.startsWith('app/')) return 'package';
  if (file.startsWith('app/adapters/')) return 'adapter';
  if (/-(page|action|feed)\.tsx?$/.test(file)) return 'route';
  if (/\.server\.tsx?$/.test(file)) return 'server';
  if (/\.client\.tsx?$/.test(file)) return 'client';
  return file.endsWith('.tsx') ? 'part' : 'noun';
}

function folderOf(file: string) {
  const [, folder = '', ...rest] = file.split('/');
  return rest.length > 0 ? folder : 'root';
}

function faultsOf(rule: (from: string, to: string) => string | null, known = imports) {
  return files.flatMap((from) =>
    known.get(from)!.flatMap((to) => {
      const fault = rule(from, to);
      return fault ? [`${from} → ${to}: ${fault}`] : [];
    }),
  );
}

/** Imports and re-exports, with those of types or without. */
function importsOf(file: string, { types }: { types: boolean }) {
  const { module, errors } = parseSync(basename(file), read(file));
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const imported = module.staticImports
    .filter(({ entries }) => types || entries.length === 0 || entries.some((entry) => !entry.isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const reExported = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) =>
      moduleRequest && (types || !isType) ? [moduleRequest.value] : [],
    );
  return [...new Set([...imported, ...reExported])].map((specifier) =>
    specifier.startsWith('.') ? join(dirname(file), specifier) : specifier,
  );
}

function read(file: string) {
  return readFileSync(file, 'utf8');
}
