import { expect, test } from 'vitest';
import { shownFigure } from './samples/sample-figures.ts';
import { disagreements } from './agreement.ts';
import type { Exhibit } from '../app/data-pages/exhibit.ts';
import { overTime, sideBySide } from '../app/data-pages/exhibit-shapes.ts';

const size = shownFigure('market-size', 2025, [1e9, 2e9]);
const fall = shownFigure('market-growth', 2025, [-10, -5]);
const parts = [
  { label: 'Toys', figure: shownFigure('category-share', 2025, [10, 15], { dimension: 'category:toys' }) },
  { label: 'Media', figure: shownFigure('category-share', 2025, [5, 10], { dimension: 'category:media' }) },
];

test('a page that takes all its numbers from its tables agrees with itself', () => {
  expect(found('It was at $1–2bn in 2025.', split('Toys hold 10–15%.'), sizes('It was at $1–2bn.'))).toEqual(
    [],
  );
});

test('a fall may be told without its sign', () => {
  expect(found('It shrank by 5–10% in 2025.')).toEqual([]);
  expect(found('It shrank by 10–15% in 2025.')).toEqual(['lead: 10–15% is not shown as a figure']);
});

test('a number that is nowhere shown is found, also beside one that is', () => {
  expect(found('It was at $2bn.')).toEqual(['lead: $2bn. is not shown as a figure']);
  expect(found('It was at $1–2bn, after $800m in 2019.')).toEqual([
    'lead: $800m is not shown as a figure',
    'lead: 2019. is not shown as a figure',
  ]);
});

test('part of a number is not the number', () => {
  expect(found('It was at < $1–2bn.')).toHaveLength(1);
  expect(found('Toys hold 110–15%.', split('Toys lead.'))).toHaveLength(1);
});

test('a missing number makes no sentence', () => {
  expect(found('It was at N/A.')).toEqual(['lead: says “N/A”']);
});

test('a mark that the table does not have is found, also one with other ends under the same words', () => {
  const [first, ...rest] = split('Toys lead.').table.rows;
  expect(
    found('', { ...split('Toys lead.'), table: { columns: ['Category', 'Share'], rows: rest } }),
  ).toEqual(['split: “Toys: 10–15%” is only in the chart']);
  const closer = sideBySide(head('split', 'Toys lead.'), ['Category', 'Share'], parts)!;
  const chart = {
    kind: 'capsules',
    tick: String,
    marks: [mark(first!.label, { low: 12, high: 13 })],
  } as const;
  expect(found('', { ...closer, chart })).toEqual(['split: “Toys: 10–15%” is only in the chart']);
});

test('two sentences that differ in their numbers only are found', () => {
  expect(found('', split('It was at 10–15%.'), sizes('It was at $1–2bn.'))).toEqual([
    'said twice: “It was at .”',
  ]);
});

test('two exhibits of one name and a row with a cell too many are found', () => {
  const uneven = { columns: ['Year'], rows: [{ label: '2025', cells: [size] }] };
  expect(found('', sizes('One.'), { ...sizes('Two.'), chart: null, table: uneven })).toEqual([
    'size: the row “2025” does not fit its columns',
    'two exhibits are called size',
  ]);
});

function found(lead: string, ...exhibits: Exhibit[]) {
  return disagreements({
    title: 'Toys',
    lead,
    keyFigures: [{ label: 'Market size', figure: size, change: fall }],
    exhibits,
  });
}

const head = (id: string, message: string) => ({ id, title: id, message, subtitle: '' });

const split = (message: string) => sideBySide(head('split', message), ['Category', 'Share'], parts)!;

const sizes = (message: string) => overTime(head('size', message), [{ name: 'Size', figures: [size] }])!;

const mark = (label: string, extent: { low: number; high: number }) => ({ label, text: '10–15%', extent });
