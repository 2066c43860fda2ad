import { describe, expect, test } from 'vitest';
import { exactFigure } from '../../../test/samples/sample-figures.ts';
import type { Shown } from '../figure.ts';
import { visibilityMap } from '../visibility.ts';
import { auditFigures } from './audit.ts';
import { familyOf } from './family.ts';
import { figuresOfRegion, showRegion } from './show-region.ts';
import { createSizeLedger, type SizeLedger } from './size-ledger.ts';

const groups: Readonly<Record<string, readonly string[]>> = {
  wor: ['deu', 'fra', 'jpn', 'usa', 'ken'],
  eur: ['deu', 'fra'],
};
const membersOf = (region: string) => groups[region] ?? [];
const regions = ['deu', 'fra', 'jpn', 'eur', 'wor'];
const at = (region: string) => ({ region, category: 'all', period: '2025' });

describe('parts of a region', () => {
  test('are the largest groups in it, then the countries outside of them', () => {
    expect(familyOf('wor', regions, membersOf)).toEqual({ parts: ['eur', 'jpn'], isComplete: false });
    expect(familyOf('eur', regions, membersOf)).toEqual({ parts: ['deu', 'fra'], isComplete: true });
    expect(familyOf('deu', regions, membersOf)).toEqual({ parts: [], isComplete: false });
  });
});

describe('what regions reveal about each other', () => {
  test('parts limit their whole, which must not tell more of them in return', () => {
    const ledger = createSizeLedger(regions, membersOf);
    ledger.set(at('deu'), { low: 50, high: 100 });
    ledger.set(at('fra'), { low: 20, high: 50 });
    expect(ledger.limitsOf(at('eur'))).toEqual({ low: 70, high: 150, guard: { low: 100, high: 120 } });
  });

  test('a known whole and the other parts limit a part', () => {
    const ledger = createSizeLedger(regions, membersOf);
    ledger.set(at('eur'), { low: 100, high: 100 });
    ledger.set(at('deu'), { low: 60, high: 70 });
    expect(ledger.limitsOf(at('fra'))).toMatchObject({ low: 30, high: 40 });
  });

  test('so do ranked shops, and shares of the world', () => {
    const ledger = createSizeLedger(regions, membersOf);
    ledger.setRanked(at('jpn'), [
      { low: 20, high: 50 },
      { low: 10, high: 20 },
    ]);
    expect(ledger.limitsOf(at('jpn'))).toMatchObject({ low: 30, guard: { high: 60 } });
    ledger.set(at('jpn'), { low: 50, high: 70 });
    expect(ledger.mostOfPlace(at('jpn'), { low: 20, high: 50 })).toBe(60);
    ledger.set(at('wor'), { low: 1000, high: 2000 });
    ledger.setShare(at('jpn'), { low: 4, high: 5 });
    expect(ledger.limitsOf(at('jpn'))).toMatchObject({ low: 40, high: 100 });
    expect(ledger.limitsOf(at('wor'))).toMatchObject({ low: 1000, high: 1750 });
  });
});

describe('a group with a dominant member', () => {
  const sizes: Readonly<Record<string, number>> = { deu: 70e9, fra: 21e9, eur: 91e9 };
  const newLedger = () => {
    const ledger = createSizeLedger(regions, membersOf);
    for (const [region, size] of Object.entries(sizes)) ledger.expect(at(region), size);
    return ledger;
  };
  const settle = (ledger: SizeLedger, region: string) =>
    showRegion(
      region,
      [{ category: 'all', figures: [exactFigure('market-size', 2025, sizes[region]!)] }],
      visibilityMap(),
      { baseYear: 2025, ledger },
    );
  const settleAll = (ledger: SizeLedger) =>
    ['deu', 'fra', 'eur'].map((region) => {
      const { masked, known } = settle(ledger, region);
      for (const { key, interval } of known) ledger.set(key, interval);
      return masked[0]!.shown;
    });
  const range = (low: number, high: number): Shown => ({ visibility: 'range', range: { low, high } });

  test('is shown by more steps, so that the member stays as it is', () => {
    // By one step, 50 to 100, it would leave Germany no more than 80.
    expect(settleAll(newLedger())).toEqual([range(50e9, 100e9), range(20e9, 50e9), range(50e9, 200e9)]);
  });

  test('is shown by one step if the member was settled as if that were known', () => {
    const ledger = newLedger();
    for (const { key, interval } of settle(ledger, 'eur').known) ledger.promise(key, interval);
    expect(ledger.limitsOf(at('deu')).high).toBeCloseTo(80e9);
    expect(settleAll(ledger)).toEqual([range(50e9, 100e9), range(20e9, 50e9), range(50e9, 100e9)]);
    const low = ledger.get(at('eur'))!.high - ledger.get(at('deu'))!.high;
    expect(low).toBeGreaterThanOrEqual(ledger.get(at('fra'))!.low);
  });
});

test('two editions together give no more away than the rule allows', () => {
  const levels = (year: number) => 9.4e9 * 1.068 ** (year - 2024);
  const figures = (revision: number) =>
    [2023, 2024, 2025].flatMap((year) => {
      const value = levels(year) * (year === 2025 ? revision : 1);
      return [
        exactFigure('market-size', year, value),
        exactFigure('market-growth', year, (value / levels(year - 1) - 1) * 100),
      ];
    });
  const show = (revision: number, earlier?: Parameters<typeof showRegion>[3]['earlier']) =>
    showRegion('dnk', [{ category: 'all', figures: figures(revision) }], visibilityMap(), {
      baseYear: 2025,
      ledger: createSizeLedger(['dnk'], () => []),
      ...(earlier ? { earlier } : {}),
    }).masked.map(({ shown }) => shown);
  for (const revision of [0.97, 1.03, 1.1]) {
    const before = show(1);
    const bounds = (nth: number) => {
      const shown = before[nth]!;
      const { value } = figures(revision)[nth]!;
      if (shown.visibility !== 'range' || !shown.range) return null;
      const [low, high] = [shown.range.low ?? 0, shown.range.high ?? Infinity];
      return value! >= low && value! <= high ? { low, high } : null;
    };
    const keyOf = ({ metric, period }: { metric: string; period: string }) => `${metric} ${period}`;
    const places = new Map(figures(revision).map((figure, nth) => [keyOf(figure), nth]));
    const now = show(revision, (_, figure) => bounds(places.get(keyOf(figure))!));
    const { relations } = figuresOfRegion([{ category: 'all', figures: figures(revision) }]);
    const outside = now.flatMap((_, nth) => {
      const known = bounds(nth);
      return known ? [{ at: nth, ...known }] : [];
    });
    expect(auditFigures({ figures: figures(revision), shown: now, relations, outside }).breaches).toEqual([]);
  }
});
