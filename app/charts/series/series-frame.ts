import type { Line, Mark, SeriesChart } from '../chart.ts';
import { isExact, scaleOf, spanOf, stepScale, type Scale } from '../scale.ts';

/** Columns are shares of the width between 0 and 1, heights are pixels. */
export type Frame = {
  scale: Scale;
  top: number;
  bottom: number;
  y: (share: number) => number;
  labels: readonly string[];
  column: (at: number) => Column;
  outlookFrom: number;
};

export type Column = { from: number; to: number };

export const small = 12;

export function frameOf(
  { lines }: Pick<SeriesChart, 'lines'>,
  height: number,
  scale: Scale,
  { above = hasOutlook(lines) ? outlookHeight : valuesHeight, below = labelsHeight }: Margins = {},
): Frame {
  const labels = lines[0]!.marks.map(({ label }) => label);
  const outlookFrom = outlookStart(lines);
  const [top, bottom] = [above, height - below];
  return {
    scale,
    top,
    bottom,
    y: (share) => Math.round(bottom - share * (bottom - top)),
    labels,
    column: columnOf(labels.length),
    outlookFrom,
  };
}

type Margins = { above?: number; below?: number };

/** Above the plot: the value of a range at its top, and with a forecast its name as well. Below it: the labels. */
export const [valuesHeight, outlookHeight, labelsHeight] = [20, 40, 24];

export const hasOutlook = (lines: readonly Line[]): boolean =>
  lines.some(({ marks }) => marks.some(({ tone }) => tone === 'outlook'));

/** One scale for all lines and for what others publish. */
export function scaleOfLines(
  { lines, baseline, full, edges, published = [] }: SeriesChart,
  ticks: number,
): Scale {
  const extents = [
    ...lines.flatMap(({ marks }) => marks.map(({ extent }) => extent)),
    ...published.map(({ value }) => ({ low: value, high: value })),
  ];
  if (edges) return stepScale(extents, edges, Math.max(3, ticks));
  const allExact = extents.every((extent) => extent === null || isExact(extent));
  return scaleOf(extents, { baseline: baseline ?? (allExact ? null : 0), ticks, full });
}

/** A single column takes the middle third, not the whole width. */
function columnOf(count: number) {
  const [first, columns] = count === 1 ? [1, 3] : [0, count];
  return (at: number): Column => ({ from: (first + at) / columns, to: (first + at + 1) / columns });
}

function outlookStart(lines: readonly Line[]) {
  const starts = lines.map(({ marks }) => {
    const at = marks.findIndex(({ tone }) => tone === 'outlook');
    return at === -1 ? marks.length : at;
  });
  return Math.max(0, ...starts);
}

export const middle = ({ from, to }: Column) => (from + to) / 2;

export function leapOf(from: Mark | undefined, to: Mark, { scale, y }: Frame) {
  if (!from?.extent || !to.extent || isExact(from.extent) || isExact(to.extent)) return null;
  const [before, after] = [spanOf(from.extent, scale), spanOf(to.extent, scale)];
  const [top, bottom] = [y(Math.max(before.from, after.from)), y(Math.min(before.to, after.to))];
  return top < bottom ? { top, bottom } : null;
}

export function lastKnown({ name, marks }: Line) {
  const mark = marks.findLast(({ extent, tone }) => extent !== null && tone !== 'outlook');
  return { name, text: mark?.text };
}
