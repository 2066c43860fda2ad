import type { Line, SeriesChart } from '../chart.ts';
import { colours, dataColour } from '../colours.ts';
import { emptyDrawing } from '../drawing-parts.tsx';
import { plotWidths, type Drawing } from '../drawing.ts';
import { shownWhere, strideOf, textWidth, type Canvas, roomy, spread } from '../fitting.ts';
import { percent, stretch, spanOf } from '../scale.ts';
import { frameOf, lastKnown, middle, small, type Frame } from './series-frame.ts';
import { SeriesMarks } from './series-marks.tsx';
import { SeriesValues } from './series-values.tsx';

export function drawSeries(chart: SeriesChart, canvas: Canvas, { compact = false } = {}): Drawing {
  const { lines, tick, baseline = 0, outlook = 'Forecast' } = chart;
  if (!lines[0] || lines[0].marks.length === 0) return emptyDrawing();

  const height = compact ? 150 : 260;
  const several = lines.length > 1;
  const frame = frameOf(chart, height);
  const left = Math.ceil(Math.max(...frame.scale.ticks.map((value) => textWidth(tick(value), small)))) + 10;
  const right = lastOverhang(frame, canvas.widths[0]! - left);
  const margins = { left, right, roomyRight: several && !compact ? nameGutter(lines) : right };
  const widths = plotWidths(canvas, margins);
  return {
    ...margins,
    height,
    legend: several ? lines.map((line, at) => ({ ...lastKnown(line), colour: dataColour(at) })) : [],
    legendWhenNarrow: !compact,
    content: (
      <>
        {frame.outlookFrom < frame.labels.length && <Outlook frame={frame} name={outlook} />}
        <Grid {...frame} tick={tick} baseline={baseline} />
        {lines.map((line, at) => (
          <SeriesMarks
            key={line.name}
            line={line}
            lane={{ at, of: lines.length }}
            colour={dataColour(at)}
            frame={frame}
            widths={widths}
          />
        ))}
        {!several && <SeriesValues marks={lines[0].marks} frame={frame} widths={widths} />}
        {several && !compact && <SeriesNames lines={lines} frame={frame} canvas={canvas} />}
        <Labels {...frame} widths={widths} />
      </>
    ),
  };
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

function Outlook({ frame: { column, outlookFrom, bottom }, name }: { frame: Frame; name: string }) {
  const start = column(outlookFrom).from;
  const fromLeft = start < 0.75;
  return (
    <>
      <rect {...stretch(start, 1)} y={0} height={bottom} fill={colours.mist} />
      <text
        x={fromLeft ? percent(start) : '100%'}
        dx={fromLeft ? 6 : -4}
        y={15}
        textAnchor={fromLeft ? 'start' : 'end'}
        fontSize={small}
        fill={colours.soft}
      >
        {name}
      </text>
    </>
  );
}

function Grid({ scale, y, tick, baseline }: Frame & { tick: SeriesChart['tick']; baseline: number }) {
  return (
    <g aria-hidden="true">
      {scale.ticks.map((value) => {
        const height = y(scale.at(value));
        return (
          <g key={value}>
            <line
              x1="0%"
              x2="100%"
              y1={height + 0.5}
              y2={height + 0.5}
              stroke={value === baseline ? colours.edge : colours.line}
            />
            <text x={0} dx={-8} y={height + 4} textAnchor="end" fontSize={small} fill={colours.soft}>
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
    const span = extent ? spanOf(extent, frame.scale) : { from: 0, to: 0 };
    return frame.y((span.from + span.to) / 2) - 2;
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
