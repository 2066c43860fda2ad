import type { Line, SeriesChart } from '../chart.ts';
import { colours, dataColour } from '../colours.ts';
import { emptyDrawing } from '../drawing-parts.tsx';
import { plotWidths, type Drawing, type LegendItem } from '../drawing.ts';
import { shownWhere, textWidth, type Canvas, roomy, spread } from '../fitting.ts';
import { spanOf } from '../scale.ts';
import {
  frameOf,
  hasOutlook,
  labelsHeight,
  lastKnown,
  outlookHeight,
  scaleOfLines,
  small,
  valuesHeight,
  type Frame,
} from './series-frame.ts';
import { drawGrid, isGrid } from './series-grid.tsx';
import { SeriesMarks } from './series-marks.tsx';
import {
  Grid,
  hasPanels,
  Labels,
  lastOverhang,
  Outlook,
  Panel,
  panelsOf,
  PanelTitle,
  titleHeight,
} from './series-panel.tsx';
import { PublishedDots, SeriesValues } from './series-values.tsx';

export function drawSeries(chart: SeriesChart, canvas: Canvas): Drawing {
  const { lines, tick } = chart;
  if (!lines[0] || lines[0].marks.length === 0) return emptyDrawing();
  if (isGrid(chart)) return drawGrid(chart, canvas);
  if (hasPanels(chart)) return drawPanels(chart, canvas);
  const scale = scaleOfLines(chart, 4);
  const left = Math.ceil(Math.max(...scale.ticks.map((value) => textWidth(tick(value), small)))) + 10;
  // Shares fill little of their axis, so that they need less height.
  const height = chart.full && !chart.edges ? low : tall;
  const frame = frameOf(chart, height, scale);
  const right = lastOverhang(frame, canvas.widths[0]! - left);
  return drawOne(chart, frame, canvas, { left, right }, height);
}

const tall = 220;
const low = 170;

function drawOne(
  chart: SeriesChart,
  frame: Frame,
  canvas: Canvas,
  margins: Margins,
  height: number,
): Drawing {
  const { lines, tick, baseline = 0, outlook = 'Forecast', published = [] } = chart;
  const several = lines.length > 1;
  const wide = { ...margins, roomyRight: several ? nameGutter(lines) : margins.right };
  const widths = plotWidths(canvas, wide);
  return {
    ...wide,
    height,
    legend: several
      ? lines.map((line, at) => ({ ...lastKnown(line), colour: dataColour(at) }))
      : legendOf(published),
    legendWhenNarrow: several,
    columns: frame.labels,
    content: (
      <>
        <Outlook frame={frame} name={outlook} widths={widths} />
        <Grid {...frame} tick={tick} baseline={baseline} />
        {lines.map((line, at) => (
          <SeriesMarks
            key={line.name}
            line={line}
            several={several}
            colour={several ? dataColour(at) : colours.sea}
            frame={frame}
            widths={widths}
          />
        ))}
        {!several && (
          <SeriesValues marks={lines[0]!.marks} published={published} frame={frame} widths={widths} />
        )}
        {several && <SeriesNames lines={lines} frame={frame} canvas={canvas} />}
        <PublishedDots published={published} frame={frame} />
        <Labels {...frame} widths={widths} months={chart.months} />
      </>
    ),
  };
}

type Margins = { left: number; right: number };

/** One panel for each line, under one another and on one scale, so that bands can be compared without overlapping. */
function drawPanels(chart: SeriesChart, canvas: Canvas): Drawing {
  const panels = panelsOf(chart, canvas.widths[0]!, 4);
  const widths = plotWidths(canvas, panels);
  let bottom = -panelGap;
  const placed = chart.lines.map((line, at) => {
    const [namesOutlook, hasLabels] = [at === 0, at === chart.lines.length - 1];
    const above = namesOutlook && hasOutlook([line]) ? outlookHeight : valuesHeight;
    const below = hasLabels ? labelsHeight : 1;
    const height = above + plotHeight + below;
    const top = bottom + panelGap;
    bottom = top + titleHeight + height;
    const frame = frameOf({ lines: [line] }, height, panels.scale, { above, below });
    return { line, top, height, frame, namesOutlook, hasLabels };
  });
  return {
    left: panels.left,
    right: panels.right,
    height: bottom,
    legend: [],
    columns: chart.lines[0]!.marks.map(({ label }) => label),
    content: placed.map(({ line, top, height, ...panel }) => (
      <g key={line.name}>
        <PanelTitle line={line} x={-panels.left} y={top + 14} withFlag={canvas.linked} />
        <svg y={top + titleHeight} width="100%" height={height} overflow="visible">
          <Panel chart={chart} line={line} widths={widths} {...panel} />
        </svg>
      </g>
    )),
  };
}

const plotHeight = 120;
const panelGap = 24;

function legendOf(published: NonNullable<SeriesChart['published']>): LegendItem[] {
  if (published.length === 0) return [];
  const names = [...new Set(published.map(({ name }) => name))];
  return [
    { name: 'Our range', colour: colours.sea },
    ...names.map((name) => ({ name: `Published: ${name}`, colour: colours.ink, look: 'dot' as const })),
  ];
}

function nameGutter(lines: readonly Line[]) {
  const widths = lines.map((line) => {
    const { name, text = '' } = lastKnown(line);
    return Math.max(textWidth(name, 13), textWidth(text, small));
  });
  return Math.min(170, Math.ceil(Math.max(...widths)) + 16);
}

function SeriesNames({ lines, frame, canvas }: { lines: readonly Line[]; frame: Frame; canvas: Canvas }) {
  const shown = shownWhere(canvas.widths.map((width) => width >= roomy));
  if (!shown) return null;
  const ends = lines.map(({ marks }) => {
    const extent = marks.findLast((mark) => mark.extent !== null)?.extent;
    return frame.y(extent ? spanOf(extent, frame.scale).to : 0) - 2;
  });
  const places = spread(ends, 34, frame.bottom - 12);
  return lines.map((line, at) => {
    const { name, text } = lastKnown(line);
    return (
      <g key={line.name} {...shown}>
        <text x="100%" dx={8} y={places[at]} fontSize={13} fontWeight={600} fill={dataColour(at)}>
          {name}
        </text>
        <text x="100%" dx={8} y={places[at]! + 15} fontSize={small} fill={colours.soft}>
          {text}
        </text>
      </g>
    );
  });
}
