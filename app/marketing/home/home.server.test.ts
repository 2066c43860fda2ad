import { beforeAll, describe, expect, test } from 'vitest';
import { openDemonstrationSite, startTestSite } from '../../../test/site.ts';

describe('with the whole data set', () => {
  const site = openDemonstrationSite();
  let main: string;
  beforeAll(async () => {
    main = mainOf(await (await site.fetch('/')).text());
  });

  test('shows a chart, the map and three figures from the data set', () => {
    expect(main.match(/data-chart=""/g)).toHaveLength(2);
    expect(
      main.match(/<a [^>]*href="\/resources\/sample-data\/market\/[a-z]{2}\/all"/g)!.length,
    ).toBeGreaterThan(50);
    const passports = main.match(/<article[^>]*>.*?data-passport/gs);
    expect(passports).toHaveLength(3);
  });

  test('shows the same counts as the sample data page', async () => {
    const hub = await (await site.fetch('/resources/sample-data')).text();
    const [, countries, rankings, shops] =
      /markets of (\d+) countries .*?(\d+) rankings .*?([\d,]+) online shops/.exec(hub)!;
    for (const [count, of] of [
      [countries, 'countries'],
      [rankings, 'rankings'],
      [shops, 'online shops'],
    ])
      expect(main).toMatch(new RegExp(`<dt[^>]*>${of}</dt><dd[^>]*>${count}</dd>`));
  });

  test('links only to addresses that answer 200', async () => {
    const paths = [...new Set([...main.matchAll(/ (?:href|src)="(\/[^"#]*)/g)].map(([, path]) => path!))];
    // Market and figure pages are many and alike, so a few stand for all.
    const alike = (path: string) => /^\/resources\/sample-data\/(market|figure\/market)\//.test(path);
    const tried = [...paths.filter((path) => !alike(path)), ...paths.filter(alike).slice(0, 4)];
    expect(tried.length).toBeGreaterThan(20);
    // One by one: on a busy machine all at once would be too much for the database.
    const faults: [string, number][] = [];
    for (const path of tried) {
      const { status } = await site.fetch(path.replaceAll('&amp;', '&'));
      if (status !== 200) faults.push([path, status]);
    }
    expect(faults).toEqual([]);
  }, 120_000);

  test('has linked data for the organisation and the site search', () => {
    const types = [...main.matchAll(/application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => (JSON.parse(json!) as { '@type': string })['@type'],
    );
    expect(types).toEqual(['Organization', 'WebSite']);
  });
});

test('leaves out what a data set without a world market lacks', async () => {
  const site = await startTestSite();
  const response = await site.fetch('/');
  expect(response.status).toBe(200);
  const main = mainOf(await response.text());
  expect(main).toContain('eCommerce data you can check');
  expect(main).toMatch(/<dt[^>]*>countries<\/dt><dd[^>]*>1<\/dd>/);
  expect(main).not.toMatch(/data-chart|undefined|NaN|>null</);
  await site.stop();
});

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)![0];
