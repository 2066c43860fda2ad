import { expect, test } from 'vitest';
import { samplePlaces } from '../../test/samples/ranking.ts';
import { historyExhibits } from './ranking-history-sheet.server.ts';

const before = samplePlaces({ name: 'Anker', seen: [1e9, 2e9] }, { name: 'Boje', seen: [1e9, 2e9] });
const after = samplePlaces({ name: 'Dock', seen: [2e9, 5e9] }, { name: 'Anker', seen: [1e9, 2e9] });
const [ranks, revenue] = historyExhibits([
  { year: 2024, places: before },
  { year: 2025, places: after },
]);

test('has every rank of every edition, in the order of the newest', () => {
  expect(ranks!.table.columns).toEqual(['Retailer', '2024', '2025']);
  expect(ranks!.table.rows.map(({ label, cells }) => [label, ...cells])).toEqual([
    ['Dock', '', '1'],
    ['Anker', '1', '2'],
    ['Boje', '2', ''],
  ]);
});

test('has the published figure behind every rank, and no other', () => {
  expect(revenue!.table.rows.map(({ cells }) => cells)).toEqual([
    [null, after[0]!.figure],
    [before[0]!.figure, after[1]!.figure],
    [before[1]!.figure, null],
  ]);
});
