// @module-tag pages
import { beforeAll, describe, expect, test } from 'vitest';
import { openDemonstrationSite, startTestSite } from '../../../test/site.ts';
import { shownOf } from './scorecard.server.ts';

describe('with the whole data set', () => {
  const site = openDemonstrationSite();
  let main: string;
  beforeAll(async () => {
    main = mainOf(await (await site.fetch('/')).text());
  });

  test('opens with the map and the size of the world market', () => {
    expect(main.indexOf('data-passport')).toBeLessThan(main.indexOf('data-chart=""'));
    expect(
      main.match(/<a [^>]*href="\/resources\/sample-data\/market\/[a-z]{2}\/all"/g)!.length,
    ).toBeGreaterThan(50);
  });

  test('shows a shop, a market and a comparison with figures from the data set', () => {
    for (const title of ['Look up a shop', 'Size a market', 'Compare markets'])
      expect(main).toMatch(new RegExp(`${title}</h3>.*?data-passport`, 's'));
  });

  test('counts the published figures inside our ranges, and shows a miss too', () => {
    const [, inside, compared] = /(\d+) of (\d+)<\/strong>/.exec(main)!.map(Number);
    expect(compared).toBeGreaterThan(20);
    expect(inside).toBeGreaterThan(compared! / 2);
    expect(inside).toBeLessThan(compared!);
    expect(main).toContain('outside our range');
  });

  test('claims no transactions for a demonstration, and says once that it is one', () => {
    expect(main).not.toMatch(/billions of transactions/i);
    expect(main.match(/demonstration/gi)).toHaveLength(1);
  });

  test('labels the picture of the tool as an illustration', () => {
    expect(main).toContain('Examplia is a made-up country and its figures are invented.');
  });

  test('links only to addresses that answer 200', { tags: ['exhaustive'] }, async () => {
    const paths = [...new Set([...main.matchAll(/ (?:href|src)="(\/[^"#]*)/g)].map(([, path]) => path!))];
    // Market and figure pages are many and alike, so a few stand for all.
    const alike = (path: string) => /^\/resources\/sample-data\/(market|figure\/market)\//.test(path);
    const tried = [...paths.filter((path) => !alike(path)), ...paths.filter(alike).slice(0, 4)];
    expect(tried.length).toBeGreaterThan(15);
    // One by one: on a busy machine all at once would be too much for the database.
    const faults: [string, number][] = [];
    for (const path of tried) {
      const { status } = await site.fetch(path.replaceAll('&amp;', '&'));
      if (status !== 200) faults.push([path, status]);
    }
    expect(faults).toEqual([]);
  });

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
  expect(main).not.toMatch(/published sizes and online shares|undefined|NaN|>null</);
  await site.stop();
});

test('the scorecard lists the newest figure of each publisher, with one miss at most', () => {
  const row = (name: string, period: string, isInside: boolean) => ({
    isInside,
    row: {
      indicator: '',
      period,
      value: 1,
      unit: 'percent',
      source: { id: name, name, url: '', year: period },
      difference: null,
    },
  });
  const hits = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => row(name, '2025', true));
  const misses = ['x', 'y'].map((name) => row(name, '2023', false));
  const shown = shownOf([row('a', '2024', true), ...hits, ...misses]);
  expect(shown.map(({ row: { source, period } }) => `${source.name} ${period}`)).toEqual([
    'a 2025',
    'b 2025',
    'c 2025',
    'x 2023',
  ]);
});

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)![0];
