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
const paths = (query: string) => view(query).entries.map(({ path }) => path);

test('lists whitepapers and reports, newest first', () => {
  expect(paths('')).toEqual([
    '/whitepaper/newest',
    '/reports/parcels-in-germany/2501',
    '/whitepaper/in-between',
    '/whitepaper/no-place',
  ]);
  expect(view().count).toBe('3 whitepapers and 1 report');
});

test.each([
  ['type=report', 1, '1 report', 'Reports'],
  ['country=DE', 2, '1 whitepaper and 1 report', 'Whitepapers and reports: Germany'],
  ['country=DE&year=2024', 1, '1 whitepaper', 'Whitepapers and reports: Germany, 2024'],
  ['type=report&year=2024', 0, 'Nothing', 'Reports: 2024'],
])('"%s" finds %d', (query, number, count, title) => {
  expect(view(query)).toMatchObject({ count, title, isFiltered: true });
  expect(view(query).entries).toHaveLength(number);
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
  const [newest, report, inBetween, noPlace] = view().entries;
  expect(newest).toMatchObject({
    kicker: 'Whitepaper · Worldwide · 2025',
    offer: 'Free, PDF, 9 pages, 412 kB',
  });
  expect(report).toMatchObject({ offer: '64 pages, from €690 excl. VAT' });
  expect([inBetween!.offer, noPlace!.kicker]).toEqual(['Free, PDF', 'Whitepaper']);
});
