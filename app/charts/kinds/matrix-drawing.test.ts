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

test('a row has a dot where both are, a ring elsewhere, and says what is common', () => {
  const svg = drawChart(chart, 'Message');
  expect(svg.match(/<circle/g)).toHaveLength(6);
  expect(svg.match(/r="6"/g)).toHaveLength(2);
  expect(svg).toContain('data-mark="Anchor: in common Germany, Toys"');
  expect(svg).toContain('data-mark="Buoy: nothing in common"');
  expect(svg).toContain('href="/anchor"');
  for (const name of ['Germany', 'France', 'Toys', 'Countries', 'Categories', 'Only Harbour'])
    expect(svg).toContain(name);
});

test('as a file it has the same dots and no links', () => {
  const { svg } = drawStandalone(chart, text);
  expect(svg.match(/<circle/g)).toHaveLength(6);
  expect(svg).not.toContain('href');
  expect(svg).not.toMatch(/NaN|undefined|var\(/);
});

test('columns stay apart and inside, however they are grouped', () => {
  const shares = [...drawChart(chart, 'Message').matchAll(/cx="([\d.]+)%"/g)].map(([, share]) =>
    Number(share),
  );
  const places = [...new Set(shares)];
  expect(places).toHaveLength(3);
  expect(places.toSorted((a, b) => a - b)).toEqual(places);
  expect(places.every((place) => place > 0 && place < 100)).toBe(true);
});

test('without rows it says that there is nothing', () => {
  expect(drawChart({ ...chart, rows: [] }, 'Message')).toContain('No figures yet');
});
