import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disagreements } from '../../test/agreement.ts';
import { isFigure, type Exhibit } from '../data-pages/exhibit.ts';
import type { Compared } from '../data-pages/exhibit-shapes.ts';
import { figureSet } from '../figures/figure-set.ts';
import { formatFigure } from '../figures/format/format.ts';
import type { MetricKey } from '../figures/metric.ts';
import { samplePublication, shownFigure } from '../../test/samples/sample-figures.ts';
import {
  growthExhibit,
  highestOf,
  measuresExhibit,
  partsExhibit,
  sizeInWords,
  sizesExhibit,
  sizesOverTimeExhibit,
} from './compare-exhibits.ts';
import type { Side } from './order-in-words.ts';
import { partWords } from './parts-in-words.ts';

type Range = readonly [number, number];
type Sample = [metric: MetricKey, period: number, seen: Range, forecast?: 'forecast'];

function side(label: string, ...samples: Sample[]): Side {
  const publication = { ...samplePublication, scope: label, subject: `market/${label}/all` };
  const figures = samples.map(([metric, period, seen, forecast]) =>
    shownFigure(metric, period, seen, { publication, method: forecast ?? 'modelled' }),
  );
  return { label, inText: `the ${label}`, where: `in the ${label}`, figures: figureSet(figures) };
}

const head = { id: 'one', title: 'One', subtitle: 'Something' };
const words = ({ table }: Exhibit) =>
  table.rows.map(({ label, cells }) => [
    label,
    ...cells.map((cell) => (isFigure(cell) ? formatFigure(cell) : cell)),
  ]);
const faults = (exhibit: Exhibit) =>
  disagreements({ title: '', lead: '', keyFigures: [], exhibits: [exhibit] });

const north = side(
  'north',
  ['market-size', 2024, [1e9, 2e9]],
  ['market-size', 2025, [2e9, 5e9]],
  ['market-size', 2026, [5e9, 10e9], 'forecast'],
  ['market-growth', 2025, [5, 10]],
);
const south = side(
  'south',
  ['market-size', 2025, [100e6, 200e6]],
  ['market-size', 2026, [100e6, 200e6], 'forecast'],
  ['market-growth', 2024, [0, 5]],
  ['market-growth', 2025, [0, 5]],
  ['conversion-rate', 2024, [2, 2.5]],
);

describe('sizes', () => {
  test('share one ladder, with the smallest difference that their ranges allow', () => {
    const exhibit = sizesExhibit(head, 'market-size', [south, north])!;
    expect(exhibit.chart).toMatchObject({ kind: 'ladder', marks: [{ label: 'north' }, { label: 'south' }] });
    expect(exhibit.message).toBe('By market size, the north is at least ten times as large as the south.');
    expect(faults(exhibit)).toEqual([]);
  });

  test('claim no distance that the ranges do not prove', () => {
    const west = side('west', ['market-size', 2025, [1e9, 2e9]]);
    expect(sizesExhibit(head, 'market-size', [north, west])!.message).toBe(
      'By market size, the north leads at $2–5bn, followed by the west at $1–2bn.',
    );
    expect(sizesExhibit(head, 'market-size', [north, side('empty')])).toBeNull();
  });

  test('are told apart only as far as the ranges prove', () => {
    const west = side('west', ['market-size', 2025, [1e9, 2e9]]);
    const east = side('east', ['market-size', 2025, [1e9, 2e9]]);
    const told = (...sides: Side[]) => sizeInWords('market-size', sides);
    expect(told(south, north)).toBe('By market size, the north is at least ten times as large as the south.');
    expect(told(north, west)).toBe('By market size, the north is the larger of the two.');
    expect(told(north, west, south)).toBe('By market size, the north is the largest of the three.');
    expect(told(west, east)).toBe('By market size, the east and the west are too close to call.');
    expect(told(west, east, south)).toBe(
      'By market size, the east and the west lead, and are too close to call.',
    );
    expect(told(north, side('empty'))).toBeNull();
  });

  test('of categories are those of their markets, so that the verb agrees', () => {
    const goods = (name: string, size: Range): Side => ({
      ...side(name, ['market-size', 2025, size]),
      inText: name,
      asSubject: `the market for ${name}`,
    });
    const [all, toys, media] = [
      goods('all goods', [50e9, 100e9]),
      goods('toys', [1e9, 2e9]),
      goods('media', [1e9, 2e9]),
    ];
    const bags = goods('bags & accessories', [2e9, 5e9]);
    const told = (...sides: Side[]) => sizeInWords('market-size', sides);
    expect(told(toys, all)).toBe(
      'The market for all goods is at least twenty times as large as the market for toys.',
    );
    expect(told(toys, media, all)).toMatch(/^The market for all goods is .* the next, the market for \w+\.$/);
    expect(told(toys, bags)).toBe('The market for bags & accessories is the larger of the two.');
    expect(told(toys, media)).toBe('Media and toys are too close to call.');
    expect(sizesExhibit(head, 'market-size', [toys, bags])!.message).toBe(
      'By market size, the market for bags & accessories leads at $2–5bn, followed by toys at $1–2bn.',
    );
  });

  test('over time name the forecasts, on one scale', () => {
    const exhibit = sizesOverTimeExhibit(head, 'market-size', [north, south])!;
    expect(exhibit.chart).toMatchObject({ kind: 'strip', shades: 'all' });
    expect(exhibit.message).toBe('Forecast for 2026: $5–10bn in the north and $100–200m in the south.');
    expect(exhibit.subtitle).toBe('Something, 2024–2026, in US dollars');
    expect(words(exhibit)[0]).toEqual(['2024', '$1–2bn', null]);
    expect(faults(exhibit)).toEqual([]);
  });
});

describe('growth', () => {
  test('is drawn for the years that all sides have', () => {
    const exhibit = growthExhibit(head, 'market-growth', [north, south])!;
    expect(words(exhibit)).toEqual([['2025', '5–10%', '0–5%']]);
    expect(exhibit.message).toBe('On growth, the north leads at 5–10%, followed by the south at 0–5%.');
    expect(faults(exhibit)).toEqual([]);
  });

  test('is left out with only one side', () => {
    expect(growthExhibit(head, 'market-growth', [north, side('empty')])).toBeNull();
  });
});

describe('measures', () => {
  const measures = [
    { label: 'Size', metric: 'market-size' },
    { label: 'Size as expected', metric: 'market-size', period: 2026 },
    { label: 'Conversion', metric: 'conversion-rate' },
    { label: 'Orders', metric: 'orders' },
  ] as const;
  const leading = { topic: 'By size', metric: 'market-size' } as const;
  const group = { head, leading, measures };

  test('have a row each, with the year, if any side has them', () => {
    const exhibit = measuresExhibit(group, [north, south])!;
    expect(exhibit.table.columns).toEqual(['Measure', 'north', 'south']);
    expect(words(exhibit)).toEqual([
      ['Size, 2025', '$2–5bn', '$100–200m'],
      ['Size as expected', '$5–10bn', '$100–200m'],
      ['Conversion, 2024', null, '2–2.5%'],
    ]);
    expect(faults(exhibit)).toEqual([]);
  });

  test('of different years name both years', () => {
    const other = side('west', ['market-size', 2024, [1e9, 2e9]]);
    expect(words(measuresExhibit(group, [north, other])!)[0]![0]).toBe('Size, 2024 or 2025');
  });

  test('leave out sides without any of them, and say so', () => {
    const exhibit = measuresExhibit(group, [north, side('empty'), south])!;
    expect(exhibit.table.columns).toEqual(['Measure', 'north', 'south']);
    expect(exhibit.note).toContain('No figures here for the empty.');
    expect(measuresExhibit(group, [north, side('empty')])).toBeNull();
  });
});

describe('the highest value of a row', () => {
  const anyEnds = fc
    .tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 4 }))
    .map(([low, width]) => [low * 5, (low + width) * 5] as const);
  const figureOf = (seen: Range) => shownFigure('online-share', 2025, seen);

  test('is marked exactly where its range lies above all others', () => {
    fc.assert(
      fc.property(fc.array(anyEnds, { minLength: 2, maxLength: 4 }), (ranges) => {
        const proven = ranges.findIndex(([low], at) =>
          ranges.every(([, high], other) => other === at || high <= low),
        );
        expect(highestOf(ranges.map(figureOf))).toBe(proven === -1 ? undefined : proven);
      }),
    );
  });

  test('is unknown where a side has no value', () => {
    const locked = shownFigure('online-share', 2025, { visibility: 'no-access' });
    expect(highestOf([figureOf([50, 55]), figureOf([5, 10]), null])).toBeUndefined();
    expect(highestOf([figureOf([50, 55]), locked])).toBeUndefined();
  });
});

describe('parts', () => {
  const parts = (shares: Record<string, Range>): Compared[] =>
    Object.entries(shares).map(([label, seen]) => ({
      label,
      figure: shownFigure('market-share', 2025, seen),
    }));
  const what = partWords.category;

  test('are a strip if few, and the message names tied leaders', () => {
    const exhibit = partsExhibit(head, what, [
      { ...north, parts: parts({ Toys: [10, 15], Food: [20, 25] }) },
      { ...south, parts: parts({ Food: [30, 35], Toys: [30, 35], Media: [0, 5] }) },
    ])!;
    expect(exhibit.message).toBe(
      'The largest category is food in the north and either food or toys in the south.',
    );
    expect(words(exhibit)).toEqual([
      ['Food', '20–25%', '30–35%'],
      ['Toys', '10–15%', '30–35%'],
      ['Media', '–', '0–5%'],
    ]);
    expect(exhibit.chart).toMatchObject({
      kind: 'strip',
      columns: ['north', 'south'],
      rows: [
        { name: 'Food', marks: [{ label: 'north' }, { label: 'south' }] },
        { name: 'Toys', marks: [{ label: 'north' }, { label: 'south' }] },
        { name: 'Media', marks: [{ label: 'south' }] },
      ],
    });
    expect(faults(exhibit)).toEqual([]);
  });

  test('are the largest if many, cut at the end of a range', () => {
    const many: Record<string, Range> = Object.fromEntries(
      Array.from({ length: 20 }, (_, at) => [
        `Part ${'ABCDEFGHIJKLMNOPQRST'[at]}`,
        at < 4 ? ([10, 15] as const) : ([0, 5] as const),
      ]),
    );
    const exhibit = partsExhibit(head, what, [
      { ...north, parts: parts(many) },
      { ...south, parts: parts({ 'Part A': [50, 55] }) },
    ])!;
    expect(exhibit.chart).toMatchObject({ kind: 'strip', rows: { length: 4 } });
    expect(exhibit.table.rows.map(({ label }) => label)).toEqual(['Part A', 'Part B', 'Part C', 'Part D']);
    expect(exhibit.note).toBe('Only the largest categories are shown; see the full pages for the rest.');
    expect(exhibit.message).toBe(
      'The largest category is part A in the south. There is no clear leader in the north.',
    );
    expect(faults(exhibit)).toEqual([]);
  });

  test('name places as they read, also where one has no preposition', () => {
    const unclear = parts({ 'Part A': [10, 15], 'Part B': [10, 15], 'Part C': [10, 15], 'Part D': [10, 15] });
    const messageOf = (...wheres: string[]) =>
      partsExhibit(
        head,
        what,
        wheres.map((where) => ({ ...north, where, parts: unclear })),
      )!.message;
    expect(messageOf('in Germany', 'in France')).toBe('There is no clear leader in Germany or France.');
    expect(messageOf('worldwide', 'in Germany')).toBe('There is no clear leader worldwide or in Germany.');
  });

  test('are left out with only one side', () => {
    const one = [
      { ...north, parts: parts({ Toys: [10, 15] }) },
      { ...south, parts: [] },
    ];
    expect(partsExhibit(head, what, one)).toBeNull();
  });
});
