import { expect, test } from 'vitest';
import { sampleReport } from '../../../test/samples/sample-content.ts';
import type { Report } from '../content.ts';
import { reportView } from './report-view.ts';
import { lookUpReport } from './reports.ts';

const terms = {
  licenceSingle: 'For one.',
  licenceTeam: 'For five.',
  refund: 'Money back.',
  updates: 'Free for a year.',
  delivery: 'By mail.',
};
const nothing = { blocks: [], rangesNote: null };
const view = (fields: Partial<Report> = {}) =>
  reportView(sampleReport(fields), {
    prose: nothing,
    keyTable: nothing,
    terms,
    edition: { asOf: '2026-10-31' },
    siteUrl: 'https://site.example',
  });

test('prices each licence without and with VAT', () => {
  expect(view({ price: { single: 695, team: 1490 } }).licences).toEqual([
    {
      kind: 'single',
      name: 'Single licence',
      about: 'For one.',
      net: '€695 excl. VAT',
      gross: '€827.05 incl. 19% VAT',
    },
    {
      kind: 'team',
      name: 'Team licence',
      about: 'For five.',
      net: '€1,490 excl. VAT',
      gross: '€1,773.10 incl. 19% VAT',
    },
  ]);
});

test('links to its order form and its question form', () => {
  expect(view({ title: 'Pakete & mehr', lang: 'de' })).toMatchObject({
    orderPath: '/reports/order/2501',
    requestPath: '/reports/request?id=2501&name=Pakete+%26+mehr&lang=de',
    plans: 'Corporate and Corporate+ plans',
    rules: { refund: 'Money back.', updates: 'Free for a year.', delivery: 'By mail.' },
  });
});

test('says when it was published and how old its figures are', () => {
  expect(view({ published: '2026-06-16' }).facts).toEqual(
    expect.arrayContaining([
      { name: 'First published', value: '16 June 2026' },
      { name: 'Figures as of', value: '31 October 2026' },
    ]),
  );
});

test('has no key table if the data set lacks it', () => {
  expect(view().keyTable).toBeNull();
});

test('is a product with an offer per licence in linked data', () => {
  expect(view().linkedData[0]).toMatchObject({
    '@type': 'Product',
    sku: '2501',
    offers: [
      { '@type': 'Offer', price: '690.00', priceCurrency: 'EUR' },
      { '@type': 'Offer', price: '1490.00', url: 'https://site.example/reports/order/2501' },
    ],
  });
});

test.each([
  ['parcels-in-germany', '2501', { kind: 'found' }],
  ['something-else', '2501', { kind: 'moved', to: '/reports/parcels-in-germany/2501' }],
  ['parcels-in-germany', '2502', { kind: 'unknown' }],
  ['parcels-in-germany', '02501', { kind: 'unknown' }],
  ['parcels-in-germany', '2501a', { kind: 'malformed' }],
  ['parcels-in-germany', '-1', { kind: 'malformed' }],
  ['parcels-in-germany', '2501\n', { kind: 'malformed' }],
  ['parcels-in-germany', '٢٥٠١', { kind: 'malformed' }],
  ['parcels-in-germany', '', { kind: 'malformed' }],
])('/reports/%s/%j is %j', (slug, id, found) => {
  expect(lookUpReport([sampleReport()], { slug, id })).toMatchObject(found);
});
