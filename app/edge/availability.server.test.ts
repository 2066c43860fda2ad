// @module-tag pages
import { describe, expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { openSite, startTestSite, type TestSite } from '../../test/site.ts';
import { content } from '../editorial/content.server.ts';
import { shareCardPath } from '../editorial/share-card/share-card.ts';

const texts = [
  'Service Temporarily Unavailable',
  'We are experiencing an internal server problem.',
  'Please try again later.',
];

async function expectUnavailable(site: Pick<TestSite, 'fetch'>, path: string) {
  const response = await site.fetch(path);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  const html = await response.text();
  for (const text of texts) expect(html).toContain(text);
}

test('in maintenance every page is the 503 screen, and the process is alive', async () => {
  const site = await startSite({ MAINTENANCE: '1' });
  await expectUnavailable(site, '/');
  await expectUnavailable(site, '/book-a-demo');
  expect((await site.fetch('/pricing.data')).status).toBe(503);
  expect((await site.fetch('/healthz')).status).toBe(200);
});

describe('when the database goes away', () => {
  test('pages that are cached keep being served, others say that they cannot, and all come back', async () => {
    const site = await startSite();
    await site.fetch('/about-us');
    expect((await site.fetch('/readyz')).status).toBe(200);

    await site.database.breakConnections();
    await eventually(async () => expect((await site.fetch('/contact')).status).toBe(503));
    await expectUnavailable(site, '/pricing');
    await expectUnavailable(site, '/contact');
    expect((await site.fetch('/readyz')).status).toBe(503);
    const api = await site.fetch('/api/markets');
    expect([api.status, api.headers.get('retry-after')]).toEqual([503, '30']);
    expect((await site.fetch('/about-us')).status).toBe(200);

    await site.database.mendConnections();
    await eventually(async () => expect((await site.fetch('/pricing')).status).toBe(200));
  });
});

test('while no data set is current, pages of data say that they cannot answer, and forms can be sent', async () => {
  const site = await startSite();
  await site.database.pool.query('update dataset set is_current = false');
  await eventually(async () => expect((await site.fetch('/resources/sample-data/explore')).status).toBe(503));
  for (const path of ['/contact', '/newsletter', '/request/webinar', '/request/offer/', '/book-a-demo'])
    expect([path, (await site.fetch(path)).status]).toEqual([path, 200]);
});

test('a full disk answers 503 to what has to be written, and takes the process out of the balancer', async () => {
  const site = await startSite();
  await site.database.pool.query(`
    create function disk_full() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger disk_full before insert on subscriber execute function disk_full()`);
  const body = new URLSearchParams({ email: 'kim@company.example' });
  const refused = await site.fetch('/newsletter', { method: 'POST', body });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  const ready = await site.fetch('/readyz');
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { status: 'unavailable', reason: 'The database disk is full.' },
  ]);
  expect((await site.fetch('/healthz')).status).toBe(200);
});

describe('a site in preview', () => {
  const site = openSite();

  test('has pages titled [PREVIEW]', async () => {
    expect(await (await site.fetch('/nope')).text()).toContain('<title>[PREVIEW] Page not found');
  });

  test(
    'more pictures at once than can be drawn soon are refused for a moment',
    { tags: ['exhaustive'] },
    async () => {
      const paths = content.terms.slice(0, 40).map(({ slug }) => shareCardPath('glossary', slug));
      const answers = await Promise.all(paths.map((path) => site.fetch(path)));
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.length).toBeGreaterThan(0);
      expect(refused.length).toBeLessThan(paths.length);
      for (const { status, headers } of refused)
        expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
          429,
          '5',
          'private, no-store',
        ]);
      for (const path of paths) expect([path, (await site.fetch(path)).status]).toEqual([path, 200]);
    },
  );

  test('pictures of comparisons, which are endless, take no room from pages', async () => {
    const isKept = async (key: string) => {
      const { status, headers } = await site.fetch(`/share-image/${key}.png`);
      expect([status, headers.get('cache-control')]).toEqual([200, expect.stringContaining('s-maxage')]);
      return headers.has('etag');
    };
    expect(await isKept('market/de/all')).toBe(true);
    expect(await isKept('compare/market/de~all/de~toys')).toBe(false);
    expect(await isKept('%63ompare/market/de~all/de~toys')).toBe(false);
  });

  test('a new data set empties the page cache', async () => {
    expect(await (await site.fetch('/about-us')).text()).toContain('Demonstration data set 2025');
    await site.database.pool.query(`update dataset set is_current = false`);
    await site.database.pool.query(
      `insert into dataset (label, base_year, as_of, next_update, demonstration, is_current)
       values ('Spring edition', 2025, '2026-01-31', '2026-04-30', false, true)`,
    );
    await eventually(async () =>
      expect(await (await site.fetch('/about-us')).text()).toContain('Spring edition'),
    );
  });
});

const production = {
  APP_ENV: 'production',
  SESSION_SECRET: 'x'.repeat(32),
  SANDBOX: 'payments,mail,leads,database',
  ICON_SERVICES: 'https://icons.example',
};

describe('in production', () => {
  const site = openSite(production);

  test.each([
    '/playground',
    '/playground/stripe',
    '/sandbox',
    '/sandbox/mails',
    '/retailers',
    '/markets',
    '/use-cases',
  ])('%s is 404', async (path) => {
    const response = await site.fetch(path);
    expect(response.status).toBe(404);
    expect((await site.fetch(`${path}.data`)).status).toBe(404);
  });

  test('an icon service may be asked by scripts only where one is named', async () => {
    const response = await site.fetch('/about-us');
    expect(response.headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://icons.example;",
    );
    expect(await response.text()).toContain('data-icon-services="https://icons.example"');
  });

  test('no title has a prefix, pages may be indexed, and TLS is insisted on', async () => {
    const response = await site.fetch('/about-us');
    expect(await response.text()).toContain('<title>About us | Marketquay</title>');
    expect(response.headers.get('x-robots-tag')).toBeNull();
    expect(response.headers.get('strict-transport-security')).toContain('max-age=');
    expect((await site.fetch('/checkout/billing-address')).headers.get('x-robots-tag')).toBe('noindex');
  });
});

test.each([
  ['development', '[DEV] '],
  ['stage', '[STAGE] '],
])('%s pages are titled %s', async (APP_ENV, prefix) => {
  const site = await startSite({ APP_ENV, SESSION_SECRET: 'x'.repeat(32) });
  expect(await (await site.fetch('/nope')).text()).toContain(`<title>${prefix}Page not found`);
});

/** For one test, which breaks it or sets it up in its own way. */
async function startSite(env: Record<string, string> = {}): Promise<TestSite> {
  const site = await startTestSite(env);
  onTestFinished(() => site.stop());
  return site;
}
