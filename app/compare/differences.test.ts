import { expect, test } from 'vitest';
import type { Exhibit } from '../data-pages/exhibit.ts';
import { shownFigure } from '../../test/samples/sample-figures.ts';
import { differencesOf } from './differences.ts';

const share = (...seen: readonly [number, number]) => shownFigure('online-share', 2025, seen);
const size = (...seen: readonly [number, number]) => shownFigure('market-size', 2025, seen);

const exhibit = (rows: Exhibit['table']['rows']): Exhibit => ({
  id: 'demand',
  title: 'Demand',
  message: '',
  subtitle: '',
  chart: null,
  table: { columns: ['Measure', 'north', 'south'], rows, rowLadders: true },
});

test('lists measures under the side that is highest, without the year', () => {
  const { highestOn, tooClose } = differencesOf(
    [
      exhibit([
        { label: 'Online share, 2025', cells: [share(5, 10), share(15, 20)], highest: 1 },
        { label: 'Average growth, 2020–2025', cells: [share(10, 15), share(5, 10)], highest: 0 },
        { label: 'Returns, 2024 or 2025', cells: [share(5, 10), share(5, 10)] },
      ]),
    ],
    'market-size',
  );
  const measures = (side: string) => highestOn.get(side)!.map(({ measure }) => measure);
  expect(measures('south')).toEqual(['Online share']);
  expect(measures('north')).toEqual(['Average growth, 2020–2025']);
  expect(tooClose).toMatchObject([{ measure: 'Returns', exhibit: 'demand' }]);
});

test('says nothing about a missing value, or about the size', () => {
  const { highestOn, tooClose } = differencesOf(
    [
      exhibit([
        { label: 'Online share, 2025', cells: [share(5, 10), null] },
        { label: 'Market size, 2025', cells: [size(1e9, 2e9), size(2e9, 5e9)], highest: 1 },
      ]),
    ],
    'market-size',
  );
  expect([highestOn.size, tooClose.length]).toEqual([0, 0]);
});
