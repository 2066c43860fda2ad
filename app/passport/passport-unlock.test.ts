import { expect, test } from 'vitest';
import { shownFigure } from '../../test/samples/sample-figures.ts';
import { unlockedBy } from './passport.ts';

const locked = { visibility: 'no-access' } as const;

test('a locked figure says which plans show it', () => {
  expect(unlockedBy('retailer', shownFigure('monthly-sales', '2025-03', locked))).toContain(
    'with Corporate+.',
  );
  expect(unlockedBy('retailer', shownFigure('competitor-overlap', 2025, locked))).toBe(
    'Included in every plan.',
  );
  expect(unlockedBy('market', shownFigure('market-size', 2025, locked))).toBe(
    'Included in Corporate and Corporate+.',
  );
});

test('one that can be seen needs no plan to be seen', () => {
  expect(unlockedBy('market', shownFigure('market-size', 2025, [1e9, 2e9]))).toBeNull();
  expect(unlockedBy('market', shownFigure('population', 2025, 83.5e6))).toBeNull();
});
