import { expect, test } from 'vitest';
import { sampleWhitepaper, sentence } from '../../../test/samples/sample-content.ts';
import type { Whitepaper } from '../content.ts';
import { findingsOf, whitepaperView } from './whitepaper-view.ts';

const edition = {
  label: 'Data 2025',
  version: 'Data 2025 (1)',
  asOf: '2026-10-31',
  nextUpdate: '2027-01-31',
  demonstration: true,
};
const view = (fields: Partial<Whitepaper> = {}, others: readonly Whitepaper[] = []) => {
  const paper = sampleWhitepaper(fields);
  return whitepaperView(
    paper,
    { whitepapers: [paper, ...others] },
    {
      edition,
      siteUrl: 'https://site.example',
      factsOf: () => ({ bytes: 412_345, pages: 9 }),
    },
  );
};

test('has its file and chapters', () => {
  expect(view()).toMatchObject({
    file: {
      path: '/files/whitepaper/parcels-2025.pdf',
      label: 'Download PDF',
      words: 'PDF, 9 pages, 412 kB',
    },
    contents: ['In short'],
  });
});

test('shows a slide below the finding it belongs to', () => {
  const paragraphs = [sentence('Parcels were sent.'), sentence('Some came back.')];
  const slides = [
    { title: 'There are many', chart: 'series/market/de/all/orders', paragraph: 1 },
    { title: 'They are of all sizes', chart: 'parts/market/de/all/orders/2025/size' },
    { title: 'Few come back', chart: 'series/market/de/all/return-rate', paragraph: 2 },
  ];
  expect(findingsOf({ paragraphs, slides })).toEqual([
    paragraphs[0],
    { kind: 'chart', chart: { ref: 'series/market/de/all/orders', title: 'There are many' } },
    paragraphs[1],
    { kind: 'chart', chart: { ref: 'series/market/de/all/return-rate', title: 'Few come back' } },
  ]);
});

test('dates its figures and leaves out missing facts', () => {
  const named = Object.fromEntries(
    view({ countryCode: null, lang: 'de' }).facts.map(({ name, value }) => [name, value]),
  );
  expect(named).toEqual({
    Edition: '2025',
    'First published': '1 March 2026',
    Language: 'German',
    'Figures as of': '31 October 2026',
    'Next update': '31 January 2027',
  });
});

test('takes its description from its metadata, or else from its features', () => {
  expect(view().meta).toEqual({ title: 'The paper parcels-2025', description: 'How many parcels there are' });
  const metaData = { title: 'Parcels', description: 'Of all sizes.' };
  expect(view({ metaData }).meta).toBe(metaData);
});

test('relates papers on its region first, then those in its language', () => {
  const others = [
    sampleWhitepaper({ slug: 'elsewhere', countryCode: 'US' }),
    sampleWhitepaper({ slug: 'in-german', countryCode: 'CH', lang: 'de' }),
    sampleWhitepaper({ slug: 'here', countryCode: 'DE', lang: 'de' }),
    sampleWhitepaper({ slug: 'nowhere', countryCode: null }),
  ];
  const pathsOf = (fields: Partial<Whitepaper>) => view(fields, others).related.map(({ path }) => path);
  expect(pathsOf({})).toEqual(['/whitepaper/here', '/whitepaper/elsewhere', '/whitepaper/nowhere']);
  expect(pathsOf({ countryCode: null, lang: 'de' })).toEqual(['/whitepaper/in-german', '/whitepaper/here']);
});

test('is a document with a file in linked data', () => {
  expect(view({ format: 'xlsx' }).linkedData).toMatchObject([
    {
      '@type': ['DigitalDocument', 'Report'],
      url: 'https://site.example/whitepaper/parcels-2025',
      spatialCoverage: 'Germany',
      isAccessibleForFree: true,
      encoding: {
        contentUrl: 'https://site.example/files/whitepaper/parcels-2025.xlsx',
        encodingFormat: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        contentSize: '412345',
      },
    },
    { '@type': 'BreadcrumbList' },
  ]);
});
