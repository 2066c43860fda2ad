import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatFigure } from '../figures/format/format.ts';
import type { MetricKey } from '../figures/metric.ts';
import { shownFigure } from '../../test/samples/sample-figures.ts';
import { figuresOf } from './exhibit.ts';
import { largestFirst, measuresOverTime, overTime, sideBySide, type Compared } from './exhibit-shapes.ts';

const head = { id: 'size', title: 'Size', message: 'It grew.', subtitle: 'Size, Germany' };
const forecast = { method: 'forecast' } as const;
const sizes = [
  shownFigure('market-size', 2024, [1e9, 2e9]),
  shownFigure('market-size', 2025, [2e9, 5e9]),
  shownFigure('market-size', 2026, [2e9, null], forecast),
];

describe('over time', () => {
  const exhibit = overTime(head, [
    { name: 'Market size', figures: sizes },
    { name: 'Growth', figures: [shownFigure('market-growth', 2025, [5, 10])] },
  ])!;

  test('chart and table hold the same numbers', () => {
    const drawn = exhibit.chart?.kind === 'series' ? exhibit.chart.lines.flatMap(({ marks }) => marks) : [];
    expect(drawn.map(({ text }) => text)).toEqual(['$1–2bn', '$2–5bn', '> $2bn', 'N/A', '5–10%', 'N/A']);
    expect(drawn.map(({ tone }) => tone)).toEqual([
      'plain',
      'plain',
      'outlook',
      undefined,
      'plain',
      undefined,
    ]);
    expect(new Set(figuresOf(exhibit).map(formatFigure))).toEqual(
      new Set(drawn.flatMap(({ text, extent }) => (extent ? [text] : []))),
    );
  });

  test('a year without a number has an empty cell', () => {
    expect(exhibit.table.columns).toEqual(['Year', 'Market size', 'Growth']);
    expect(exhibit.table.rows.map(({ label, cells }) => [label, cells[1] === null])).toEqual([
      ['2024', true],
      ['2025', false],
      ['2026', true],
    ]);
  });

  test('nothing to show is no exhibit', () => {
    expect(overTime(head, [{ name: 'Market size', figures: [] }])).toBeNull();
    expect(measuresOverTime(head, [])).toBeNull();
    expect(sideBySide(head, ['Market', 'Size'], [])).toBeNull();
  });
});

describe('measures over time', () => {
  const share = (metric: MetricKey, low: number, years = [2024, 2025]) =>
    years.map((year) => shownFigure(metric, year, [low, low + 5]));

  test('one that moves is a strip, and lists the others', () => {
    const moving = [...share('cart-abandonment', 70, [2024]), ...share('cart-abandonment', 75, [2025])];
    const { chart } = measuresOverTime(head, [
      { name: 'Cart', figures: moving },
      { name: 'Checkout', figures: share('checkout-abandonment', 40) },
    ])!;
    expect(chart).toMatchObject({ kind: 'strip', constant: 'Same range throughout 2024–2025' });
  });

  test('if none moves, each stands once on their ladder, the highest first', () => {
    const { chart, note } = measuresOverTime(head, [
      { name: 'Checkout', figures: share('checkout-abandonment', 40) },
      { name: 'Cart', figures: share('cart-abandonment', 70) },
    ])!;
    expect(chart).toMatchObject({ kind: 'ladder', marks: [{ label: 'Cart' }, { label: 'Checkout' }] });
    expect(note).toBe('Same range throughout 2024–2025.');
  });

  test('if none moves and they have different ladders, every strip is drawn', () => {
    const { chart } = measuresOverTime(head, [
      { name: 'Cart', figures: share('cart-abandonment', 70) },
      { name: 'Size', figures: [shownFigure('market-size', 2025, [2e9, 5e9])] },
    ])!;
    expect(chart).toMatchObject({ kind: 'strip', constant: undefined });
  });

  test('hidden figures have no chart', () => {
    const figures = [shownFigure('cart-abandonment', 2025, { visibility: 'no-access' })];
    expect(measuresOverTime(head, [{ name: 'Cart', figures }])!.chart).toBeNull();
  });
});

describe('side by side', () => {
  const compared = (label: string, low: number | null, high: number | null): Compared => ({
    label,
    figure: shownFigure('market-size', 2025, [low, high]),
  });

  test('the largest range comes first; equal ones stand by name, whatever order they came in', () => {
    const parts = [
      compared('Zambia', 1e9, 2e9),
      compared('Austria', 1e9, 2e9),
      compared('China', 1e12, null),
      compared('Malta', null, 1e6),
    ];
    const order = (given: Compared[]) =>
      sideBySide(head, ['Market', 'Size'], given)!.table.rows.map(({ label }) => label);
    expect(order(parts)).toEqual(['China', 'Austria', 'Zambia', 'Malta']);
    expect(order(parts.toReversed())).toEqual(order(parts));
  });

  test('what is left over follows the equal ones, but not smaller ones', () => {
    const parts = ['Paidy', 'Other', 'Amazon Pay'].map((label) => compared(label, 1e9, 2e9));
    const sorted = [compared('Zip', null, 1e6), ...parts].toSorted(largestFirst);
    expect(sorted.map(({ label }) => label)).toEqual(['Amazon Pay', 'Paidy', 'Other', 'Zip']);
  });

  test('a locked or missing number comes last', () => {
    const locked = { label: 'Aland', figure: shownFigure('market-size', 2025, { visibility: 'no-access' }) };
    const parts = [locked, compared('Malta', null, 1e6)].toSorted(largestFirst);
    expect(parts.map(({ label }) => label)).toEqual(['Malta', 'Aland']);
  });

  test('is an order: a list can be sorted by it in one way, however it is mixed', () => {
    const end = fc.option(fc.integer({ min: 0, max: 3 }).map((n) => n * 1e9));
    const anyPart = fc
      .tuple(fc.stringMatching(/^[A-Z][a-z]{0,2}$/), end, end)
      .map(([label, low, high]) => compared(label, low, high));
    const anyParts = fc.uniqueArray(anyPart, { selector: ({ label }) => label });
    const shuffled = anyParts.chain((parts) =>
      fc.tuple(fc.constant(parts), fc.shuffledSubarray(parts, { minLength: parts.length })),
    );
    const sorted = (parts: readonly Compared[]) => parts.toSorted(largestFirst).map(({ label }) => label);
    fc.assert(
      fc.property(shuffled, ([parts, mixed]) => {
        expect(sorted(mixed)).toEqual(sorted(parts));
      }),
      { numRuns: 300 },
    );
  });
});
