import { expect, test } from 'vitest';
import { formatRange } from '../../figures/format/format.ts';
import { rangeOf } from '../../figures/ladder.ts';
import { childrenOf } from '../../taxonomy/category.ts';
import { growth, illustratedCategories, illustratedTotal } from './illustrated-market.ts';

test('the illustrated market has our main categories', () => {
  expect(illustratedCategories.map(({ name }) => name).toSorted()).toEqual(
    childrenOf('all')
      .map(({ name }) => name)
      .toSorted(),
  );
});

test.each([illustratedTotal, ...illustratedCategories])(
  'the range shown for $name is the one the site would show',
  ({ values, range }) => {
    expect(range).toBe(formatRange('market-size', rangeOf('market-size', values.at(-1)! * 1e6)));
  },
);

test('the total is the sum of its categories, and its growth follows from it', () => {
  expect(illustratedTotal.values).toEqual([13_495, 13_835, 14_476, 15_390]);
  expect(growth(illustratedTotal)).toBe('6.3%');
});
