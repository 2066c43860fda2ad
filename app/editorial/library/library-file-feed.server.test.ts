// @module-tag pages
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDemonstrationDatabase } from '../../../test/demonstration-database.ts';
import { startTestSite, type TestSite } from '../../../test/site.ts';
import { unzip } from '../../../test/unzip.ts';
import { content } from '../content.server.ts';
import { pageCount } from './files/library-files.server.ts';

let site: TestSite;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'library-files-'));
  site = await startTestSite({ DATA_DIR: folder }, await createDemonstrationDatabase());
}, 240_000);
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

const pdf = '/files/whitepaper/global-ecommerce-2025.pdf';
const xlsx = '/files/whitepaper/category-atlas-2024.xlsx';
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('a whitepaper', () => {
  test(
    'is a cacheable PDF of six to twelve pages, built once',
    { tags: ['exhaustive'], timeout: 120_000 },
    async () => {
      const [first, second] = await Promise.all([site.fetch(pdf), site.fetch(pdf)]);
      const file = await bytesOf(first);
      expect(file.equals(await bytesOf(second))).toBe(true);
      expect(pageCount(file)).toBeGreaterThanOrEqual(6);
      expect(pageCount(file)).toBeLessThanOrEqual(12);
      expect(Object.fromEntries(first.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="marketquay-global-ecommerce-2025.pdf"',
        'content-length': String(file.length),
        etag: expect.stringMatching(/^"[\w-]+"$/) as string,
        'cache-control': expect.stringContaining('s-maxage') as string,
        'x-robots-tag': 'noindex',
      });
      expect(await readdir(join(folder, 'documents'))).toEqual([
        expect.stringMatching(/^global-ecommerce-2025\.[0-9a-f]{16}\.pdf$/),
      ]);
    },
  );

  test('answers 503 if a file cannot be built, and retries on the next request', async () => {
    await site.database.pool.query('alter table published_market_figure rename to away');
    const failed = await site.fetch(xlsx);
    expect([failed.status, await failed.text()]).toEqual([
      503,
      'We couldn’t create the file just now. Please try again in a minute.\n',
    ]);
    expect([failed.headers.get('cache-control'), failed.headers.get('retry-after')]).toEqual([
      'private, no-store',
      '30',
    ]);
    await site.database.pool.query('alter table away rename to published_market_figure');
    expect((await site.fetch(xlsx)).status).toBe(200);
  }, 120_000);

  test('answers 304 to a client that has it', async () => {
    const etag = (await site.fetch(xlsx)).headers.get('etag')!;
    expect((await site.fetch(xlsx, { headers: { 'if-none-match': etag } })).status).toBe(304);
  }, 120_000);

  test('is a workbook if its text says so', async () => {
    const response = await site.fetch(xlsx);
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="marketquay-category-atlas-2024.xlsx"',
    );
    const parts = unzip(await bytesOf(response));
    expect(parts.get('xl/workbook.xml')).toContain('name="Notes"');
    expect(parts.get('xl/sharedStrings.xml')).toContain('Displayed as ranges.');
  }, 120_000);
});

describe('pictures', () => {
  test.each([
    '/files/whitepaper/global-ecommerce-2025/cover.svg',
    '/files/whitepaper/global-ecommerce-2025/slide-1.svg',
    '/files/report/uk-category-atlas-2025/cover.svg',
    '/files/report/uk-category-atlas-2025/page-3.svg',
  ])('%s is a cacheable SVG in our typeface', async (path) => {
    const response = await site.fetch(path, { headers: { 'accept-encoding': 'br' } });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ]);
    expect(response.headers.get('cache-control')).toContain('s-maxage');
    const picture = await (await site.fetch(path)).text();
    expect(picture).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
    const [, font] = /@font-face{[^}]*src:url\((\/[^)]+)\)/.exec(picture) ?? [];
    expect(picture.includes('<text')).toBe(!path.endsWith('cover.svg'));
    expect(font ? (await site.fetch(font)).status : null).toBe(path.endsWith('cover.svg') ? null : 200);
    expect(picture.length).toBeLessThan(100_000);
  });
});

test('a whitepaper shows every slide once, as a chart of its findings or with a link to its file', async () => {
  const { slides } = content.whitepapers.find(({ slug }) => slug === 'global-ecommerce-2025')!;
  const html = await (await site.fetch('/whitepaper/global-ecommerce-2025')).text();
  const links = html.match(/<a href="[^"]+\/slide-\d\.svg"/g)!;
  const charts = html.match(/<figure data-chart=""/g)!;
  expect(links.length).toBeGreaterThan(2);
  expect(charts.length).toBe(slides.filter(({ paragraph }) => paragraph !== undefined).length);
  expect(links.length + charts.length).toBe(slides.length);
});

test('a report draws its sample pages in the page, each with a link to its file', async () => {
  const html = await (await site.fetch('/reports/uk-category-atlas-2025/2506')).text();
  const links = html.match(/<a href="[^"]+\/page-\d\.svg"/g)!;
  expect(links).toHaveLength(3);
  expect(html.match(/<svg [^>]*viewBox="0 0 744 1052"/g)).toHaveLength(links.length);
});

test.each([
  '/files/whitepaper/unknown.pdf',
  '/files/whitepaper/global-ecommerce-2025.xlsx',
  '/files/whitepaper/category-atlas-2024.pdf',
  '/files/whitepaper/global-ecommerce-2025',
  '/files/report/global-ecommerce-2025.pdf',
  '/files/whitepaper/global-ecommerce-2025/slide-99.svg',
  '/files/whitepaper/global-ecommerce-2025/cover.png',
  '/files/report/uk-category-atlas-2025/page-4.svg',
  '/files/other/global-ecommerce-2025/cover.svg',
])('answers 404 for %s', async (path) => {
  const response = await site.fetch(path);
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
});

describe('a legal text', () => {
  test('is a PDF if it is offered as one', async () => {
    const answer = await site.fetch('/files/legal/terms-and-conditions.pdf');
    expect(answer.headers.get('content-disposition')).toContain('marketquay-terms-and-conditions.pdf');
    expect(pageCount(await bytesOf(answer))).toBeGreaterThan(2);
  }, 120_000);

  test.each(['accessibility.pdf', 'terms-and-conditions', 'terms-and-conditions.xlsx'])(
    'answers 404 for %s',
    async (name) => {
      expect((await site.fetch(`/files/legal/${name}`)).status).toBe(404);
    },
  );
});
