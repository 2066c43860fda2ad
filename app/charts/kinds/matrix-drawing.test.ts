import { expect, test } from 'vitest';
import type { MatrixChart } from '../chart.ts';
import { drawChart, drawStandalone } from '../draw-chart.server.tsx';

const chart: MatrixChart = {
  kind: 'matrix',
  both: 'Both',
  only: 'Only Harbour',
  groups: [
    { title: 'Countries', columns: ['Germany', 'France'] },
    { title: 'Categories', columns: ['Toys'] },
  ],
  rows: [
    { label: 'Anchor', href: '/anchor', cells: [true, false, true] },
    { label: 'Buoy', cells: [false, false, false] },
  ],
};
const text = { title: 'A title', subtitle: 'A subtitle', source: 'A source', note: null };

test('a row has a dot for a shared column, a ring for the others, and names the shared ones', () => {
  const svg = drawChart(chart, 'Message');
  expect(svg.match(/<circle/g)).toHaveLength(6);
  expect(svg.match(/r="6"/g)).toHaveLength(2);
  expect(svg).toContain('data-mark="Anchor: 2 in common (Germany, Toys)"');
  expect(svg).toContain('data-mark="Buoy: nothing in common"');
  expect(svg).toContain('href="/anchor"');
  for (const name of ['Germany', 'France', 'Toys', 'Countries', 'Categories', 'Only Harbour'])
    expect(svg).toContain(name);
});

test('a matrix as a file has the same dots and no links', () => {
  const { svg } = drawStandalone(chart, text);
  expect(svg.match(/<circle/g)).toHaveLength(6);
  expect(svg).not.toContain('href');
  expect(svg).not.toMatch(/NaN|undefined|var\(/);
});

test('the columns of a matrix stay apart and inside the plot', () => {
  const shares = [...drawChart(chart, 'Message').matchAll(/cx="([\d.]+)%"/g)].map(([, share]) =>
    Number(share),
  );
  const places = [...new Set(shares)];
  expect(places).toHaveLength(3);
  expect(places.toSorted((a, b) => a - b)).toEqual(places);
  expect(places.every((place) => place > 0 && place < 100)).toBe(true);
});

test('a row name is left of its dots, on two lines if it is long', () => {
  const rows = [{ label: 'Harbour and Quay Trading', cells: [true, false, true] }];
  const svg = drawChart({ ...chart, rows }, 'Message');
  const [, indent] = /padding-left:(\d+)px/.exec(svg) ?? [];
  const lines = [...svg.matchAll(/<text x="-(\d+)" y="[\d.]+"[^>]*>([^<]+)/g)];
  expect(lines.map(([, , words]) => words).join(' ')).toBe(rows[0]!.label);
  expect(lines.length).toBeGreaterThan(1);
  expect(new Set(lines.map(([, x]) => x))).toEqual(new Set([indent]));
  expect(Number(indent)).toBeLessThan(120);
});

test('a matrix without rows says that it is empty', () => {
  expect(drawChart({ ...chart, rows: [] }, 'Message')).toContain('No figures yet');
});
