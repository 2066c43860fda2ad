import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shownFigure } from '../../test/samples/sample-figures.ts';
import { goodsInText, marketWords } from '../subjects/market-words.ts';
import type { CategorySlug } from '../taxonomy/category.ts';
import { categoryGrowthExhibit, type ComparedCategory } from './structure-exhibits.ts';

const vietnam = {
  geoCode: 'vnm',
  adjectival: 'Vietnamese',
  name: 'Vietnam',
  prefixedShortName: 'Vietnam',
};
const words = marketWords({ category: 'hobby-leisure' }, vietnam, 2025);

const growth = (category: CategorySlug, low: number, high: number): ComparedCategory => ({
  category,
  label: category,
  figure: shownFigure('market-growth', 2025, [low, high]),
});
const hidden = (category: CategorySlug): ComparedCategory => ({
  category,
  label: category,
  figure: shownFigure('market-growth', 2025, { visibility: 'no-access' }),
});
const message = (...parts: ComparedCategory[]) => categoryGrowthExhibit(parts, words)!.message;

describe('the growth of categories', () => {
  const overlapping = [growth('pet-supplies', 15, 25), growth('toys', 15, 20), growth('garden', 10, 20)];
  const between = [growth('sports-equipment', 10, 15), growth('musical-instruments', 10, 15)];

  test('names the slowest where it is clear, and the fastest is not', () => {
    expect(message(...overlapping, ...between, growth('media', 5, 10))).toBe(
      'Spending on physical media grew slowest in 2025 (5–10%).',
    );
    const four = [...overlapping, growth('diy', 10, 30)];
    expect(message(...four, growth('media', 5, 10))).toBe(
      'Spending on physical media grew slowest in 2025 (5–10%).',
    );
    expect(message(...four, growth('media', 5, 10), growth('bags-accessories', 5, 10))).toBe(
      'Spending on physical media and on bags and accessories grew slowest in 2025 (5–10%).',
    );
  });

  test('says that the slowest is so only among those shown', () => {
    expect(message(...overlapping, growth('media', 5, 10), hidden('diy'))).toBe(
      'Of the categories whose growth is shown, spending on physical media grew slowest in 2025 (5–10%).',
    );
  });

  test('sets a few against the rest where the rest grew alike', () => {
    const rest = (['media', 'fashion', 'electronics'] as const).map((slug) => growth(slug, 5, 10));
    expect(message(...overlapping.slice(0, 2), ...rest)).toBe(
      'Spending on pet supplies and toys grew faster in 2025 than spending on the other three categories (5–10%).',
    );
  });

  test('names the smaller of two groups', () => {
    const most = (['media', 'fashion', 'toys', 'grocery', 'diy'] as const).map((slug) =>
      growth(slug, 15, 20),
    );
    const few = (['electronics', 'garden'] as const).map((slug) => growth(slug, 10, 15));
    expect(message(...most, ...few)).toBe(
      'Spending on electronics and garden products grew by 10–15% in 2025, and on the other five categories by 15–20%.',
    );
    expect(message(...most, few[0]!)).toBe(
      'Spending on electronics grew by 10–15% in 2025, and on the other five categories by 15–20%.',
    );
  });

  test('claims no slowest where most share the lowest range', () => {
    const most = (['media', 'fashion', 'electronics', 'grocery', 'furniture-homeware'] as const).map((slug) =>
      growth(slug, 5, 10),
    );
    expect(message(...overlapping, growth('diy', 10, 30), ...most)).toBe(
      'No category was clearly the fastest-growing in 2025.',
    );
  });

  test('names as slowest or as faster only what the true values bear out', () => {
    const slugs = ['toys', 'media', 'diy', 'fashion', 'garden', 'electronics', 'grocery'] as const;
    const drawnCategory = fc.record({
      low: fc.integer({ min: -2, max: 4 }),
      steps: fc.integer({ min: 1, max: 4 }),
      at: fc.double({ min: 0.01, max: 0.99, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(drawnCategory, { minLength: 3, maxLength: slugs.length }), (drawn) => {
        const said = message(
          ...drawn.map(({ low, steps }, at) => growth(slugs[at]!, low * 5, (low + steps) * 5)),
        );
        const named = /^Spending on (.*) grew (slowest|faster)/.exec(said);
        if (!named) return;
        const values = drawn.map(({ low, steps, at }) => (low + steps * at) * 5);
        const valuesOf = (are: boolean) =>
          values.filter((_, at) => named[1]!.includes(goodsInText(slugs[at]!)) === are);
        if (named[2] === 'slowest')
          expect(Math.max(...valuesOf(true))).toBeLessThan(Math.min(...valuesOf(false)));
        else expect(Math.min(...valuesOf(true))).toBeGreaterThan(Math.max(...valuesOf(false)));
      }),
      { numRuns: 500 },
    );
  });
});

test('a range of the whole market wider than those of all categories is explained', () => {
  const parts = [growth('toys', 10, 15), growth('media', 10, 15)];
  const whole = (low: number, high: number) => ({
    ...shownFigure('market-growth', 2025, [low, high]),
    protects: 'market-size' as const,
  });
  const noteFor = (low: number, high: number) => categoryGrowthExhibit(parts, words, whole(low, high))!.note;
  expect(noteFor(10, 30)).toContain('wider range');
  expect(noteFor(10, 15)).toBeUndefined();
  expect(categoryGrowthExhibit(parts, words)!.note).toBeUndefined();
  const apart = [growth('toys', 10, 15), growth('media', 0, 5)];
  expect(categoryGrowthExhibit(apart, words, whole(0, 15))!.note).toBeUndefined();
  expect(categoryGrowthExhibit(apart, words, whole(-5, 15))!.note).toContain('wider range');
});
