import { describe, expect, test } from 'vitest';
import { figureSet } from '../figures/figure-set.ts';
import { companyExhibit, growthExhibit, salesExhibit, seasonExhibit } from './sales-exhibits.ts';
import { nothing, shop, shopFigure, words } from '../../test/samples/retailer.ts';

test('sales: shows both measures by year and describes the forecast', () => {
  const exhibit = salesExhibit(shop, words)!;
  expect(exhibit.message).toBe('Harbour’s net sales rose from $1–2bn in 2024 to $2–5bn in 2025.');
  expect(exhibit.text).toContain('We expect net sales of $2–10bn in 2026.');
  expect(exhibit.table.columns).toEqual(['Year', 'Net sales', 'GMV']);
  expect(exhibit.table.rows.map(({ label }) => label)).toEqual(['2024', '2025', '2026']);
  expect(exhibit.table.rows[0]!.cells[1]).toBeNull();
});

test('sales: leaves out a missing forecast and GMV', () => {
  const exhibit = salesExhibit(figureSet([shopFigure('net-sales', 2025, [2e9, 5e9])]), words)!;
  expect(exhibit.message).toBe('Harbour’s net sales were $2–5bn in 2025.');
  const steady = [2024, 2025].map((year) => shopFigure('net-sales', year, [2e9, 5e9]));
  expect(salesExhibit(figureSet(steady), words)!.message).toBe(
    'Harbour’s net sales have stayed in the $2–5bn range since 2024.',
  );
  expect(exhibit.table.columns).toEqual(['Year', 'Net sales']);
});

test('sales: says nothing of a forecast that only reaches lower because its range is wider', () => {
  const expected = (range: [number, number]) =>
    salesExhibit(
      figureSet([
        shopFigure('net-sales', 2025, [2e9, 5e9]),
        { ...shopFigure('net-sales', 2026, range), method: 'forecast' },
      ]),
      words,
    )!.text!.join(' ');
  expect(expected([1e9, 5e9])).not.toContain('we expect');
  expect(expected([1e9, 2e9])).toContain('We expect net sales of $1–2bn in 2026.');
  expect(expected([2e9, 5e9])).toContain('We expect net sales in 2026 to be in the same range as in 2025.');
});

test('growth: says that a shop shrank', () => {
  expect(growthExhibit(shop, words)!.message).toBe(
    'Harbour shrank by 10–15% in 2025; the forecast for 2026 is growth of 0–5%.',
  );
  const steady = figureSet([
    shopFigure('net-sales-growth', 2025, [5, 10]),
    { ...shopFigure('net-sales-growth', 2026, [5, 10]), method: 'forecast' },
  ]);
  expect(growthExhibit(steady, words)!.message).toBe(
    'Harbour grew by 5–10% in 2025; the forecast for 2026 is in the same range.',
  );
});

test('company sales are exact and name their source every year', () => {
  const { message, table } = companyExhibit(shop, 'Harbour AG', words)!;
  expect(message).toBe('Harbour AG reported revenue of $8.0bn for 2024, across all channels.');
  expect(table.columns.at(-1)).toBe('Source');
  expect(table.rows[0]!.cells[1]).toEqual({
    text: 'Annual report',
    href: 'https://retailer.example/annual-report',
  });
});

test('a locked series says so and shows no value', () => {
  const locked = figureSet([shopFigure('net-sales', 2025, { visibility: 'no-access' })]);
  expect(salesExhibit(locked, words)!.message).toBe('The figures for “Net sales” come with selected plans.');
});

test('leaves out exhibits without figures', () => {
  expect([
    salesExhibit(nothing, words),
    growthExhibit(nothing, words),
    companyExhibit(nothing, 'X', words),
  ]).toEqual([null, null, null]);
});

describe('season', () => {
  const month = (number: string, low: number) =>
    shopFigure('seasonality-index', 2025, [low, low + 10], { dimension: `month:${number}` });

  test('names the strongest months in calendar order', () => {
    expect(seasonExhibit(shop, words)!.message).toBe(
      'November and December are the strongest months for Harbour, at 120–130 each against an average of 100.',
    );
    expect(seasonExhibit(figureSet([month('04', 110), month('12', 90)]), words)!.message).toBe(
      'April is the strongest month for Harbour, at 110–120 against an average of 100.',
    );
  });

  test('shows locked monthly sales next to the index', () => {
    const { table } = seasonExhibit(shop, words)!;
    expect(table.columns).toEqual(['Month', 'Index', 'Monthly sales']);
    expect(table.rows.map(({ label }) => label)).toEqual(['January', 'November', 'December']);
    expect(table.rows[1]!.cells[1]).toMatchObject({ visibility: 'no-access', period: '2025-11' });
    expect(table.rows[2]!.cells[1]).toBeNull();
  });

  test('names no peak where all months are alike', () => {
    const { message, table } = seasonExhibit(
      figureSet(['01', '02', '03', '04'].map((at) => month(at, 95))),
      words,
    )!;
    expect(message).toBe('No month stands out; the strongest are at 95–105 against an average of 100.');
    expect(table.columns).toEqual(['Month', 'Index']);
    const wide = shopFigure('seasonality-index', 2025, [90, 120], { dimension: 'month:05' });
    const uneven = figureSet([...['01', '02', '03'].map((at) => month(at, 95)), wide]);
    expect(seasonExhibit(uneven, words)!.message).toBe('No month stands out.');
  });

  test('is left out without an index', () => {
    expect(seasonExhibit(nothing, words)).toBeNull();
  });
});
