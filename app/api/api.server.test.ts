import { describe, expect, test } from 'vitest';
import { openDemonstrationSite, origin } from '../../test/site.ts';
import { rangesNote } from '../figures/format/format.ts';
import type { Figure } from '../figures/figure.ts';

const site = openDemonstrationSite();

async function get<T>(path: string, headers: Record<string, string> = {}): Promise<T> {
  const response = await site.fetch(`/api${path}`, { headers });
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as T;
}

describe('settings', () => {
  test.each([
    [{ 'x-forwarded-for': '85.214.132.117' }, 'EU'],
    [{ 'x-forwarded-for': '8.8.8.8' }, 'NA'],
    [{ 'x-forwarded-for': '85.214.132.117, 8.8.8.8' }, 'NA'],
    [{ 'x-forwarded-for': '10.0.0.1' }, null],
    [{}, null],
    [{ 'x-ipcontinent': 'OC', 'x-forwarded-for': '8.8.8.8' }, 'OC'],
    [{ 'x-ipcontinent': 'nonsense' }, null],
  ])('a visitor seen as %j is in %s', async (headers, continent) => {
    const response = await site.fetch('/api/settings', { headers: headers as Record<string, string> });
    expect(response.headers.get('x-ipcontinent')).toBe(continent);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.json()).toEqual({ baseYear: 2025 });
  });
});

describe('filters', () => {
  test('countries, regions and market choices', async () => {
    const { country } = await get<{ country: { value: string; label: string }[] }>(
      '/filters/countries?scope=countries',
    );
    expect(country.length).toBeGreaterThan(240);
    expect(country.find(({ value }) => value === 'deu')?.label).toBe('Germany');
    const regions =
      await get<{ geo_code: string; filter_markets: boolean; demonym: string }[]>('/filters/regions');
    expect(regions.find(({ geo_code }) => geo_code === 'wor')?.demonym).toBe('global');
    expect(regions.filter((region) => region.filter_markets).length).toBeGreaterThanOrEqual(60);
    const market = await get<{ region: string[]; category: { slug: string }[] }>('/filters/market');
    expect([market.region.length >= 60, market.category.length]).toEqual([true, 35]);
  });
});

describe('markets', () => {
  type Page = { items: { region: string; isoCode: string; category: string }[]; total: number };

  test('are listed, filtered and paged', async () => {
    const all = await get<Page>('/markets?pagesize=200');
    expect([all.items.length, all.total >= 60 * 35]).toEqual([200, true]);
    const german = await get<Page>('/markets?region=de&pagesize=100');
    expect([german.total, new Set(german.items.map(({ region }) => region))]).toEqual([35, new Set(['deu'])]);
    const toys = await get<Page>('/markets?region=WW&category=toys');
    expect(toys.items).toMatchObject([{ region: 'wor', isoCode: 'ww', category: 'toys' }]);
    expect((await get<Page>('/markets?region=no-access')).total).toBe(0);
    expect((await get<Page>('/markets?region=all&category=toys')).total).toBeGreaterThanOrEqual(60);
    const second = await get<Page>('/markets?region=de&page=2&pagesize=20');
    expect(second.items).toHaveLength(15);
  });

  test('have a passport for every figure', async () => {
    const market = await get<{ seoTitle: string; figures: Figure[]; note: string }>('/markets/de/toys');
    expect([market.seoTitle, market.note]).toEqual(['Toys Industry in Germany', rangesNote]);
    const size = market.figures.find(({ metric, period }) => metric === 'market-size' && period === '2025')!;
    expect(size).toMatchObject({
      visibility: 'range',
      unit: 'usd',
      currency: 'USD',
      scope: 'Toys, Germany',
      method: 'modelled',
      asOf: '2026-10-31',
      definitionUrl: `${origin}/glossary/market-size`,
    });
    expect(market.figures.every((figure) => figure.visibility === 'exact' || !('value' in figure))).toBe(
      true,
    );
  });

  test('are found by two and three letters, and 404 if unknown', async () => {
    expect((await site.fetch('/api/markets/DEU/all')).status).toBe(200);
    expect((await site.fetch('/api/markets/de/nothing')).status).toBe(404);
    expect((await site.fetch('/api/markets/xx/all')).status).toBe(404);
  });
});

describe('retailers', () => {
  type Page = { items: { slug: string; hasDetails: boolean }[]; total: number };

  test('are listed, searched and indexed by letter', async () => {
    expect((await get<Page>('/retailers')).total).toBe(1957);
    expect((await get<Page>('/retailers?search=zalando')).items.map(({ slug }) => slug)).toContain(
      'zalando.de-de',
    );
    expect((await get<Page>('/retailers?search=%25%25')).total).toBe(0);
    const digits = await get<Page>(`/retailers?letter=${encodeURIComponent('#')}`);
    expect([digits.total > 0, digits.total < 60]).toEqual([true, true]);
    const europe = await get<Page>('/retailers?region=eur');
    expect(europe.total).toBeGreaterThan((await get<Page>('/retailers?region=deu')).total);
  });

  test('list providers by name: another order would reveal the larger of two equal ranges', async () => {
    const slugs = await site.database.pool.query<{ slug: string }>(
      'select slug from retailer where has_details',
    );
    for (const { slug } of slugs.rows) {
      const { providers } = await get<{ providers: { kind: string; name: string }[] }>(`/retailers/${slug}`);
      const listed = providers.map(({ kind, name }) => `${kind} ${name}`);
      expect([slug, listed]).toEqual([slug, listed.toSorted()]);
    }
  });

  test('have details where the catalogue says so, and the catalogue fields otherwise', async () => {
    const zalando = await get<{ figures: Figure[]; providers: object[]; competitors: object[] }>(
      '/retailers/zalando.de-de',
    );
    expect(zalando.figures.some(({ metric }) => metric === 'net-sales-growth')).toBe(true);
    expect([zalando.providers.length > 3, zalando.competitors.length >= 5]).toEqual([true, true]);
    const withDetails = await get<Page>('/retailers?pagesize=200&search=amazon');
    expect(withDetails.items.some(({ hasDetails }) => hasDetails)).toBe(true);
    const plain = await get<Record<string, unknown>>('/retailers/0815.at-at');
    expect(Object.keys(plain).toSorted()).toEqual(
      ['category', 'country', 'displayName', 'domain', 'hasDetails', 'name', 'slug'].toSorted(),
    );
  });
});

describe('rankings', () => {
  test('have editions, places and their change', async () => {
    const list = await get<{ items: { slug: string }[]; total: number }>('/rankings?pagesize=200');
    expect(list.total).toBeGreaterThanOrEqual(40);
    const slug = 'top-online-stores-in-germany';
    expect(list.items.map((item) => item.slug)).toContain(slug);
    const ranking = await get<{
      edition: number;
      editions: number[];
      places: { place: number; change: number }[];
    }>(`/rankings/${slug}`);
    expect(ranking.edition).toBe(2025);
    expect(ranking.places.map(({ place }) => place)).toEqual(ranking.places.map((_, index) => index + 1));
    expect(ranking.places.some(({ change }) => change !== 0)).toBe(true);
    const before = await get<{ edition: number }>(`/rankings/${slug}?edition=2024`);
    expect(before.edition).toBe(2024);
    expect((await site.fetch(`/api/rankings/${slug}?edition=1999`)).status).toBe(404);
  });
});

describe('the API as a whole', () => {
  test.each(['/markets/de/toys', '/retailers', '/retailers/zalando.de-de'])(
    '%s is CSV for who asks',
    async (path) => {
      const bySuffix = await site.fetch(`/api${path}.csv`);
      const byHeader = await site.fetch(`/api${path}`, { headers: { accept: 'text/csv' } });
      expect(bySuffix.headers.get('content-type')).toContain('text/csv');
      const csv = await bySuffix.text();
      expect(csv).toBe(await byHeader.text());
      expect(csv.split('\n').length).toBeGreaterThan(10);
      const policyOf = ({ headers }: Response) => [headers.get('vary') ?? '', headers.get('cache-control')];
      expect(policyOf(bySuffix)).toEqual([
        expect.not.stringMatching(/accept(?!-encoding)/i),
        expect.stringContaining('s-maxage'),
      ]);
      expect(policyOf(byHeader)).toEqual([expect.stringContaining('Accept'), 'private, no-store']);
      if (path !== '/retailers') expect(csv).toContain(rangesNote);
    },
  );

  test('removes the .csv suffix once', async () => {
    const answer = await site.fetch('/api/retailers.csv.csv');
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([404, '*']);
    // With quadratic work on this length the test would time out.
    const endless = await site.fetch(`/api/retailers${'.csv'.repeat(100_000)}`);
    expect(endless.status).toBe(404);
  });

  test('allows all origins, answers 304, and returns problems as JSON', async () => {
    const response = await site.fetch('/api/markets', { headers: { origin: 'https://elsewhere.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const etag = response.headers.get('etag')!;
    const again = await site.fetch('/api/markets', { headers: { 'if-none-match': etag } });
    expect([again.status, again.headers.get('access-control-allow-origin')]).toEqual([304, '*']);
    const fault = await site.fetch('/api/markets?page=0&pagesize=many');
    expect(fault.status).toBe(400);
    expect(((await fault.json()) as { detail: string }).detail).toBe(
      'page: must be a whole number of 1 or more; pagesize: must be a whole number from 1 to 200',
    );
  });

  test('is read-only, and refuses a NUL', async () => {
    const posted = await site.fetch('/api/markets', { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    for (const path of ['/api/retailers/%00', '/api/retailers?search=%00', '/api/markets/de/%00'])
      expect([path, (await site.fetch(path)).status]).toEqual([path, 400]);
  });

  test('documents every path with its answer', async () => {
    const document = await get<{ openapi: string; paths: Record<string, object> }>('/openapi.json');
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/settings',
        '/markets',
        '/markets/{isoCode}/{category}',
        '/retailers/{slug}',
        '/rankings/{slug}',
      ]),
    );
    const page = await site.fetch('/resources/api-reference');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('/api/markets/{isoCode}/{category}');
  });

  test('limits a client that asks too much, and no other', async () => {
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    for (let call = 0; call < 150; call += 1) {
      await site.fetch('/api/nope', from('203.0.113.9'));
      expect((await site.fetch('/api/nope.csv', from('203.0.113.9'))).status).toBe(404);
    }
    expect((await site.fetch('/api/markets.csv', from('203.0.113.9'))).status).toBe(429);
    const refused = await site.fetch('/api/markets', from('203.0.113.9'));
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await site.fetch('/api/markets', from('203.0.113.10'))).status).toBe(200);
  });

  test('counts a household as one client, whatever its addresses and ports', async () => {
    const status = async (address: string) =>
      (await site.fetch('/api/nope', { headers: { 'x-forwarded-for': address } })).status;
    for (let call = 0; call < 300; call += 1)
      await status(`[2001:db8:0:1::${call.toString(16)}]:${4000 + call}`);
    expect(await status('2001:db8:0:1:ffff::1')).toBe(429);
    expect(await status('2001:db8:0:2::1')).toBe(404);
  });
});
