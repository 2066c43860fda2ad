import { expect, test } from 'vitest';
import type { SlopeChart } from '../chart.ts';
import { drawChart, drawStandalone } from '../draw-chart.server.tsx';

const mark = (label: string, before: number | null, now: number) => ({
  label,
  text: before === null ? 'new' : String(before - now),
  extent: null,
  before,
  now,
  href: `/${label.toLowerCase()}`,
});
const chart: SlopeChart = {
  kind: 'slope',
  columns: ['2024', '2025'],
  marks: [mark('Anchor', 1, 1), mark('Buoy', 4, 2), mark('Cove', null, 3), mark('Dock', 9, 4)],
};

test('a line leads from the former rank to the present one, and who is new has none', () => {
  const svg = drawChart(chart, 'Message');
  const lines = [...svg.matchAll(/<line [^>]*y1="([\d.]+)" y2="([\d.]+)"/g)].map(([, from, to]) => [
    Number(from),
    Number(to),
  ]);
  const [first, second, third, fourth, fifth] = [35, 61, 87, 113, 139];
  expect(lines).toEqual([
    [first, first],
    [fourth, second],
    [fifth, fourth],
  ]);
  expect(svg).toContain(`cy="${third}"`);
  expect(svg).toContain('data-mark="Cove: new"');
});

test('a rank below the last one shown has its own row and its number', () => {
  expect(drawChart(chart, 'Message')).toMatch(/y="143"[^>]*>9</);
});

test('a slope chart as a file has the same lines and no links', () => {
  const { svg } = drawStandalone(chart, { title: 'A title', subtitle: '', source: 'A source', note: null });
  expect(svg.match(/<circle/g)).toHaveLength(7);
  expect(svg).not.toContain('href');
  expect(svg).not.toMatch(/NaN|undefined|var\(/);
});
