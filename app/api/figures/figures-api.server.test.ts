import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../../test/listen.ts';
import { openDemonstrationSite } from '../../../test/site.ts';
import type { Figure } from '../../figures/figure.ts';
import { callLimit } from '../../base/limits.ts';
import { writeCursor } from '../cursor.ts';

const site = openDemonstrationSite();
const client = { 'x-forwarded-for': '192.0.2.1' };

type Item = Figure & { subject: string; isoCode: string; category: string; retailer: string | null };
type Page = { items: Item[]; total: number; nextCursor: string | null };

async function get<T = Page>(path: string, headers: Record<string, string> = client): Promise<T> {
  const response = await site.fetch(`/api${path}`, { headers });
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as T;
}

async function problemOf(path: string) {
  const response = await site.fetch(`/api${path}`, { headers: client });
  return [response.status, ((await response.json()) as { detail: string }).detail];
}

/** Follows `Link: rel="next"` as a client would. */
async function readAll(start: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (let next: string | undefined = start; next;) {
    const response = await site.fetch(next, { headers: client });
    expect([next, response.status]).toEqual([next, 200]);
    pages.push((await response.json()) as Page);
    [, next] = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '') ?? [];
  }
  return pages;
}

describe('figures', () => {
  test('are a series of many years in one call', async () => {
    const { items, total, nextCursor } = await get('/figures?measure=market-size&region=pl&category=fashion');
    expect(nextCursor).toBeNull();
    expect(total).toBe(items.length);
    const periods = items.map(({ period }) => period);
    expect(periods).toEqual(periods.toSorted());
    expect([periods.length > 8, periods.includes('2025'), periods.at(-1)! > '2026']).toEqual([
      true,
      true,
      true,
    ]);
    expect(new Set(items.map(({ subject }) => subject))).toEqual(new Set(['market/pl/fashion']));
    const market = await get<{ figures: Figure[] }>('/markets/pl/fashion');
    const same = market.figures.filter(({ metric }) => metric === 'market-size');
    expect(
      items.map(({ subject: _s, isoCode: _i, category: _c, retailer: _r, ...figure }) => figure),
    ).toEqual(same.map((figure) => ({ ...figure, region: 'pol' })));
  });

  test('are chosen by place, category, years, split and kind of subject', async () => {
    const some = await get(
      '/figures?measure=market-size,market-growth&region=Poland,de&category=toys&from=2023&to=2025',
    );
    expect(some.items.length).toBe(2 * 2 * 3);
    const devices = await get('/figures?measure=device-share&region=de&category=all&dimension=device');
    expect(devices.items.every(({ dimension }) => dimension.startsWith('device:'))).toBe(true);
    expect(devices.items.length).toBeGreaterThan(1);
    const shop = await get('/figures?retailer=zalando.de-de&of=retailer&dimension=total&measure=net-sales');
    expect(new Set(shop.items.map(({ retailer }) => retailer))).toEqual(new Set(['zalando.de-de']));
    const ranked = await get('/figures?of=ranking&region=de&category=all&from=2025&to=2025');
    const ranking = await get<{ places: { figure: Figure }[] }>(
      '/rankings/top-online-stores-in-germany?edition=2025',
    );
    expect(ranked.items.map(({ passportUrl }) => passportUrl)).toEqual(
      ranking.places.map(({ figure }) => figure.passportUrl),
    );
    expect((await get('/figures?measure=net-sales&region=de&from=1950&to=1960')).items).toEqual([]);
  });

  test('are all found by following the links, once each and in one order, across kinds of subjects', async () => {
    const query = 'measure=net-sales,conversion-rate&region=de&category=all,fashion&from=2024&to=2025';
    const [whole] = await readAll(`/api/figures?${query}&limit=500`);
    const pages = await readAll(`/api/figures?${query}&limit=7`);
    const urls = pages.flatMap(({ items }) => items.map(({ passportUrl }) => passportUrl));
    expect(urls).toEqual(whole!.items.map(({ passportUrl }) => passportUrl));
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.length).toBe(whole!.total);
    expect(new Set(whole!.items.map(({ subject }) => subject.split('/')[0]))).toEqual(
      new Set(['market', 'retailer', 'ranking']),
    );
  });

  test('have only the fields that are asked for', async () => {
    const { items } = await get('/figures?measure=market-size&region=pl&category=toys&fields=period,range');
    expect(items.every((item) => Object.keys(item).toSorted().join() === 'period,range')).toBe(true);
    const csv = await site.fetch(
      '/api/figures.csv?measure=market-size&region=pl&category=toys&fields=period,low',
      {
        headers: client,
      },
    );
    expect((await csv.text()).split('\n')[0]).toBe('period,low');
  });

  test.each([
    ['/figures?measure=market-siz', 400, /Unknown measure "market-siz".*market-size/],
    ['/figures?region=Polnd', 400, /Unknown place "Polnd".*pl \(Poland\)/],
    ['/figures?category=fasion', 400, /Unknown category "fasion".*fashion/],
    ['/figures?fields=secret', 400, /unknown secret.*Choose from subject/],
    ['/figures?limit=501', 400, /limit/],
    ['/figures?from=soon', 400, /from/],
    ['/figures?cursor=nonsense', 400, /Start again without one/],
    [
      `/figures?cursor=${writeCursor({ datasetId: 1, position: ['ranking', 'x', 'x', 1] })}`,
      400,
      /Start again without one/,
    ],
    [
      `/figures?cursor=${writeCursor({ datasetId: 999_999, position: ['ranking', 'x', 1, 1] })}`,
      410,
      /new edition/,
    ],
    [`/retailers?cursor=${writeCursor({ datasetId: 999_999, position: [2, 50] })}`, 410, /new edition/],
    ['/retailers?cursor=nonsense', 400, /Start again without one/],
    ['/retailers?fields=overlap', 400, /Choose from name, displayName/],
  ])('%s is answered with %d and a reason', async (path, status, reason) => {
    expect(await problemOf(path)).toEqual([status, expect.stringMatching(reason)]);
  });
});

describe('lists', () => {
  test.each([
    '/api/retailers?region=de&pagesize=40',
    '/api/markets?category=toys&pagesize=25',
    '/api/rankings?pagesize=20',
  ])('%s is read to its end by pages and by cursors alike', async (start) => {
    type Named = { items: object[]; total: number; nextCursor: string | null };
    const byPage = (await readAll(start)) as unknown as Named[];
    const byCursor: Named[] = [byPage[0]!];
    while (byCursor.at(-1)!.nextCursor) {
      const { nextCursor } = byCursor.at(-1)!;
      byCursor.push(await get<Named>(`${start.slice('/api'.length)}&cursor=${nextCursor}`));
    }
    expect(byPage.length).toBeGreaterThan(1);
    expect(byCursor.map(({ items }) => items)).toEqual(byPage.map(({ items }) => items));
    expect(byPage.flatMap(({ items }) => items)).toHaveLength(byPage[0]!.total);
  });

  test('link to their neighbours under the address that was called', async () => {
    const { headers } = await site.fetch('/api/retailers.csv?page=2&region=de', { headers: client });
    expect(headers.get('link')).toMatch(
      /^<\/api\/retailers\.csv\?region=de&page=1>; rel="first", .*rel="prev", <[^>]+page=3>; rel="next", .*rel="last"$/,
    );
    const articles = await site.fetch('/api/articles?pagesize=1&fields=id,title', { headers: client });
    expect(articles.headers.get('link')).toContain('rel="next"');
    const { items } = (await articles.json()) as { items: object[] };
    expect(Object.keys(items[0]!)).toEqual(['id', 'title']);
  });

  test.each(['/filters/countries', '/filters/regions', '/filters/market', '/settings'])(
    '%s is CSV too',
    async (path) => {
      const response = await site.fetch(`/api${path}.csv`, { headers: client });
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        expect.stringContaining('text/csv'),
      ]);
      expect((await response.text()).trim().split('\n').length).toBeGreaterThan(1);
    },
  );
});

describe('a bulk file', () => {
  let server: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    server = await listen(site);
  });
  afterAll(() => server.close());

  test('has every published row of a measure, and the same values as the JSON', async () => {
    const { rows } = await site.database.pool.query<{ total: string }>(
      "select count(*) as total from published_market_figure where metric = 'market-size'",
    );
    const csv = await (
      await fetch(`${server.url}/api/figures.csv?measure=market-size`, { headers: client })
    ).text();
    const lines = csv.trim().split('\n');
    expect(lines.length - 1).toBe(Number(rows[0]!.total));
    const { items } = await get('/figures?measure=market-size&limit=3');
    const cells = lines[0]!.split(',');
    const at = (name: string) => cells.indexOf(name);
    for (const [index, item] of items.entries()) {
      const line = lines[index + 1]!.split(',');
      expect(line[at('subject')]).toBe(item.subject);
      expect(line[at('passport')]).toBe(item.passportUrl);
      if (item.visibility === 'range') expect(line[at('low')]).toBe(String(item.range?.low ?? ''));
    }
  });

  test('of the whole data set has every published row', { tags: ['exhaustive'] }, async () => {
    const { rows } = await site.database.pool.query<{ total: string }>(
      `select (select count(*) from published_market_figure) + (select count(*) from published_ranking_place)
        + (select count(*) from published_retailer_figure join retailer on slug = retailer and has_details) as total`,
    );
    const response = await fetch(`${server.url}/api/figures.csv`, {
      headers: { 'x-forwarded-for': '192.0.2.2' },
    });
    let lines = 0;
    for await (const chunk of response.body!) for (const byte of chunk) lines += byte === 10 ? 1 : 0;
    expect(lines - 1).toBe(Number(rows[0]!.total));
  });

  test('counts for its length, and is refused to a client without calls left', async () => {
    const from = { 'x-forwarded-for': '192.0.2.3' };
    const left = (response: Response) => Number(/r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1]);
    const first = await site.fetch('/api/settings', { headers: from });
    expect(left(first)).toBe(callLimit.calls - 1);
    const one = await site.fetch('/api/figures.csv?measure=market-size', { headers: from });
    await one.body?.cancel();
    expect(left(await site.fetch('/api/settings', { headers: from }))).toBeLessThan(callLimit.calls - 5);
    let status = 200;
    for (let call = 0; call < 40 && status === 200; call += 1) {
      const response = await site.fetch('/api/figures.csv', { headers: from });
      await response.body?.cancel();
      ({ status } = response);
    }
    expect(status).toBe(429);
  });

  test('is not sent again to a client that has it', async () => {
    const path = '/api/figures.csv?measure=gdp';
    const first = await site.fetch(path, { headers: client });
    const etag = first.headers.get('etag')!;
    await first.body?.cancel();
    const again = await site.fetch(path, { headers: { ...client, 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await site.fetch(`${path}&from=2025`, { headers: { ...client, 'if-none-match': etag } });
    expect(other.status).toBe(200);
    await other.body?.cancel();
  });

  test('may be broken off by the client, and the site goes on', async () => {
    const leaving = new AbortController();
    const response = await fetch(`${server.url}/api/figures.csv`, { signal: leaving.signal });
    const reader = response.body!.getReader();
    await reader.read();
    leaving.abort();
    await expect(reader.read()).rejects.toThrow(/abort/i);
    expect((await get('/figures?measure=gdp&limit=1')).items).toHaveLength(1);
  });
});

test('tells what is left of the limit in RateLimit headers, also to pages of other origins', async () => {
  const from = { 'x-forwarded-for': '192.0.2.4', origin: 'https://elsewhere.example' };
  const { headers } = await site.fetch('/api/markets', { headers: from });
  expect(headers.get('ratelimit-policy')).toBe(`"calls";q=${callLimit.calls};w=${callLimit.seconds}`);
  expect(headers.get('ratelimit')).toMatch(/^"calls";r=299;t=\d+$/);
  expect(headers.get('access-control-expose-headers')).toMatch(/Link.*RateLimit/);
});
