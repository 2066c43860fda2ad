import { describe, expect, test } from 'vitest';
import { openDemonstrationSite, origin } from '../../test/site.ts';

const site = openDemonstrationSite();
const path = '/resources/sample-data/explore';

async function open(query: string) {
  const response = await site.fetch(`${path}${query}`, { redirect: 'manual' });
  const html = await response.text();
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  return { response, html, canonical };
}

describe('the explorer', () => {
  test('is complete without scripts', async () => {
    const { response, html } = await open('?measure=online-share&places=cn,de,us');
    expect(response.status).toBe(200);
    expect(html).toContain('China had the highest online share of retail in 2025');
    expect(html).toMatch(/<form [^>]*action="\/resources\/sample-data\/explore"/);
    expect(html).toContain('/resources/sample-data/figure/market/cn/all/online-share/2025');
    expect(html).toContain('name="places" value="cn,de,us"');
  });

  test('has a short address, which shows the default', async () => {
    const { response, canonical } = await open('');
    expect(response.status).toBe(200);
    expect(canonical).toBe(`${origin}${path}`);
  });

  test('redirects to the normalised address', async () => {
    const { response } = await open('?view=chart&places=USA,de&measure=online-share&add=cn');
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      `${path}?measure=online-share&places=cn,de,us`,
    ]);
  });

  test('names what it does not know, shows the rest and says where that is', async () => {
    const { response, html, canonical } = await open('?measure=online-share&places=de,xx,us');
    expect(response.status).toBe(200);
    expect(html).toContain('Not in our sample data: xx.');
    expect(canonical).toBe(`${origin}${path}?measure=online-share&places=de,us`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('says so where the data set has nothing of the kind', async () => {
    const { response, html } = await open('?measure=conversion-rate&places=fr');
    expect(response.status).toBe(200);
    expect(html).toContain('No figures for this selection');
  });

  test('shows a table where one is asked for', async () => {
    const { html } = await open('?measure=market-size&view=table');
    expect(html).not.toContain('data-chart=""');
    expect(html).toContain('data-table');
  });

  test('is kept by its normalised address', async () => {
    const query = '?measure=market-size&places=es,it&from=2020';
    await open(query);
    const again = await site.fetch(`${path}?from=2020&places=es,it&measure=market-size&utm_source=x`);
    expect(again.headers.get('etag')).toBe((await open(query)).response.headers.get('etag'));
    expect(again.headers.get('cache-control')).toContain('s-maxage');
  });
});

describe('files of an exploration', () => {
  const key = 'explore/measure=online-share&places=cn,de,us';

  test.each([
    [`/download/${key}.csv`, 'text/csv; charset=utf-8'],
    [`/download/${key}.json`, 'application/json; charset=utf-8'],
    [`/chart/${key}/chart.svg`, 'image/svg+xml; charset=utf-8'],
    [`/embed/${key}/chart`, 'text/html; charset=utf-8'],
    [`/resources/sample-data/${key}.md`, 'text/markdown; charset=utf-8'],
  ])('%s', async (address, type) => {
    const response = await site.fetch(address);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(await response.text()).toContain('China');
  });

  test('exist for the start of the explorer too', async () => {
    expect((await site.fetch('/chart/explore/start/chart.svg')).status).toBe(200);
  });

  test('link back to the explorer', async () => {
    const html = await (await site.fetch(`/embed/${key}/chart`)).text();
    expect(html).toContain(`${origin}${path}?measure=online-share&amp;places=cn,de,us#chart`);
  });

  test.each(['explore/measure=nonsense', 'explore/places=us,de', 'explore/'])(
    '%s does not exist',
    async (other) => {
      expect((await site.fetch(`/download/${other}.csv`)).status).toBe(404);
    },
  );
});
