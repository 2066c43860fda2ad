import { expect, test } from 'vitest';
import { sampleReport, sampleWhitepaper } from '../../../test/samples/sample-content.ts';
import { libraryView } from './library-view.ts';

const content = {
  whitepapers: [
    sampleWhitepaper({ slug: 'newest', published: '2026-05-01', countryCode: 'WW' }),
    sampleWhitepaper({ slug: 'in-between', published: '2026-01-01', publicationYear: 2024 }),
    sampleWhitepaper({ slug: 'no-place', published: '2025-01-01', countryCode: null, publicationYear: null }),
  ],
  reports: [sampleReport({ published: '2026-02-01' })],
};
const view = (query = '') =>
  libraryView(content, new URLSearchParams(query), {
    siteUrl: 'https://site.example',
    factsOf: ({ slug }) => (slug === 'newest' ? { bytes: 412_345, pages: 9 } : null),
  });
const entriesOf = (query = '') => {
  const { lead, groups } = view(query);
  return [...(lead ? [lead] : []), ...groups.flatMap(({ entries }) => entries)];
};
const shelves = (query: string) =>
  view(query).groups.map(({ title, to, entries }) => [title, to, ...entries.map(({ path }) => path)]);

test('leads with the newest and groups the others by region, newest first', () => {
  expect(view().lead).toMatchObject({ path: '/whitepaper/newest' });
  expect(shelves('')).toEqual([
    [
      'Germany',
      '/whitepapers-and-reports?country=DE',
      '/reports/parcels-in-germany/2501',
      '/whitepaper/in-between',
    ],
    ['More', null, '/whitepaper/no-place'],
  ]);
  expect(view().count).toBe('3 whitepapers and 1 report');
});

test('groups the papers of one region by edition', () => {
  expect(view('country=DE').lead).toMatchObject({ path: '/reports/parcels-in-germany/2501' });
  expect(shelves('country=DE')).toEqual([
    ['2024', '/whitepapers-and-reports?country=DE&year=2024', '/whitepaper/in-between'],
  ]);
});

test.each([
  ['type=report', 1, '1 report', 'Reports'],
  ['country=DE', 2, '1 whitepaper and 1 report', 'Whitepapers and reports: Germany'],
  ['country=DE&year=2024', 1, '1 whitepaper', 'Whitepapers and reports: Germany, 2024'],
  ['type=report&year=2024', 0, 'Nothing', 'Reports: 2024'],
])('"%s" finds %d', (query, number, count, title) => {
  expect(view(query)).toMatchObject({ count, title, isFiltered: true });
  expect(entriesOf(query)).toHaveLength(number);
});

test('filters by the years of its papers, newest first', () => {
  const [, , edition] = view().filters;
  expect(edition!.choices.map(({ name }) => name)).toEqual(['All', '2025', '2024']);
  expect(view('year=2019')).toMatchObject({ isFiltered: false });
});

test('ignores unknown filters', () => {
  expect(view('country=FR&type=book')).toMatchObject({
    canonical: '/whitepapers-and-reports',
    isFiltered: false,
    title: 'Whitepapers and reports',
  });
});

test('counts the results of each choice with the other filters unchanged', () => {
  const [type, region] = view('country=DE').filters;
  expect(type!.choices).toEqual([
    { name: 'All', to: '/whitepapers-and-reports?country=DE', count: 2, current: true },
    {
      name: 'Whitepapers',
      to: '/whitepapers-and-reports?country=DE&type=whitepaper',
      count: 1,
      current: false,
    },
    { name: 'Reports', to: '/whitepapers-and-reports?country=DE&type=report', count: 1, current: false },
  ]);
  expect(region!.choices.filter(({ current }) => current).map(({ name }) => name)).toEqual(['Germany']);
  expect(region!.choices.find(({ name }) => name === 'Canada')).toMatchObject({ count: 0 });
});

test('a card shows price and file', () => {
  const [newest, report, inBetween, noPlace] = entriesOf();
  expect(newest).toMatchObject({
    kicker: 'Whitepaper · Worldwide · 2025',
    offer: 'Free, PDF, 9 pages, 412 kB',
  });
  expect(report).toMatchObject({ offer: '64 pages, from €690 excl. VAT' });
  // The heading above says the region.
  expect(inBetween!.kicker).toBe('Whitepaper · 2024');
  expect([inBetween!.offer, noPlace!.kicker]).toEqual(['Free, PDF', 'Whitepaper']);
});
