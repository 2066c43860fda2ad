import { describe, expect, test } from 'vitest';
import { shownFigure } from '../../../../test/samples/sample-figures.ts';
import { drawLadder, shownLadders } from './ladders.ts';

describe.each(shownLadders)('$title', (ladder) => {
  test('fills the width with steps and has ticks in ascending order', () => {
    const { steps, ticks } = drawLadder(ladder);
    expect(steps.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100, 0);
    expect(steps.every(({ width }) => width > 0)).toBe(true);
    expect(ticks.map(({ at }) => at)).toEqual(ticks.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(ticks.filter(({ important }) => important)).toHaveLength(ladder.named.length);
  });
});

const [money] = shownLadders;

test('marks the step that contains the example', () => {
  const { steps } = drawLadder(money!, shownFigure('market-size', 2025, [100e9, 200e9]));
  expect(steps.filter(({ chosen }) => chosen).map(({ label }) => label)).toEqual(['$100–200bn']);
});

test('marks every step of a wider range, and none for an exact figure', () => {
  const wide = drawLadder(money!, shownFigure('market-size', 2025, [100e9, 500e9]));
  expect(wide.steps.filter(({ chosen }) => chosen)).toHaveLength(2);
  const exact = drawLadder(money!, shownFigure('market-size', 2025, 120e9));
  expect(exact.steps.some(({ chosen }) => chosen)).toBe(false);
});
