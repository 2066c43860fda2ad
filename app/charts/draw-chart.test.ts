import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Chart, Mark } from './chart.ts';
import { drawChart, drawStandalone } from './draw-chart.server.tsx';
import { sampleCharts } from './sample-charts.ts';
import { anyMarks } from '../../test/samples/any-marks.ts';

const text = { title: 'A title', subtitle: 'A subtitle', source: 'A source', note: null };

/** The same marks as every kind of chart. */
function chartsOf(marks: readonly Mark[]): Chart[] {
  const series = { kind: 'series' as const, tick: String, lines: [{ name: 'One', marks }] };
  return [
    series,
    { ...series, baseline: 100 },
    { ...series, lines: [...series.lines, { name: 'Two', marks: marks.toReversed() }] },
    { kind: 'ladder', tick: String, edges, marks },
    { kind: 'capsules', tick: String, marks },
    { kind: 'capsules', tick: String, marks, full: [0, 100] },
    { kind: 'funnel', steps: marks, tick: String },
    {
      kind: 'strip',
      columns: marks.map(({ label }) => label),
      rows: [{ name: 'Row', edges, marks }],
      shades: 'row',
    },
    { kind: 'product', result: marks[0] ?? missingMark, factors: marks.slice(1) },
    {
      kind: 'map',
      steps: ['little', 'much'],
      areas: marks.map((mark, at) => ({ ...mark, code: codes[at]!, step: at % 2 })),
    },
  ];
}

const edges = [-1e9, -1000, -100, -10, 0, 1, 2, 5, 10, 20, 50, 100, 1000, 1e9];
const missingMark: Mark = { label: 'Missing', text: 'N/A', extent: null };
const codes = 'deu fra usa sgp mlt chn ind bra aus zaf can mex jpn kor'.split(' ');

describe('whatever the marks are', () => {
  test('every coordinate is a number', () => {
    fc.assert(
      fc.property(anyMarks, (marks) => {
        for (const chart of chartsOf(marks.map((mark) => ({ ...mark, text: 'text' })))) {
          for (const svg of [drawChart(chart, 'Message'), drawStandalone(chart, text).svg])
            expect(svg).not.toMatch(/NaN|Infinity|undefined|="-?\d+e/);
        }
      }),
      { numRuns: 10 },
    );
  });

  test('nothing is drawn outside the plot', () => {
    fc.assert(
      fc.property(anyMarks, (marks) => {
        for (const chart of chartsOf(marks)) {
          const shares = [...drawChart(chart, 'Message').matchAll(/="(-?[\d.]+)%"/g)].map(([, share]) =>
            Number(share),
          );
          expect(shares.filter((share) => share < 0 || share > 100.01)).toEqual([]);
        }
      }),
      { numRuns: 10 },
    );
  });

  test('every mark has its text, even a missing one', () => {
    fc.assert(
      fc.property(anyMarks, (marks) => {
        for (const chart of chartsOf(marks)) {
          const said = marksIn(drawChart(chart, 'Message'));
          for (const { label, text: words } of marks)
            expect(said.some((one) => one.endsWith(`${label}: ${words}`))).toBe(true);
        }
      }),
      { numRuns: 10 },
    );
  });
});

describe('the picture reveals only what is known', () => {
  const marks = (texts: string[]): Mark[] =>
    texts.map((words, at) => ({ label: `L${at}`, text: words, extent: { low: 100, high: 200 } }));

  test('neighbours with the same range are one band', () => {
    for (const chart of chartsOf(marks(Array.from({ length: 4 }, () => '$100–200bn'))).slice(0, 2)) {
      const bands = [...drawChart(chart, '').matchAll(/<rect [^>]*crispEdges[^>]*>/g)].map(([rect]) => rect);
      expect(bands).toHaveLength(1);
      expect(bands[0]).toContain('x="0%" width="100%"');
    }
  });

  test('the text of a mark does not move it', () => {
    const shapes = (chart: Chart) => [...drawChart(chart, '').matchAll(/<(rect|line|circle) [^>]*>/g)].join();
    const [one, other] = [marks(['abc', 'abc', 'abc']), marks(['xyz', 'xyz', 'xyz'])].map(chartsOf);
    expect(one!.map(shapes)).toEqual(other!.map(shapes));
  });

  test('ranges are not joined by a line', () => {
    const [series] = chartsOf(marks(['a', 'b', 'c']));
    const slanted = [...drawChart(series!, '').matchAll(/y1="([\d.]+)" y2="([\d.]+)"/g)].filter(
      ([, from, to]) => from !== to,
    );
    expect(slanted).toEqual([]);
  });
});

describe('in a page', () => {
  test('a chart is an image with its message', () => {
    const [series] = sampleCharts;
    expect(drawChart(series!.chart, 'Say "so" & so')).toContain(
      'role="img" aria-label="Say &quot;so&quot; &amp; so"',
    );
  });

  test('a chart with links is a group, and each link has a name', () => {
    const linked = sampleCharts.find(({ name }) => name === 'Movers')!;
    const markup = drawChart(linked.chart, 'Message');
    expect(markup).toContain('<figure aria-label="Message"');
    expect(markup).toContain('<a href="#anchor" data-mark="anchor.example: ↑ 5">anchor.example</a>');
  });

  test('a forecast is labelled', () => {
    const named = (part: string) =>
      drawChart(sampleCharts.find(({ name }) => name.startsWith(part))!.chart, '');
    for (const part of ['Series of ranges', 'Capsules above']) expect(named(part)).toContain('>Forecast<');
    for (const part of ['Series with', 'Capsules of']) expect(named(part)).not.toContain('>Forecast<');
    const [series, , , bars] = chartsOf([{ ...missingMark, tone: 'outlook' }]);
    for (const chart of [series!, bars!])
      expect(drawChart({ ...chart, outlook: 'Prognose' } as Chart, '')).toContain('>Prognose<');
  });

  test('a chart without figures says so', () => {
    for (const chart of chartsOf([]).slice(0, 7)) expect(drawChart(chart, '')).toContain('No figures yet');
  });
});

function marksIn(markup: string) {
  return [...markup.matchAll(/data-mark="([^"]*)"/g)].map(([, words]) =>
    words!
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );
}
