import { describe, expect, test } from 'vitest';
import { shownFigure } from '../../../../figures/sample-figures.ts';
import { drawLadder, stretches } from './ladders.ts';

describe.each(stretches)('$title', (stretch) => {
  test('the steps fill the width, and none lies within another', () => {
    const { steps, ticks } = drawLadder(stretch);
    expect(steps.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100, 0);
    expect(steps.every(({ width }) => width > 0)).toBe(true);
    expect(ticks.map(({ at }) => at)).toEqual(ticks.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(ticks.filter(({ important }) => important)).toHaveLength(stretch.named.length);
  });
});

const [money] = stretches;

test('the step in which the example lies is marked', () => {
  const { steps } = drawLadder(money!, shownFigure('market-size', 2025, [100e9, 200e9]));
  expect(steps.filter(({ chosen }) => chosen).map(({ label }) => label)).toEqual(['$100–200bn']);
});

test('a wider range marks all its steps, an exact figure none', () => {
  const wide = drawLadder(money!, shownFigure('market-size', 2025, [100e9, 500e9]));
  expect(wide.steps.filter(({ chosen }) => chosen)).toHaveLength(2);
  const exact = drawLadder(money!, shownFigure('market-size', 2025, 120e9));
  expect(exact.steps.some(({ chosen }) => chosen)).toBe(false);
});
