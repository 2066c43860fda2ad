import { describe, expect, test } from 'vitest';
import { equationsOf, type Equation } from './equation.ts';
import { figureSet } from '../figures/figure-set.ts';
import { shownFigure } from '../../test/samples/sample-figures.ts';

const size = shownFigure('market-size', 2025, [1e9, 2e9]);
const before = shownFigure('market-size', 2024, [1e9, 2e9]);
const growth = shownFigure('market-growth', 2025, [5, 10]);
const orders = shownFigure('orders', 2025, [1e7, 2e7]);
const basket = shownFigure('average-order-value', 2025, [50, 100]);
const all = [before, size, growth, orders, basket];

describe('the equations of a figure', () => {
  test('are the products in which it stands, whole or factor', () => {
    expect(equationsOf(size, figureSet(all)).map(written)).toEqual([
      'Market size = Market size (previous year) × (100% + growth)',
      'Market size = Orders × Average order value',
    ]);
    expect(equationsOf(basket, figureSet(all)).map(written)).toEqual([
      'Market size = Orders × Average order value',
    ]);
  });

  test('lead to the figures of the same year, and of the year before where it says so', () => {
    const [byGrowth] = equationsOf(growth, figureSet(all));
    expect(byGrowth!.map(({ figure }) => figure)).toEqual([size, before, growth]);
  });

  test('are left out where a term is missing, and for the parts of a split', () => {
    expect(equationsOf(before, figureSet(all))).toEqual([]);
    expect(equationsOf(size, figureSet([size, orders]))).toEqual([]);
    const part = shownFigure('orders', 2025, [1e6, 2e6], { dimension: 'device:mobile' });
    expect(equationsOf(part, figureSet([...all, part]))).toEqual([]);
  });
});

const written = (equation: Equation) =>
  equation.map(({ sign, words }) => `${sign} ${words}`.trim()).join(' ');
