import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Extent, Mark } from './chart.ts';
import { drawChart, drawStandalone } from './draw-chart.server.tsx';
import { scaleOf } from './scale.ts';
import { staticMarkup } from '../ui/drawn/static-markup.server.tsx';
import { RungCell } from './rung-cell.tsx';
import { edgePlaces, groupByRange, placesOf, rungsOf, runsOf, shownSteps, stepsOf } from './steps.ts';

const text = { title: 'A title', subtitle: 'A subtitle', source: 'A source', note: null };

const anyEdges = fc
  .uniqueArray(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 12 })
  .map((edges) => edges.toSorted((a, b) => a - b));

/** Any range that a ladder can publish: one step or several neighbours, open at the ends. */
const anyLadder = anyEdges.chain((edges) => {
  const end = fc.integer({ min: 0, max: edges.length + 1 });
  const range = fc.tuple(end, end).map(([one, other]): Extent => {
    const [from, to] = [Math.min(one, other), Math.max(one, other, Math.min(one, other) + 1)];
    return from > edges.length
      ? { low: edges.at(-1)!, high: null }
      : { low: edges[from - 1] ?? null, high: edges[to - 1] ?? null };
  });
  return fc.tuple(fc.constant(edges), fc.array(fc.option(range), { minLength: 1, maxLength: 8 }));
});

const marksOf = (extents: readonly (Extent | null)[]): Mark[] =>
  extents.map((extent, at) => ({
    label: `Label ${at}`,
    text: extent ? `${extent.low}..${extent.high}` : 'Not shown',
    extent,
  }));

describe('the steps of a range', () => {
  test('lie between exactly its two edges', () => {
    fc.assert(
      fc.property(anyLadder, ([edges, extents]) => {
        for (const extent of extents) {
          if (!extent) continue;
          const { from, to } = stepsOf(extent, edges);
          expect([edges[from - 1] ?? null, edges[to - 1] ?? null]).toEqual([extent.low, extent.high]);
        }
      }),
    );
  });

  test('of a number that is no edge are those around it', () => {
    expect(stepsOf({ low: 7, high: 7 }, [0, 5, 10])).toEqual({ from: 2, to: 3 });
    expect(stepsOf({ low: 4, high: 11 }, [0, 5, 10])).toEqual({ from: 1, to: 4 });
  });

  test('are all within the part of the ladder that is shown, under their own edges', () => {
    fc.assert(
      fc.property(anyLadder, ([edges, extents]) => {
        const shown = shownSteps(marksOf(extents), edges);
        for (const extent of extents) {
          if (!extent) continue;
          const { from, to } = stepsOf(extent, edges);
          expect(from >= shown.from && to <= shown.to).toBe(true);
          const labelled = edgePlaces(shown, edges).filter(({ edge }) => edge === extent.low);
          for (const { at } of labelled) expect(at * (shown.to - shown.from)).toBeCloseTo(from - shown.from);
        }
      }),
    );
  });
});

test('a ladder shows a few steps around those in use, an even number of them', () => {
  const edges = [1, 2, 5, 10, 20, 50, 100, 200, 500];
  const shownFor = (low: number, high: number) =>
    edgePlaces(shownSteps([{ extent: { low, high } }], edges), edges);
  expect(shownFor(10, 20)).toHaveLength(7);
  expect(shownFor(1, 200)).toHaveLength(9);
});

test('a range whose ends are no edges begins and ends within a step', () => {
  const edges = [500, 1_000, 2_000, 5_000];
  expect(placesOf({ low: 1_000, high: 2_000 }, edges)).toEqual({ from: 2, to: 3 });
  expect(placesOf({ low: 900, high: 2_300 }, edges)).toEqual({ from: 1.8, to: 3.1 });
  expect(placesOf({ low: 100, high: 7_000 }, edges)).toEqual({ from: 0, to: 5 });
  expect(placesOf({ low: 1_500, high: 1_500 }, edges)).toEqual({ from: 2, to: 3 });
});

describe('no drawn extent says more than its range', () => {
  test('a ladder fills exactly the steps of each range, in the page and in a file', () => {
    fc.assert(
      fc.property(anyLadder, ([edges, extents]) => {
        const marks = marksOf(extents);
        const chart = { kind: 'ladder', marks, edges, tick: String } as const;
        const shown = shownSteps(marks, edges);
        const expected = groupByRange(marks).flatMap(([{ extent } = marks[0]!]) => {
          if (!extent) return [];
          const { from, to } = stepsOf(extent, edges);
          return [`M${from - shown.from} .5h${to - from}`];
        });
        for (const markup of [drawChart(chart, ''), drawStandalone(chart, text).svg])
          expect([...markup.matchAll(/data-steps=""[^>]* d="([^"]+)"/g)].map(([, path]) => path)).toEqual(
            expected,
          );
      }),
      { numRuns: 40 },
    );
  });

  test('a capsule runs from the low end to the high end of its range', () => {
    const closed = fc
      .tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 50 }))
      .map(([low, width]) => ({ low, high: Math.min(100, low + width) }));
    fc.assert(
      fc.property(fc.array(closed, { minLength: 1, maxLength: 6 }), (extents) => {
        const marks = marksOf(extents);
        const chart = { kind: 'capsules', marks, tick: String, full: [0, 100] } as const;
        const scale = scaleOf(extents, { full: [0, 100] });
        const drawn = [...drawChart(chart, '').matchAll(/data-range="" x="([\d.]+)%" width="([\d.]+)%"/g)];
        const expected = groupByRange(marks).map(([mark]) => mark!.extent!);
        expect(drawn).toHaveLength(expected.length);
        drawn.forEach(([, x, width], at) => {
          expect(Number(x)).toBeCloseTo(scale.at(expected[at]!.low!) * 100, 2);
          expect(Number(x) + Number(width)).toBeCloseTo(scale.at(expected[at]!.high!) * 100, 2);
        });
      }),
      { numRuns: 40 },
    );
  });

  test('a range too narrow to see keeps its ends within an outline', () => {
    const marks = marksOf([
      { low: 2.5, high: 3 },
      { low: 5, high: 10 },
    ]);
    const drawn = [
      ...drawChart({ kind: 'funnel', steps: marks, tick: String }, '').matchAll(/<rect [^>]*>/g),
    ];
    expect(drawn[0]![0]).toContain('data-range="" x="2.5%" width="0.5%"');
    expect(drawn[0]![0]).toContain('stroke-width="4"');
    expect(drawn[1]![0]).not.toContain('stroke');
  });

  test('a band spans its range on the axis and its years, a forecast too', () => {
    const closed = fc
      .tuple(fc.integer({ min: 0, max: 18 }), fc.integer({ min: 1, max: 4 }))
      .map(([step, wide]) => ({ low: step * 5, high: Math.min(100, (step + wide) * 5) }));
    fc.assert(
      fc.property(
        fc.array(closed, { minLength: 2, maxLength: 8 }),
        fc.integer({ min: 1, max: 8 }),
        (extents, known) => {
          const marks = marksOf(extents).map((mark, at) =>
            at < known ? mark : { ...mark, tone: 'outlook' as const },
          );
          const lines = [{ name: 'Share', marks }];
          const chart = { kind: 'series', lines, tick: String, full: [0, 100] } as const;
          for (const markup of [drawChart(chart, ''), drawStandalone(chart, text).svg])
            expect(bandsIn(markup)).toEqual(
              runsOf(marks).map(({ from, to, mark }) => ({
                from: Math.round((from / marks.length) * 100),
                to: Math.round((to / marks.length) * 100),
                low: mark.extent!.low,
                high: mark.extent!.high,
              })),
            );
        },
      ),
      { numRuns: 40 },
    );
  });

  test('a strip shades every column of a range, and only those', () => {
    fc.assert(
      fc.property(anyLadder, ([edges, extents]) => {
        const marks = marksOf(extents);
        const named = marks.map((mark) => ({ ...mark, text: mark.extent ? 'range' : 'Not shown' }));
        const chart = {
          kind: 'strip',
          columns: named.map(({ label }) => label),
          rows: [{ name: 'Row', edges, marks: named }],
          shades: 'row',
        } as const;
        const covered = [...drawChart(chart, '').matchAll(/data-at="(\d+) (\d+)"/g)].flatMap(([, from, to]) =>
          Array.from({ length: Number(to) - Number(from) }, (_, at) => Number(from) + at),
        );
        expect(covered).toEqual(named.map((_, at) => at));
      }),
      { numRuns: 40 },
    );
  });
});

test('a cell of a table fills exactly the steps of its range on the ladder of its column', () => {
  fc.assert(
    fc.property(anyLadder, ([edges, extents]) => {
      const shown = shownSteps(marksOf(extents), edges);
      rungsOf(extents, edges).forEach((rungs, at) => {
        if (!rungs) return expect(extents[at]).toBeNull();
        const [low, high] = [rungs.from, rungs.to].map((step) => edges[step + shown.from - 1] ?? null);
        expect({ low, high }).toEqual(extents[at]);
        expect(rungs.from >= 0 && rungs.to <= rungs.of).toBe(true);
        expect(staticMarkup(RungCell(rungs))).toContain(`--from:${rungs.from};--to:${rungs.to};`);
      });
    }),
  );
});

/** What the bands say, read off the axis as a visitor would: to the nearest 5 %, which is at least 5 px. */
function bandsIn(markup: string) {
  const ticks = [...markup.matchAll(/<text x="0" dx="-8" y="([\d.]+)"[^>]*>(\d+)<\/text>/g)].map(
    ([, y, value]) => ({ y: Number(y) - 4, value: Number(value) }),
  );
  const [first, last] = [ticks[0]!, ticks.at(-1)!];
  const valueAt = (y: number) => {
    const value = first.value + ((y - first.y) * (last.value - first.value)) / (last.y - first.y);
    return Math.round(value / 5) * 5;
  };
  return [...markup.matchAll(/<g data-band="">(.*?)<\/g>/g)].map(([, shapes]) => {
    const edges = [
      ...shapes!.matchAll(
        /<line x1="([\d.]+)%" x2="([\d.]+)%" stroke="[^"]*" stroke-width="2"[^>]* y1="([\d.]+)"/g,
      ),
    ];
    const [top, bottom] = edges.map(([, , , y]) => Number(y));
    const filled = /<rect [^>]*y="([\d.]+)" height="([\d.]+)"/.exec(shapes!);
    if (filled) {
      expect(Number(filled[1])).toBe(top);
      expect(Number(filled[1]) + Number(filled[2])).toBe(bottom);
    }
    return {
      from: Math.round(Number(edges[0]![1])),
      to: Math.round(Number(edges[0]![2])),
      low: valueAt(bottom!),
      high: valueAt(top!),
    };
  });
}

describe('equal ranges', () => {
  const mark = (label: string, low: number | null, high: number): Mark => ({
    label,
    text: `${low}–${high}`,
    extent: { low, high },
  });
  const hidden: Mark = { label: 'Hidden', text: 'Not shown', extent: null };

  test('share a row if they are neighbours, and hidden figures share one too', () => {
    const marks = [mark('A', 2, 5), mark('B', 2, 5), mark('C', 1, 2), hidden, { ...hidden, label: 'Also' }];
    expect(groupByRange(marks).map((group) => group.map(({ label }) => label))).toEqual([
      ['A', 'B'],
      ['C'],
      ['Hidden', 'Also'],
    ]);
  });

  test('are one run, which a gap interrupts', () => {
    const marks = [mark('1', 2, 5), mark('2', 2, 5), undefined, mark('4', 2, 5), mark('5', 5, 10)];
    expect(runsOf(marks).map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [3, 4],
      [4, 5],
    ]);
  });
});
