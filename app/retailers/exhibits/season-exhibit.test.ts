import { expect, test } from 'vitest';
import { figureSet } from '../../figures/figure-set.ts';
import { nothing, shop, shopFigure, words } from './sample-retailer.ts';
import { seasonExhibit } from './season-exhibit.ts';

const month = (number: string, low: number) =>
  shopFigure('seasonality-index', 2025, [low, low + 10], { dimension: `month:${number}` });

test('the strongest months stand as in the year', () => {
  expect(seasonExhibit(shop, words)!.message).toBe(
    'November and December are its strongest months, at 120–130 each, where an average month is 100.',
  );
  expect(seasonExhibit(figureSet([month('04', 110), month('12', 90)]), words)!.message).toBe(
    'April is its strongest month, at 110–120, where an average month is 100.',
  );
});

test('the sales of each month are locked beside its index', () => {
  const { table, note } = seasonExhibit(shop, words)!;
  expect(table.columns).toEqual(['Month', 'Index', 'Sales of the month']);
  expect(table.rows.map(({ label }) => label)).toEqual(['January', 'November', 'December']);
  expect(table.rows[1]!.cells[1]).toMatchObject({ visibility: 'no-access', period: '2025-11' });
  expect(table.rows[2]!.cells[1]).toBeNull();
  expect(note).toContain('Corporate+');
});

test('months that are all alike have no peak', () => {
  const { message, table } = seasonExhibit(
    figureSet(['01', '02', '03', '04'].map((at) => month(at, 95))),
    words,
  )!;
  expect(message).toBe('No month stands out; the strongest are at 95–105 each.');
  expect(table.columns).toEqual(['Month', 'Index']);
});

test('no index, no season', () => {
  expect(seasonExhibit(nothing, words)).toBeNull();
});
