import type { Chart, BarChart, StackChart } from '../../../charts/chart.ts';
import { colours, toneColour } from '../../../charts/colours.ts';
import { drawingOf } from '../../../charts/drawing-of.tsx';
import { cutText, fixed, textWidth } from '../../../charts/fitting.ts';
import { Bar } from '../../../charts/kinds/bar.tsx';
import { Parts } from '../../../charts/kinds/stack-drawing.tsx';
import { percent, scaleOf } from '../../../charts/scale.ts';
import { layOut, margin, Plot, LegendRow, legendRows } from '../../../charts/standalone-sheet.tsx';
import { TextLines } from './drawn-page.server.tsx';

type Props = {
  chart: Chart;
  box: Box;
  /** The largest scale of its type, compared with web pages. */
  largest?: number;
};

export function PageChart(props: Props) {
  const { chart } = props;
  return hasRows(chart) ? <RowChart {...props} chart={chart} /> : <FittedChart {...props} />;
}

export function chartHeight(chart: Chart, box: Box, largest?: number): number {
  if (hasRows(chart)) return rowsHeight(chart, box, largest);
  const { inner, scale } = fitChart(chart, box, largest);
  return inner.height * scale;
}

export type Box = { x: number; y: number; width: number; height: number };

function FittedChart({ chart, box, largest }: { chart: Chart; box: Box; largest?: number }) {
  const { layout, inner, scale } = fitChart(chart, box, largest);
  const [width, height] = [box.width, inner.height * scale];
  return (
    <svg
      x={box.x}
      y={box.y}
      width={width}
      height={height}
      viewBox={`${margin} ${inner.top} ${inner.width} ${inner.height}`}
      overflow="visible"
    >
      <Plot {...layout} />
    </svg>
  );
}

function fitChart(chart: Chart, { width, height }: Pick<Box, 'width' | 'height'>, largest = 1.5) {
  const fitted = scales.filter((scale) => scale <= largest).map((scale) => plotAt(chart, width, scale));
  return fitted.find(({ inner, scale }) => inner.height * scale <= height) ?? fitted.at(-1)!;
}

const scales = [1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.9, 0.8, 0.7, 0.6, 0.5];

function plotAt(chart: Chart, width: number, scale: number) {
  const inner = width / scale;
  const layout = layOut(chart, noText, inner + 2 * margin);
  const { legend: top, chart: chartTop } = layout.tops;
  return { layout, scale, inner: { top, width: inner, height: chartTop + layout.drawing.height - top } };
}

const noText = { title: '', subtitle: '', source: '', note: null };

type RowsChart = BarChart | StackChart;

const hasRows = (chart: Chart): chart is RowsChart => chart.kind === 'bars' || chart.kind === 'stack';

/** Labels next to the bars, which takes less height than labels above them. */
function RowChart({ chart, box, largest }: { chart: RowsChart; box: Box; largest?: number }) {
  const layout = layOutRows(chart, box, largest);
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

function rowsHeight(chart: RowsChart, box: Box, largest?: number): number {
  const { scale, inner } = layOutRows(chart, box, largest);
  return inner * scale;
}

const size = 13;
const gap = 14;
const legendStep = 22;

const shapes = {
  bars: { step: 27, bar: 17 },
  stack: { step: 40, bar: 30 },
} as const;

type Layout = ReturnType<typeof layOutRows>;

function layOutRows(chart: RowsChart, box: Box, largest = 1.4) {
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
    top,
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
