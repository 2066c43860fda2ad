// @module-tag pages
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../../test/listen.ts';
import { openDemonstrationSite } from '../../../test/site.ts';
import { apiPathOf, snippetsFor } from './code-snippets.ts';

const run = promisify(execFile);
const site = openDemonstrationSite();
let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  server = await listen(site);
});
afterAll(() => server.close());

const keys = ['market/pl/fashion', 'retailer/zalando.de-de', 'ranking/top-online-stores-in-germany/2024'];

const codeFor = (key: string, language: string) =>
  snippetsFor(server.url + apiPathOf(key)!).find((snippet) => snippet.language === language)!.code;

async function isInstalled(command: string, args: readonly string[]) {
  return run(command, args).then(
    () => true,
    () => false,
  );
}

test.each(keys)('curl prints the figures of %s as CSV', async (key) => {
  const { stdout } = await run('sh', ['-c', codeFor(key, 'curl')]);
  const [header, ...rows] = stdout.trim().split('\n');
  expect(header).toMatch(/\bmetric,dimension,period,value,low,high\b/);
  expect(rows.length).toBeGreaterThan(5);
});

test.each(keys)('JavaScript prints the figures of %s', async (key) => {
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', codeFor(key, 'JavaScript')]);
  expect(stdout).toMatch(/metric: '[\w-]+'/);
});

/** Without pandas, Python's own CSV reader has to find the columns that the snippet prints. */
test.each(keys)('Python reads the columns of %s', async (key) => {
  const code = codeFor(key, 'Python');
  const [, url, columns] = /read_csv\("([^"]+)"\)\s+print\(figures\[(\[.*\])\]\)/.exec(code)!;
  const plain = [
    'import csv, urllib.request',
    `rows = list(csv.DictReader(urllib.request.urlopen("${url}").read().decode().splitlines()))`,
    `print([[row[column] for column in ${columns}] for row in rows])`,
  ].join('\n');
  const hasPandas = await isInstalled('python3', ['-c', 'import pandas']);
  if (!(await isInstalled('python3', ['--version']))) return;
  const { stdout } = await run('python3', ['-c', hasPandas ? code : plain]);
  expect(stdout).toMatch(/20\d\d/);
});

test.each(keys)('R reads %s where R is installed, and its columns exist in any case', async (key) => {
  const code = codeFor(key, 'R');
  const [, url, columns] = /read\.csv\("([^"]+)"\)\s+print\(figures\[c\((.*)\)\]\)/.exec(code)!;
  const header = (await (await fetch(url!)).text()).split('\n')[0]!.split(',');
  expect(header).toEqual(expect.arrayContaining(JSON.parse(`[${columns}]`) as string[]));
  if (await isInstalled('Rscript', ['--version'])) await run('Rscript', ['-e', code]);
});

test('Power Query names an address that answers with CSV', async () => {
  for (const key of keys) {
    const [, url] = /Web\.Contents\("([^"]+)"\)/.exec(codeFor(key, 'Power Query'))!;
    expect((await fetch(url!)).headers.get('content-type')).toContain('text/csv');
  }
});

test('data pages show the snippets, with the address of their own figures', async () => {
  const html = await (await site.fetch('/resources/sample-data/market/pl/fashion')).text();
  expect(html).toContain('https://site.example/api/markets/pl/fashion.csv');
  const compared = await (
    await site.fetch('/resources/sample-data/compare/market/pl~fashion/de~fashion')
  ).text();
  expect(compared).not.toContain('Use these figures in code');
});
