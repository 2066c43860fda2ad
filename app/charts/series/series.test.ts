import { describe, expect, test } from 'vitest';
import type { Mark, SeriesChart, Tone } from '../chart.ts';
import { drawChart, drawStandalone } from '../draw-chart.server.tsx';

const years = ['2021', '2022', '2023', '2024'];

const mark = (label: string, low: number, high: number, tone?: Tone): Mark => ({
  label,
  text: `${low}–${high}`,
  extent: { low, high },
  tone,
});

const text = { title: 'A title', subtitle: 'A subtitle', source: 'A source', note: null };

const svgOf = (chart: SeriesChart, width?: number) => drawStandalone(chart, text, width).svg;

const yOf = (svg: string, words: string) =>
  Number(new RegExp(`<text [^>]* y="([\\d.]+)"[^>]*>${words}</text>`).exec(svg)![1]);

describe('panels under one another', () => {
  const chart: SeriesChart = {
    kind: 'series',
    tick: String,
    lines: [
      { name: 'Small', marks: years.map((year) => mark(year, 5, 10)) },
      { name: 'Large', marks: years.map((year, at) => mark(year, 20, 50, at === 3 ? 'outlook' : 'plain')) },
    ],
  };

  test('have plots of one height on one scale, with the years only below the last', () => {
    const svg = svgOf(chart);
    const ys = [...svg.matchAll(/<text x="0" dx="-8" y="([\d.]+)"[^>]*>(0|50)<\/text>/g)].map(([, y]) =>
      Number(y),
    );
    expect(ys).toHaveLength(4);
    expect(ys[0]! - ys[1]!).toBe(ys[2]! - ys[3]!);
    expect(svg.match(/>2021<\/text>/g)).toHaveLength(1);
  });
});

describe('a published figure', () => {
  const chart = (value: number): SeriesChart => ({
    kind: 'series',
    tick: String,
    edges: [0, 5, 10, 15, 20, 25],
    lines: [{ name: 'Share', marks: years.map((year) => mark(year, 15, 20)) }],
    published: [{ label: '2023', value, text: 'published', name: 'Source' }],
  });

  test.each([300, 720])('is labelled on the side away from our range, at %i px', (width) => {
    const dotOf = (svg: string) => Number(/<circle [^>]*cy="([\d.]+)"[^>]*r="5"/.exec(svg)![1]);
    const [below, above] = [svgOf(chart(13.1), width), svgOf(chart(22), width)];
    expect(yOf(below, 'published')).toBeGreaterThan(dotOf(below));
    expect(yOf(above, 'published')).toBeLessThan(dotOf(above));
  });
});

test.each([
  { width: 380, side: 'below', direction: 1 },
  { width: 720, side: 'above', direction: -1 },
])('at $width px, the value of a point that follows a band is $side it', ({ width, direction }) => {
  const longYears = ['2018', '2019', '2020', ...years];
  const point: Mark = { label: '2025', text: '16.8%', extent: { low: 16.8, high: 16.8 } };
  const lines = [
    { name: 'Low', marks: [...longYears.map((year) => mark(year, 15, 20)), point] },
    { name: 'High', marks: [...longYears, '2025'].map((year) => mark(year, 30, 35)) },
  ];
  const svg = svgOf({ kind: 'series', tick: (value) => `${value}%`, lines }, width);
  const [, dot] = /<circle [^>]*cy="([\d.]+)"/.exec(svg)!;
  expect(Math.sign(yOf(svg, '16.8%') - Number(dot))).toBe(direction);
});

test('months are shortened rather than left out', () => {
  const names = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];
  const chart: SeriesChart = {
    kind: 'series',
    tick: String,
    months: true,
    lines: [{ name: 'Index', marks: names.map((name) => mark(name, 90, 100, 'quiet')) }],
  };
  const labelsAt = (width: number) =>
    [...svgOf(chart, width).matchAll(/text-anchor="middle"[^>]*>([A-Z][a-z]*)<\/text>/g)].map(
      ([, label]) => label,
    );
  expect(labelsAt(400)).toEqual(names.map((name) => name.slice(0, 3)));
  expect(labelsAt(240)).toEqual('JFMAMJJA'.split(''));
});

test('a forecast is hatched', () => {
  const chart = (tone: Tone): SeriesChart => ({
    kind: 'series',
    tick: String,
    lines: [{ name: 'Size', marks: [mark('2025', 1, 2), mark('2026', 1, 2, tone)] }],
  });
  expect(drawChart(chart('outlook'), '')).toContain('skewX');
  expect(drawChart(chart('plain'), '')).not.toContain('skewX');
});
