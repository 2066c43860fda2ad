import { expect, test } from 'vitest';
import { groundOf } from '../../subjects/overlap.ts';
import { commonGroundExhibit } from './common-ground-exhibit.ts';
import { shop, words } from './sample-retailer.ts';

const names = { ...words, countryName: (code: string) => code.toUpperCase() };
const own = groundOf(shop, String);

test('a shop stands where its published parts are, the largest first, under main categories', () => {
  expect(own).toEqual({ countries: ['deu', 'fra'], categories: ['hobby-leisure', 'fashion'] });
});

test('a mark stands only where both have a published part', () => {
  const rows = [
    { label: 'Anchor', href: '/anchor', ground: { countries: ['deu'], categories: ['fashion' as const] } },
    { label: 'Buoy', ground: { countries: ['usa'], categories: [] } },
  ];
  const exhibit = commonGroundExhibit(own, rows, ['Cable'], names)!;
  expect(exhibit.chart).toMatchObject({
    kind: 'matrix',
    groups: [{ columns: ['DEU', 'FRA'] }, { columns: ['Hobby & Leisure', 'Fashion'] }],
    rows: [{ cells: [true, false, false, true] }, { cells: [false, false, false, false] }],
  });
  expect(exhibit.table.rows[0]!.cells).toEqual(['✓ both', 'only Harbour', 'only Harbour', '✓ both']);
  expect(exhibit.message).toBe(
    'Anchor meets Harbour most widely: in two of the four countries and categories shown.',
  );
  expect(exhibit.note).toContain('Of Cable no parts are published.');
});

test('several that meet it alike are all named', () => {
  const everywhere = { label: 'Anchor', ground: own };
  const { message } = commonGroundExhibit(own, [everywhere, { ...everywhere, label: 'Buoy' }], [], names)!;
  expect(message).toBe(
    'Anchor and Buoy meet Harbour most widely: in all four countries and categories shown.',
  );
});

test('nothing is drawn when no competitor has published parts', () => {
  expect(commonGroundExhibit(own, [], ['Cable'], names)).toBeNull();
});
