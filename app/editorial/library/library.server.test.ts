import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { origin, startTestSite, type TestSite } from '../../../test/site.ts';
import { content } from '../content.server.ts';
import { reportPath, whitepaperPath } from './library-address.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const [paper] = content.whitepapers;
const german = content.whitepapers.find(({ lang }) => lang === 'de')!;
const [report] = content.reports;

async function open(path: string) {
  const response = await site.fetch(path);
  const html = await response.text();
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  return { response, status: response.status, html, canonical: canonical?.replaceAll('&amp;', '&') };
}

const typesIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => (JSON.parse(json!) as Record<string, unknown>)['@type'],
  );

describe('the library', () => {
  test.each([
    ['', ''],
    ['?country=&type=&year=', ''],
    ['?country=FR&type=book&year=1999&utm_source=x', ''],
    ['?year=2025&country=de', '?country=DE&year=2025'],
    ['?type=report&country=NNN&year=2024', '?country=NNN&type=report&year=2024'],
  ])('"%s" has the canonical address "%s"', async (query, canonical) => {
    const found = await open(`/whitepapers-and-reports${query}`);
    expect(found).toMatchObject({
      status: 200,
      canonical: `${origin}/whitepapers-and-reports${canonical}`,
    });
    expect(found.response.headers.get('cache-control')).toContain('s-maxage');
  });

  test('links to every whitepaper and report', async () => {
    const { html } = await open('/whitepapers-and-reports');
    const paths = [...content.whitepapers.map(whitepaperPath), ...content.reports.map(reportPath)];
    expect(paths.filter((path) => !html.includes(`href="${path}"`))).toEqual([]);
    const { html: whole } = await open('/whitepapers-and-reports?type=report');
    // The menu of every page shows the latest paper.
    const reports = whole.slice(whole.indexOf('<main'));
    expect(reports).toContain(`href="${reportPath(report!)}"`);
    expect(reports).not.toContain(`href="${whitepaperPath(paper!)}"`);
  });

  test('links back to all if nothing matches', async () => {
    const isEmpty = (code: string) =>
      content.reports.every(
        ({ countryCode, publicationYear }) => countryCode !== code || publicationYear !== 2024,
      );
    expect(isEmpty('CA')).toBe(true);
    const { html } = await open('/whitepapers-and-reports?type=report&country=CA&year=2024');
    expect(html).toContain('No matches');
    expect(html).toContain('Show everything');
  });
});

describe('a whitepaper', () => {
  test('has its file and description', async () => {
    const { status, canonical, html } = await open(whitepaperPath(paper!));
    expect([status, canonical]).toEqual([200, origin + whitepaperPath(paper!)]);
    expect(html).toMatch(
      new RegExp(`<a href="/files/whitepaper/${paper!.slug}.${paper!.format}" download=""`),
    );
    expect(typesIn(html)).toEqual([['DigitalDocument', 'Report'], 'BreadcrumbList']);
    expect(html).toContain(`<title>[PREVIEW] ${paper!.metaData!.title.replaceAll("'", '&#x27;')}`);
  });

  test('marks German text as German', async () => {
    const { html } = await open(whitepaperPath(german));
    expect(html).toMatch(/<html lang="en"/);
    expect(html).toMatch(/<h1 lang="de"/);
    expect(html).toContain('In German');
  });

  test('answers 404 if unknown', async () => {
    const { status, html } = await open('/whitepaper/nowhere');
    expect(status).toBe(404);
    expect(html).toContain('Couldn&#x27;t find requested page.');
  });
});

describe('a report', () => {
  test('is a product with a table, prices and a link to its order form', async () => {
    const { status, canonical, html } = await open(reportPath(report!));
    expect([status, canonical]).toEqual([200, origin + reportPath(report!)]);
    expect(typesIn(html)).toEqual(['Product', 'BreadcrumbList']);
    expect(html).toContain(`href="/reports/order/${report!.id}"`);
    expect(html).toContain(`/reports/request?id=${report!.id}&amp;name=`);
    expect(html.match(/<a href="[^"]+\/page-\d\.svg"/g)).toHaveLength(3);
  });

  test('redirects from an outdated slug', async () => {
    const { status, headers } = await site.fetch(`/reports/something/${report!.id}`);
    expect([status, headers.get('location')]).toEqual([301, reportPath(report!)]);
  });

  test.each([
    [`/reports/${report!.slug}/2501a`, 'Report id malformed.'],
    [`/reports/${report!.slug}/-1`, 'Report id malformed.'],
    ['/reports/order/abc', 'Report id malformed.'],
    ['/reports/request?id=abc', 'Report id malformed.'],
    ['/api/reports/abc', 'Report id malformed.'],
    [`/reports/${report!.slug}/999999`, `Page Not Found: /reports/${report!.slug}/999999`],
    ['/reports/order/999999', 'Page Not Found: /reports/order/999999'],
    ['/reports/request?id=999999', 'Report not found.'],
  ])('%s is not found: %s', async (path, message) => {
    const { status, html } = await open(path);
    expect(status).toBe(404);
    expect(html).toContain(message);
  });
});

test('the search finds papers and reports', async () => {
  for (const [title, path] of [
    [paper!.title, whitepaperPath(paper!)],
    [report!.title, reportPath(report!)],
  ] as const) {
    const { html } = await open(`/search?q=${encodeURIComponent(title)}`);
    expect(html).toContain(`href="${path}"`);
  }
});

describe('the API', () => {
  type Page = { items: { id: number; lang: string; country: string }[]; total: number };
  const get = async (path: string) => {
    const response = await site.fetch(`/api/reports${path}`);
    return { status: response.status, body: (await response.json()) as Page };
  };

  test('lists reports by page, country and language', async () => {
    const { body } = await get('?pagesize=2&page=2');
    expect(body.total).toBe(content.reports.length);
    expect(body.items.map(({ id }) => id)).toEqual(content.reports.slice(2, 4).map(({ id }) => id));
    const inGerman = await get('?lang=de');
    expect(new Set(inGerman.body.items.map(({ lang }) => lang))).toEqual(new Set(['de']));
    const european = await get('?country=EEE');
    expect(new Set(european.body.items.map(({ country }) => country))).toEqual(new Set(['EEE']));
    expect((await get('?country=FR')).status).toBe(400);
    expect((await get('?lang=fr')).status).toBe(400);
  });

  test('returns a report with contents and prices', async () => {
    const { status, body } = await get(`/${report!.id}`);
    const netCents = report!.price.single * 100;
    expect([status, body]).toMatchObject([
      200,
      {
        title: report!.title,
        url: origin + reportPath(report!),
        contents: report!.contents,
        licences: [
          { kind: 'single', netCents, grossCents: (netCents * 119) / 100, currency: 'EUR' },
          { kind: 'team' },
        ],
      },
    ]);
    expect((await get('/999999')).status).toBe(404);
    expect((await get('/abc')).status).toBe(404);
  });

  test('describes them in OpenAPI', async () => {
    const { paths } = (await (await site.fetch('/api/openapi.json')).json()) as { paths: object };
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/reports', '/reports/{id}']));
  });
});
