// @module-tag pages
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { origin, startTestSite, type TestSite } from '../../test/site.ts';
import { unzip } from '../../test/unzip.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const fetchTwice = async (path: string, headers: Record<string, string> = {}) => {
  await (await site.fetch(path, { headers })).arrayBuffer();
  return site.fetch(path, { headers });
};
const isPng = (bytes: Buffer) => bytes.toString('latin1', 1, 4) === 'PNG';

describe('a file', () => {
  test.each([
    ['csv', 'text/csv; charset=utf-8'],
    ['json', 'application/json; charset=utf-8'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  ])('%s has a media type and a name, and is cacheable by a CDN', async (format, type) => {
    const { status, headers } = await fetchTwice(`/download/market/de/all.${format}`);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    const name = `attachment; filename=marketquay-market-de-all-2026-10-31.${format}`;
    expect(headers.get('content-disposition')).toBe(name);
    expect(headers.get('cache-control')).toContain('s-maxage');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });

  test('holds what the page shows', async () => {
    const page = await (await site.fetch('/resources/sample-data/market/de/all')).text();
    const csv = await (await site.fetch('/download/market/de/all.csv')).text();
    const texts = [...page.matchAll(/data-passport[^>]*>(?:<svg.*?<\/svg>)?([^<]+)</g)].map(
      ([, text]) => text!,
    );
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) expect(csv).toContain(text.replaceAll('&gt;', '>').replaceAll('&lt;', '<'));
  });

  test('is identical from the cache, and compressed unless it already is', async () => {
    const encodings = { 'accept-encoding': 'gzip, br' };
    const sheet = await fetchTwice('/download/market/de/all.xlsx', encodings);
    expect(sheet.headers.get('content-encoding')).toBeNull();
    expect(unzip(Buffer.from(await sheet.arrayBuffer())).has('xl/workbook.xml')).toBe(true);
    const csv = await fetchTwice('/download/market/de/all.csv', encodings);
    expect(csv.headers.get('content-encoding')).toBe('br');
  });

  test('answers 304 to a matching ETag, and HEAD without a body', async () => {
    const path = '/download/market/de/all.csv';
    const etag = (await site.fetch(path)).headers.get('etag')!;
    expect((await site.fetch(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const head = await site.fetch(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100);
  });

  test.each([
    '/download/market/de/nowhere.csv',
    '/download/market/de/all.pdf',
    '/download/nothing',
    '/chart/market/de/all/nothing.svg',
    '/chart/market/de/all/nothing.pptx',
    '/chart/market/de/all/size.gif',
    '/embed/market/de/all/nothing',
    '/embed/market',
    '/share-image/market/xx/all.png',
  ])('is a plain 404 if it does not exist: %s', async (path) => {
    const response = await site.fetch(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'text/plain; charset=utf-8',
    ]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('a chart', () => {
  test('is a self-contained SVG', async () => {
    const response = await fetchTwice('/chart/market/de/all/size.svg');
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
    const svg = await response.text();
    expect(svg).toMatch(/^<svg [^]*<\/svg>$/);
    expect(svg).not.toMatch(/var\(|<script|<a /);
    expect(svg).toContain('As of 31 October 2026');
  });

  test('is a PNG of 1600 pixels', async () => {
    const response = await fetchTwice('/chart/market/de/all/size.png', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('content-encoding')).toBeNull();
    const png = Buffer.from(await response.arrayBuffer());
    expect([isPng(png), png.readUInt32BE(16)]).toEqual([true, 1600]);
  });
});

test('a chart is a slide with a chart to edit', async () => {
  const response = await site.fetch('/chart/market/de/all/size.pptx');
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename=marketquay-market-de-all-size.pptx',
  );
  const names = [...unzip(Buffer.from(await response.arrayBuffer())).keys()];
  expect(names.filter((name) => /^ppt\/(slides\/slide|charts\/chart)\d+\.xml$/.test(name))).toHaveLength(2);
});

test('a share image has the size stated by its page', async () => {
  const page = await (await site.fetch('/resources/sample-data/market/de/all')).text();
  const [, url] = /property="og:image" content="([^"]+)"/.exec(page)!;
  const png = Buffer.from(await (await site.fetch(url!)).arrayBuffer());
  expect([isPng(png), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([true, 1200, 630]);
});

describe('an embed', () => {
  test('may be framed by any site and loads nothing else', async () => {
    const response = await fetchTwice('/embed/market/de/all/size');
    const html = await response.text();
    const [, style] = /<style>([^]*?)<\/style>/.exec(html)!;
    const hash = createHash('sha256').update(style!).digest('base64');
    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; style-src-attr 'unsafe-inline'; img-src 'self' data:; ` +
        "base-uri 'none'; form-action 'none'; frame-ancestors *",
    );
    for (const header of ['set-cookie', 'x-frame-options', 'cross-origin-resource-policy']) {
      expect([header, response.headers.get(header)]).toEqual([header, null]);
    }
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(html).not.toMatch(/<script|<img|<link (?!rel="canonical")|url\(/);
    expect(html).toContain(`<link rel="canonical" href="${origin}/resources/sample-data/market/de/all"/>`);
  });

  test('links to this site with absolute addresses', async () => {
    const html = await (await site.fetch('/embed/market/de/all/size')).text();
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href!);
    expect(links.length).toBeGreaterThan(2);
    expect(links.filter((href) => !href.startsWith('https://'))).toEqual([]);
    expect(html).toContain('<base target="_top"/>');
  });

  test('styles every class that its drawing uses', async () => {
    const html = await (await site.fetch('/embed/market/de/all/size')).text();
    const [, style = '', rest = ''] = /<style>([^]*?)<\/style>([^]*)/.exec(html)!;
    const classes = [...rest.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names!.split(/\s+/));
    const selectors = style.replaceAll('\\', '');
    expect(classes.filter((name) => name !== '' && !selectors.includes(`.${name}`))).toEqual([]);
  });
});

test('a download also answers a request for route data', async () => {
  expect((await site.fetch('/download/market/de/all.csv.data')).status).toBe(200);
});
