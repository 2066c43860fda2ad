import type { BarChart, Chart, StackChart } from '../../../../charts/chart.ts';
import { colours, toneColour } from '../../../../charts/colours.ts';
import { drawingOf } from '../../../../charts/drawing-of.tsx';
import { cutText, fixed, textWidth } from '../../../../charts/fitting.ts';
import { Bar } from '../../../../charts/kinds/bar.tsx';
import { Parts } from '../../../../charts/kinds/stack-drawing.tsx';
import { percent, scaleOf } from '../../../../charts/scale.ts';
import { LegendRow, legendRows, margin } from '../../../../charts/standalone-sheet.tsx';
import type { Box } from './fitted-chart.tsx';
import { TextLines } from './text-lines.tsx';

type RowsChart = BarChart | StackChart;

export const hasRows = (chart: Chart): chart is RowsChart => chart.kind === 'bars' || chart.kind === 'stack';

/** Bars with their names beside them, which take less height than names above. */
export function RowChart({ chart, box, largest }: { chart: RowsChart; box: Box; largest?: number }) {
  const layout = layOut(chart, box, largest);
  const { width, height, legend, top } = layout;
  return (
    <svg {...box} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMinYMin">
      <svg x={-margin} width={width + margin} height={height} overflow="visible">
        {legend.map((row, at) => (
          <LegendRow key={row[0]!.name} row={row} top={at * legendStep} />
        ))}
      </svg>
      <svg y={top} width={width} height={height - top} overflow="visible">
        {chart.kind === 'bars' ? <Bars {...chart} {...layout} /> : <Stacks {...chart} {...layout} />}
      </svg>
    </svg>
  );
}

/** What it takes of the box. */
export function rowsHeight(chart: RowsChart, box: Box, largest?: number): number {
  const { scale, inner } = layOut(chart, box, largest);
  return inner * scale;
}

const size = 13;
const gap = 14;
const legendStep = 22;

const shapes = {
  bars: { step: 27, bar: 17 },
  stack: { step: 40, bar: 30 },
} as const;

type Layout = ReturnType<typeof layOut>;

function layOut(chart: RowsChart, box: Box, largest = 1.4) {
  const rows = chart.kind === 'bars' ? chart.marks : chart.rows;
  const values = chart.kind === 'bars' ? chart.marks.map(({ text }) => text) : [];
  const legend = legendRows(drawingOf(chart, fixed(box.width)).legend, box.width / largest);
  const top = legend.length > 0 ? legend.length * legendStep + 8 : 0;
  const inner = top + rows.length * shapes[chart.kind].step;
  const scale = Math.min(largest, box.height / inner);
  const width = box.width / scale;
  const names = rows.map(({ label }) => label);
  return {
    scale,
    legend,
    /** Below the legend. */
    top,
    /** Of legend and rows. */
    inner,
    width,
    height: box.height / scale,
    namesWidth: Math.min(widest(names), width * 0.4),
    valuesWidth: values.length > 0 ? widest(values) + gap : 0,
  };
}

const widest = (texts: readonly string[]) => Math.max(...texts.map((text) => textWidth(text, size)));

function Bars({ marks, width, height, namesWidth, valuesWidth }: BarChart & Layout) {
  const { step, bar } = shapes.bars;
  const scale = scaleOf(marks.map(({ extent }) => extent));
  const baseline = (at: number) => at * step + bar / 2 + 5;
  const origin = percent(scale.origin);
  return (
    <>
      {marks.map(({ label, text, tone }, at) => (
        <g key={label}>
          <Name text={label} room={namesWidth} baseline={baseline(at)} strong={tone === 'accent'} />
          <TextLines lines={[text]} x={width} baseline={baseline(at)} size={size} anchor="end" />
        </g>
      ))}
      <svg
        x={namesWidth + gap}
        width={width - namesWidth - gap - valuesWidth}
        height={height}
        overflow="visible"
      >
        {marks.map(({ label, extent, tone }, at) => {
          const look = { outlook: tone === 'outlook', colour: toneColour(tone, marks) };
          return (
            extent && <Bar key={label} {...look} extent={extent} scale={scale} y={at * step} height={bar} />
          );
        })}
        <line x1={origin} x2={origin} y1={-3} y2={marks.length * step - 9} stroke={colours.edge} />
      </svg>
    </>
  );
}

function Stacks({ rows, width, height, namesWidth }: StackChart & Layout) {
  const { step, bar } = shapes.stack;
  const names = [...new Set(rows.flatMap(({ parts }) => parts.map(({ label }) => label)))];
  const room = width - namesWidth - gap;
  return (
    <>
      {rows.map(({ label }, at) => (
        <Name key={label} text={label} room={namesWidth} baseline={at * step + bar / 2 + 5} />
      ))}
      <svg x={namesWidth + gap} width={room} height={height}>
        {rows.map(({ label, parts }, at) => (
          <Parts key={label} label={label} parts={parts} names={names} y={at * step} canvas={fixed(room)} />
        ))}
      </svg>
    </>
  );
}

function Name({ text, room, ...look }: { text: string; room: number; baseline: number; strong?: boolean }) {
  return <TextLines {...look} lines={[cutText(text, size, room + 2)]} x={0} size={size} />;
}
