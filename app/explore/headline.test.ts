import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reported, shownFigure } from '../../test/samples/sample-figures.ts';
import { extentOf } from '../figures/figure-marks.ts';
import { measureOf } from '../subjects/measure.ts';
import { leadersHeadline, leadersShown, partsHeadline, pathHeadline, peakHeadline } from './headline.ts';

const share = measureOf('online-share')!;
const sales = measureOf('net-sales')!;

const shares = (ranges: Readonly<Record<string, readonly [number | null, number | null]>>) =>
  Object.entries(ranges).map(([label, range]) => ({
    label,
    figure: shownFigure('online-share', 2025, range),
  }));

describe('the leaders of a ready-made question', () => {
  const shown = (ranges: Parameters<typeof shares>[0]) => {
    const { leaders, tied } = leadersShown(shares(ranges));
    return [leaders.map(({ label }) => label).join(' '), tied];
  };

  test('are the first three', () => {
    expect(shown({ A: [30, 35], B: [25, 30], C: [20, 25], D: [15, 20] })).toEqual(['A B C', 0]);
  });

  test('are only those ahead where the third shares its range with others', () => {
    expect(shown({ A: [30, 35], B: [25, 30], C: [20, 25], D: [20, 25] })).toEqual(['A B', 0]);
  });

  test('are said to be level with others where nobody is ahead', () => {
    expect(shown({ A: [30, 35], B: [30, 35], C: [30, 35], D: [30, 35], E: [20, 25] })).toEqual(['A B C', 1]);
  });
});

describe('who is ahead', () => {
  test.each([
    [
      { China: [25, 30], Germany: [15, 20] },
      'Of the two markets compared, China had the higher online share of retail in 2025, at 25–30%.',
    ],
    [
      { China: [25, 30], Korea: [25, 30], Germany: [15, 20] },
      'Of the three markets compared, China and Korea had the highest online share of retail in 2025, at 25–30% each.',
    ],
    [
      { China: [20, 30], Korea: [25, 35], Germany: [15, 20] },
      'Of the three markets compared, either China or Korea had the highest online share of retail in 2025 (their ranges overlap).',
    ],
    [
      { Germany: [15, 20], France: [15, 20] },
      'The online share of retail was 15–20% in France and Germany in 2025.',
    ],
    [
      { Germany: [15, 25], France: [20, 30] },
      'Online share of retail: the ranges overlap, so there is no clear leader in 2025.',
    ],
    [{ Germany: [15, 20] }, 'The online share of retail in Germany was 15–20% in 2025.'],
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
        if (!/highe(st|r)/.test(sentence)) return;
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
      'Of the two markets compared, the US is expected to have the larger market size in 2030, at $1–2tn.',
    );
    const growths = parts.map(({ label }, at) => ({
      label,
      figure: shownFigure('market-cagr', 2030, [5 * at, 5 * at + 5], { method: 'forecast' }),
    }));
    expect(leadersHeadline(measureOf('market-cagr-ahead')!, growths, 'in')).toBe(
      'Of the two markets compared, Germany has the higher forecast five-year average growth, at 5–10% a year.',
    );
  });

  test('average growth is that of a year', () => {
    const mean = (label: string) => ({ label, figure: shownFigure('market-cagr', 2025, [5, 10]) });
    const measure = measureOf('market-cagr')!;
    expect(leadersHeadline(measure, [mean('Germany')], 'in')).toBe(
      'Five-year average growth in Germany was 5–10% a year.',
    );
    const slow = { label: 'Italy', figure: shownFigure('market-cagr', 2025, [0, 5]) };
    expect(leadersHeadline(measure, [mean('Germany'), mean('France'), slow], 'in')).toBe(
      'Of the three markets compared, France and Germany had the highest five-year average growth, at 5–10% a year each.',
    );
  });

  test('figures that come with a plan only are not compared', () => {
    const hidden = { label: 'Zalando', figure: shownFigure('net-sales', 2025, { visibility: 'no-access' }) };
    expect(leadersHeadline(sales, [hidden], 'at')).toBe(
      'The figures for “Net sales” come with selected plans.',
    );
  });
});

describe('what is not measured in a place', () => {
  const [world, visits] = [measureOf('market-share')!, measureOf('visits')!];
  const held = (
    label: string,
    range: readonly [number, number],
    method: 'modelled' | 'forecast' = 'modelled',
  ) => ({
    label,
    figure: shownFigure('market-share', 2025, range, { dimension: 'of:wor', method }),
  });
  const visited = (label: string, range: readonly [number, number]) => ({
    label,
    figure: shownFigure('visits', 2025, range),
  });

  test('is had by the leader', () => {
    const [germany, italy] = [held('Germany', [5, 10]), held('Italy', [1, 2])];
    expect(leadersHeadline(world, [germany, italy], 'in')).toBe(
      'Of the two markets compared, Germany had the larger share of the global market in 2025, at 5–10%.',
    );
    expect(leadersHeadline(world, [germany, italy, held('France', [5, 10])], 'in')).toBe(
      'Of the three markets compared, France and Germany had the largest share of the global market in 2025, at 5–10% each.',
    );
    const ahead = [held('Germany', [5, 10], 'forecast'), held('Italy', [1, 2], 'forecast')];
    expect(leadersHeadline(world, ahead, 'in')).toBe(
      'Of the two markets compared, Germany is expected to have the larger share of the global market in 2025, at 5–10%.',
    );
    const many = Array.from({ length: 14 }, (_, at) => held(`Land ${at}`, [1, 2]));
    expect(leadersHeadline(world, [held('the US', [20, 25]), ...many], 'in')).toBe(
      'The US had the largest share of the global market in 2025, at 20–25%.',
    );
    expect(leadersHeadline(visits, [visited('Amazon', [1e9, 2e9]), visited('OTTO', [1e8, 2e8])], 'at')).toBe(
      'Of the two retailers compared, Amazon had the larger number of visits in 2025, at 1–2bn.',
    );
  });

  test('is joined to names in its own way', () => {
    expect(leadersHeadline(world, [held('Germany', [2, 5])], 'in')).toBe(
      'The share of the global market held by Germany was 2–5% in 2025.',
    );
    expect(leadersHeadline(world, [held('Germany', [2, 5]), held('Italy', [2, 5])], 'in')).toBe(
      'The share of the global market was 2–5% for Germany and Italy in 2025.',
    );
    expect(leadersHeadline(world, [held('toys', [2, 5]), held('media', [1, 2])], 'for')).toBe(
      'Of the two markets compared, the share of the global market was larger for toys in 2025, at 2–5%.',
    );
    expect(leadersHeadline(world, [held('toys', [2, 5]), held('media', [1, 2])], 'for', 'categories')).toBe(
      'Of the two categories compared, the share of the global market was larger for toys in 2025, at 2–5%.',
    );
    const series = [2018, 2025].map((year) => shownFigure('visits', year, [1e9, 2e9], reported));
    expect(pathHeadline(visits, series, 'Amazon', 'at')).toBe(
      'The number of visits to Amazon has stayed in the 1–2bn range since 2018.',
    );
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
      'The online share of retail in Germany rose from 10–15% in 2018 to 15–20% in 2025.',
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
