// @module-tag pages
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Validator } from '@seriousme/openapi-schema-validator';
import openapiTypes from 'openapi-typescript';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listen } from '../../test/listen.ts';
import { openDemonstrationSite } from '../../test/site.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { apiReference, referenceEntries, type ApiDocument } from './api-reference.ts';

const site = openDemonstrationSite();

async function document(): Promise<ApiDocument> {
  return (await (await site.fetch('/api/openapi.json')).json()) as ApiDocument;
}

test('the document is valid OpenAPI 3.1, as an independent validator sees it', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(await document());
  expect(errors ?? []).toEqual([]);
  expect([valid, validator.version]).toEqual([true, '3.1']);
});

test('every path is documented with a summary, parameters that mean something, and problems', async () => {
  type Operation = { summary?: string; parameters?: { name: string; in: string }[]; responses: object };
  const { paths = {} } = (await document()) as { paths?: Record<string, { get: Operation }> };
  expect(Object.keys(paths).length).toBeGreaterThan(18);
  for (const [path, { get }] of Object.entries(paths)) {
    expect([path, get.summary]).toEqual([path, expect.stringMatching(/.{10}/)]);
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const named = (get.parameters ?? [])
      .filter((parameter) => parameter.in === 'path')
      .map(({ name }) => name);
    expect([path, named]).toEqual([path, inPath]);
  }
});

describe('the reference', () => {
  test('has an example for every path, and every example answers', async () => {
    const entries = referenceEntries(await document());
    expect(entries.length).toBeGreaterThan(18);
    const html = await (await site.fetch('/resources/api-reference')).text();
    for (const { example } of entries) {
      const response = await site.fetch(example, { headers: { 'x-forwarded-for': '192.0.2.50' } });
      expect([example, response.status]).toEqual([example, 200]);
      expect(JSON.stringify(await response.json()).length).toBeGreaterThan(10);
      expect(html).toContain(`href="${example.replaceAll('&', '&amp;')}"`);
    }
  });

  test('groups every path, beginning with the figures', async () => {
    const api = await document();
    const { groups, sharedParameters } = apiReference(api);
    const paths = groups.flatMap(({ entries }) => entries.map(({ path }) => path));
    expect(paths.toSorted()).toEqual(
      Object.keys(api.paths ?? {})
        .map((path) => `/api${path}`)
        .toSorted(),
    );
    expect(paths[0]).toBe('/api/figures');
    expect(sharedParameters.map(({ name }) => name).toSorted()).toEqual([
      'cursor',
      'fields',
      'page',
      'pagesize',
    ]);
  });

  test('shows a current response for every path, with the public address of the site', async () => {
    const html = await (await site.fetch('/resources/api-reference')).text();
    expect(html.match(/data-sample=/g)).toHaveLength(referenceEntries(await document()).length);
    const [, samples = ''] = html.split('data-sample=');
    expect(samples).toContain('market/pl/fashion');
    expect(samples).not.toContain('localhost');
  });

  test('states how long a deprecated field stays', async () => {
    const html = await (await site.fetch('/resources/api-reference')).text();
    expect(html).toMatch(/id="deprecation"/);
    expect(html).toContain('twelve months');
  });
});

const program = `
import createClient from 'openapi-fetch';
import type { paths } from './api.d.ts';

const api = createClient<paths, 'application/json' | 'application/problem+json'>({ baseUrl: process.env.API });

const series = await api.GET('/figures', { params: { query: { measure: 'market-size', region: 'pl', category: 'fashion' } } });
if (!series.data) throw new Error('no figures');
const years: string[] = series.data.items.map(({ period }) => period);

const market = await api.GET('/markets/{isoCode}/{category}', { params: { path: { isoCode: 'pl', category: 'toys' } } });
const title: string = market.data!.seoTitle;

const missing = await api.GET('/retailers/{slug}', { params: { path: { slug: 'nothing' } } });
const detail: string = missing.error!.detail;


// @ts-expect-error a path that does not exist must not compile
void (() => api.GET("/nothing", {}));
// @ts-expect-error a field that does not exist must not compile
void market.data!.secret;

console.log(JSON.stringify({ years, title, detail }));
`;

test('a typed client generated from the document compiles and runs', { timeout: 240_000 }, async () => {
  const folder = temporaryFolder('openapi');
  const server = await listen(site);
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  mkdirSync(folder, { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'api.d.ts'), await openapiTypes((await document()) as never));
  writeFileSync(join(folder, 'client.ts'), program);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        target: 'ES2024',
        module: 'ESNext',
        moduleResolution: 'Bundler',
        allowImportingTsExtensions: true,
        skipLibCheck: true,
        types: ['node'],
      },
      files: ['client.ts'],
    }),
  );
  const run = promisify(execFile);
  const compiled = await run(resolve('node_modules/.bin/tsc'), ['-p', folder]).catch(
    ({ stdout }: { stdout: string }) => ({ stdout }),
  );
  expect(compiled.stdout).toBe('');
  const { stdout } = await run(process.execPath, [join(folder, 'client.ts')], {
    cwd: folder,
    env: { PATH: process.env.PATH, API: `${server.url}/api` },
  });
  const answer = JSON.parse(stdout) as { years: string[]; title: string; detail: string };
  expect(answer.years).toContain('2025');
  expect(answer).toMatchObject({ title: 'Toys Industry in Poland', detail: 'Retailer not found.' });
});
