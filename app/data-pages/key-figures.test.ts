import { expect, test } from 'vitest';
import { figureSet } from '../figures/figure-set.ts';
import { shownFigure } from '../../test/samples/sample-figures.ts';
import { keyFigures } from './key-figures.ts';

const size = shownFigure('market-size', 2025, 4e9);
const forecast = shownFigure('market-size', 2030, 6e9);
const growth = shownFigure('market-growth', 2025, 3);
const figures = figureSet([size, forecast, growth]);

test('what is not there is left out, the rest keeps its order', () => {
  const found = keyFigures(figures, 2025, [
    ['Growth', 'market-growth'],
    ['Share', 'market-share', { part: 'of:wor' }],
    ['Size', 'market-size'],
  ]);
  expect(found.map(({ label, figure }) => [label, figure])).toEqual([
    ['Growth', growth],
    ['Size', size],
  ]);
});

test('one may come with its change, or be of another year', () => {
  const found = keyFigures(figures, 2025, [
    ['Size', 'market-size', { change: 'market-growth' }],
    ['Forecast', 'market-size', { year: 2030 }],
  ]);
  expect(found).toEqual([
    { label: 'Size', figure: size, change: growth },
    { label: 'Forecast', figure: forecast },
  ]);
});
