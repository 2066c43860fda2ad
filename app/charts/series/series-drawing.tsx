import type { Line, SeriesChart } from '../chart.ts';
import { colours, dataColour } from '../colours.ts';
import { emptyDrawing } from '../drawing-parts.tsx';
import { plotWidths, type Drawing, type LegendItem } from '../drawing.ts';
import { shownWhere, strideOf, textWidth, type Canvas, roomy, spread } from '../fitting.ts';
import { isExact, percent, stretch, spanOf } from '../scale.ts';
import { frameOf, lastKnown, middle, scaleOfLines, small, type Frame } from './series-frame.ts';
import { SeriesMarks } from './series-marks.tsx';
import { PublishedDots, SeriesValues } from './series-values.tsx';

export function drawSeries(chart: SeriesChart, canvas: Canvas): Drawing {
  const { lines, tick } = chart;
  if (!lines[0] || lines[0].marks.length === 0) return emptyDrawing();
  const ranges = lines.some(({ marks }) => marks.some(({ extent }) => extent !== null && !isExact(extent)));
  const isAligned = lines.length > 1 && ranges;
  const scale = scaleOfLines(chart, isAligned ? 2 : 4);
  const left = Math.ceil(Math.max(...scale.ticks.map((value) => textWidth(tick(value), small)))) + 10;
  // Shares fill little of their axis, so that they need less height.
  const height = chart.full ? low : tall;
  const frame = frameOf(chart, isAligned ? panelHeight : height, scale);
  const right = lastOverhang(frame, canvas.widths[0]! - left);
  return isAligned
    ? drawPanels(chart, canvas, { left, right })
    : drawOne(chart, frame, canvas, { left, right }, height);
}

const tall = 220;
const low = 170;
const panelHeight = 136;

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
        <Labels {...frame} widths={widths} />
      </>
    ),
  };
}

type Margins = { left: number; right: number };

/** One panel for each line, under one another and on one scale, so that bands can be compared without overlapping. */
function drawPanels(chart: SeriesChart, canvas: Canvas, margins: Margins): Drawing {
  const { lines, tick, baseline = 0, outlook = 'Forecast' } = chart;
  const scale = scaleOfLines(chart, 2);
  const step = panelHeight + titleHeight;
  const widths = plotWidths(canvas, margins);
  const labels = lines[0]!.marks.map(({ label }) => label);
  return {
    ...margins,
    height: lines.length * step,
    legend: [],
    columns: labels,
    content: lines.map((line, at) => {
      const frame = frameOf({ ...chart, lines: [line] }, panelHeight, scale);
      const { text } = lastKnown(line);
      return (
        <g key={line.name}>
          <text x={0} dx={-margins.left} y={at * step + 14} fontSize={13} fontWeight={600} fill={colours.ink}>
            {line.name}
            {text && (
              <tspan dx={6} fontWeight={400} fill={colours.soft}>
                {text}
              </tspan>
            )}
          </text>
          <svg y={at * step + titleHeight} width="100%" height={panelHeight} overflow="visible">
            <Outlook frame={frame} name={at === 0 ? outlook : ''} widths={widths} />
            <Grid {...frame} tick={tick} baseline={baseline} />
            <SeriesMarks line={line} several colour={colours.sea} frame={frame} widths={widths} />
            <SeriesValues marks={line.marks} published={[]} frame={frame} widths={widths} />
            <Labels {...frame} widths={widths} />
          </svg>
        </g>
      );
    }),
  };
}

const titleHeight = 22;

function legendOf(published: NonNullable<SeriesChart['published']>): LegendItem[] {
  if (published.length === 0) return [];
  const names = [...new Set(published.map(({ name }) => name))];
  return [
    { name: 'Our range', colour: colours.sea },
    ...names.map((name) => ({ name: `Published: ${name}`, colour: colours.ink, look: 'dot' as const })),
  ];
}

/** The last label is centred under its column and may be wider. */
function lastOverhang({ labels, column }: Frame, width: number) {
  const last = labels.length - 1;
  const overhang = textWidth(labels[last]!, small) / 2 - (1 - middle(column(last))) * width;
  return Math.ceil(Math.min(Math.max(4, overhang), width / 4));
}

function nameGutter(lines: readonly Line[]) {
  const widths = lines.map((line) => {
    const { name, text = '' } = lastKnown(line);
    return Math.max(textWidth(name, 13), textWidth(text, small));
  });
  return Math.min(170, Math.ceil(Math.max(...widths)) + 16);
}

type OutlookProps = { frame: Frame; name: string; widths: readonly number[] };

/** 'Forecast: 80% of outcomes', or only what comes before the colon where that is too long. */
function Outlook({ frame, name, widths }: OutlookProps) {
  const { column, outlookFrom, bottom, labels } = frame;
  if (outlookFrom >= labels.length) return null;
  const start = column(outlookFrom).from;
  const fits = widths.map((width) => textWidth(name, small) + 8 <= (1 - start) * width);
  const [short = name] = name.split(':');
  const texts =
    short === name
      ? [{ text: name, where: {} }]
      : [
          { text: name, where: shownWhere(fits) },
          { text: short, where: shownWhere(fits.map((fit) => !fit)) },
        ];
  const fromLeft = start < 0.75;
  return (
    <>
      <rect {...stretch(start, 1)} y={0} height={bottom} fill={colours.mist} />
      {texts.map(
        ({ text, where }) =>
          where && (
            <text
              key={text}
              {...where}
              x={fromLeft ? percent(start) : '100%'}
              dx={fromLeft ? 6 : -4}
              y={14}
              textAnchor={fromLeft ? 'start' : 'end'}
              fontSize={small}
              fill={colours.soft}
            >
              {text}
            </text>
          ),
      )}
    </>
  );
}

function Grid({ scale, y, tick, baseline }: Frame & { tick: SeriesChart['tick']; baseline: number }) {
  return (
    <g aria-hidden="true">
      {scale.ticks.map((value) => {
        const at = y(scale.at(value));
        return (
          <g key={value}>
            <line
              x1="0%"
              x2="100%"
              y1={at + 0.5}
              y2={at + 0.5}
              stroke={value === baseline ? colours.edge : colours.line}
            />
            <text x={0} dx={-8} y={at + 4} textAnchor="end" fontSize={small} fill={colours.soft}>
              {tick(value)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function Labels({ labels, column, bottom, widths }: Frame & { widths: readonly number[] }) {
  const strides = widths.map((width) => strideOf(labels, small, width / labels.length));
  return labels.map((label, at) => {
    const shown = shownWhere(strides.map((stride) => (labels.length - 1 - at) % stride === 0));
    return (
      shown && (
        <text
          key={label}
          {...shown}
          x={percent(middle(column(at)))}
          y={bottom + 18}
          textAnchor="middle"
          fontSize={small}
          fill={colours.soft}
        >
          {label}
        </text>
      )
    );
  });
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
