import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reported, shownFigure } from '../../test/samples/sample-figures.ts';
import { extentOf } from '../figures/figure-marks.ts';
import { measureOf } from '../subjects/measure.ts';
import { leadersHeadline, partsHeadline, pathHeadline, peakHeadline } from './headline.ts';

const share = measureOf('online-share')!;
const sales = measureOf('net-sales')!;

const shares = (ranges: Readonly<Record<string, readonly [number | null, number | null]>>) =>
  Object.entries(ranges).map(([label, range]) => ({
    label,
    figure: shownFigure('online-share', 2025, range),
  }));

describe('who is ahead', () => {
  test.each([
    [
      { China: [25, 30], Germany: [15, 20] },
      'Of the two markets compared, the online share of retail was highest in China in 2025, at 25–30%.',
    ],
    [
      { China: [25, 30], Korea: [25, 30], Germany: [15, 20] },
      'Of the three markets compared, the online share of retail was highest in China and Korea in 2025, at 25–30% each.',
    ],
    [
      { China: [20, 30], Korea: [25, 35], Germany: [15, 20] },
      'Of the three markets compared, the online share of retail was highest in China or Korea in 2025: their ranges overlap.',
    ],
    [
      { Germany: [15, 20], France: [15, 20] },
      'Online share of retail was 15–20% in France and Germany in 2025.',
    ],
    [
      { Germany: [15, 25], France: [20, 30] },
      'Online share of retail: the ranges overlap, so there is no clear leader in 2025.',
    ],
    [{ Germany: [15, 20] }, 'Online share of retail in Germany was 15–20% in 2025.'],
  ] as const)('%j', (ranges, sentence) => {
    expect(leadersHeadline(share, shares(ranges), 'in')).toBe(sentence);
  });

  test('nobody who is not named can be above all who are', () => {
    const range = fc
      .tuple(fc.integer({ min: 0, max: 19 }), fc.integer({ min: 1, max: 4 }))
      .map(([low, steps]) => [low * 5, Math.min(100, (low + steps) * 5)] as const);
    fc.assert(
      fc.property(fc.array(range, { minLength: 2, maxLength: 3 }), (ranges) => {
        const names = ['Alba', 'Borea', 'Cella'];
        const parts = ranges.map((one, at) => ({
          label: names[at]!,
          figure: shownFigure('online-share', 2025, one),
        }));
        const sentence = leadersHeadline(share, parts, 'in');
        if (!sentence.includes('highest')) return;
        const [named, others] = [true, false].map((is) =>
          parts.filter(({ label }) => sentence.includes(label) === is),
        );
        const most = Math.max(...named!.map(({ figure }) => extentOf(figure)!.low!));
        for (const { figure } of others!) expect(extentOf(figure)!.high).toBeLessThanOrEqual(most);
      }),
    );
  });

  test('a forecast is expected', () => {
    const parts = [
      { label: 'the US', figure: shownFigure('market-size', 2030, [1e12, 2e12], { method: 'forecast' }) },
      { label: 'Germany', figure: shownFigure('market-size', 2030, [1e11, 2e11], { method: 'forecast' }) },
    ];
    expect(leadersHeadline(measureOf('market-size')!, parts, 'in')).toBe(
      'Of the two markets compared, the market size is expected to be largest in the US in 2030, at $1–2tn.',
    );
  });

  test('figures that come with a plan only are not compared', () => {
    const hidden = { label: 'Zalando', figure: shownFigure('net-sales', 2025, { visibility: 'no-access' }) };
    expect(leadersHeadline(sales, [hidden], 'at')).toBe('Net sales: these figures come with our paid plans.');
  });
});

describe('how a series moved', () => {
  test('without what is only expected', () => {
    const series = [
      shownFigure('online-share', 2018, [10, 15]),
      shownFigure('online-share', 2025, [15, 20]),
      shownFigure('online-share', 2026, [25, 30], { method: 'forecast' }),
    ];
    expect(pathHeadline(share, series, 'Germany', 'in')).toBe(
      'Online share of retail in Germany rose from 10–15% in 2018 to 15–20% in 2025.',
    );
  });

  test('of a plural', () => {
    const same = [2018, 2025].map((year) => shownFigure('net-sales', year, [1e9, 2e9], reported));
    expect(pathHeadline(sales, same, 'Zalando', 'at')).toBe(
      'Net sales at Zalando have stayed in the $1–2bn range since 2018.',
    );
  });

  test('of company revenue, which is singular', () => {
    const same = [2018, 2025].map((year) => shownFigure('company-sales', year, [1e9, 2e9], reported));
    expect(pathHeadline(measureOf('company-sales')!, same, 'Zalando', 'at')).toBe(
      'Company revenue at Zalando has stayed in the $1–2bn range since 2018.',
    );
  });
});

describe('the largest part', () => {
  const devices = measureOf('device-share')!;
  const parts = (mobile: readonly [number, number], desktop: readonly [number, number]) => [
    { label: 'Mobile', figure: shownFigure('device-share', 2025, mobile, { dimension: 'device:mobile' }) },
    { label: 'Desktop', figure: shownFigure('device-share', 2025, desktop, { dimension: 'device:desktop' }) },
  ];
  const germany = { inText: 'Germany', preposition: 'in' } as const;

  test('is named with its range', () => {
    expect(partsHeadline(devices, parts([55, 60], [35, 40]), germany)).toBe(
      'Mobile has the largest share in Germany, at 55–60%.',
    );
  });

  test('is not claimed where ranges overlap', () => {
    expect(partsHeadline(devices, parts([45, 50], [45, 50]), germany)).toBe(
      'Devices in Germany: no clear leader.',
    );
  });

  test('of a year is its strongest month', () => {
    const months = [
      { label: 'November', figure: shownFigure('seasonality-index', 2025, [120, 130]) },
      { label: 'January', figure: shownFigure('seasonality-index', 2025, [90, 100]) },
    ];
    expect(peakHeadline(measureOf('seasonality-index')!, months, germany)).toBe(
      'November is the strongest month in Germany, at 120–130 against an average of 100.',
    );
  });
});
