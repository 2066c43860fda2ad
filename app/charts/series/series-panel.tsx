import type { Line, SeriesChart } from '../chart.ts';
import { colours } from '../colours.ts';
import { ColumnLabels } from '../drawing-parts.tsx';
import { shownWhere, textWidth } from '../fitting.ts';
import { isExact, percent, stretch, type Scale } from '../scale.ts';
import { flagPath } from '../../ui/flag.tsx';
import { frameOf, lastKnown, middle, scaleOfLines, small, type Frame } from './series-frame.ts';
import { SeriesMarks } from './series-marks.tsx';
import { SeriesValues } from './series-values.tsx';

export const panelHeight = 136;
export const titleHeight = 22;

/** Several lines of ranges would hide each other in one plot. */
export function hasPanels({ lines }: SeriesChart): boolean {
  const ranges = lines.some(({ marks }) => marks.some(({ extent }) => extent !== null && !isExact(extent)));
  return lines.length > 1 && ranges;
}

/** The scale and the margins that all panels share. */
export type Panels = { scale: Scale; left: number; right: number };

/** A low panel has room for few ticks; more of them also end the scale closer to the highest range. */
export function panelsOf(chart: SeriesChart, narrowest: number, ticks: number): Panels {
  const scale = scaleOfLines(chart, ticks);
  const left = Math.ceil(Math.max(...scale.ticks.map((value) => textWidth(chart.tick(value), small)))) + 10;
  return { scale, left, right: lastOverhang(frameOf(chart, panelHeight, scale), narrowest - left) };
}

type PanelProps = {
  chart: SeriesChart;
  line: Line;
  widths: readonly number[];
  frame: Frame;
  /** Only the first panel names the forecast, and only the last of a stack has the labels below it. */
  namesOutlook: boolean;
  hasLabels?: boolean;
};

export function Panel({ chart, line, frame, widths, namesOutlook, hasLabels = true }: PanelProps) {
  const { tick, baseline = 0, outlook = 'Forecast' } = chart;
  return (
    <>
      <Outlook frame={frame} name={namesOutlook ? outlook : ''} widths={widths} />
      <Grid {...frame} tick={tick} baseline={baseline} />
      <SeriesMarks line={line} several colour={colours.sea} frame={frame} widths={widths} />
      <SeriesValues marks={line.marks} published={[]} frame={frame} widths={widths} />
      {hasLabels && <Labels {...frame} widths={widths} />}
    </>
  );
}

type TitleProps = { line: Line; x: number; y: number; withFlag?: boolean };

/** The name of a line and its newest figure. A file cannot load the flag. */
export function PanelTitle({ line, x, y, withFlag = false }: TitleProps) {
  const { name, text } = lastKnown(line);
  if (withFlag && line.country)
    return (
      <>
        <image href={flagPath(line.country)} x={x} y={y - 11} width={20} height={13} aria-hidden="true" />
        <PanelTitle line={line} x={x + 27} y={y} />
      </>
    );
  return (
    <text x={x} y={y} fontSize={13} fontWeight={600} fill={colours.ink}>
      {name}
      {text && (
        <tspan dx={6} fontWeight={400} fill={colours.soft}>
          {text}
        </tspan>
      )}
    </text>
  );
}

/** The last label is centred under its column and may be wider. */
export function lastOverhang({ labels, column }: Frame, width: number) {
  const last = labels.length - 1;
  const overhang = textWidth(labels[last]!, small) / 2 - (1 - middle(column(last))) * width;
  return Math.ceil(Math.min(Math.max(4, overhang), width / 4));
}

type OutlookProps = { frame: Frame; name: string; widths: readonly number[] };

/** 'Forecast: 80% of outcomes', or only what comes before the colon where that is too long. */
export function Outlook({ frame, name, widths }: OutlookProps) {
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

export function Grid({ scale, y, tick, baseline }: Frame & { tick: SeriesChart['tick']; baseline: number }) {
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

type LabelsProps = Frame & { widths: readonly number[]; months?: boolean };

export function Labels({ labels, column, bottom, widths, months }: LabelsProps) {
  const x = (at: number) => percent(middle(column(at)));
  return <ColumnLabels {...{ labels, widths, months, x }} y={bottom + 18} fontSize={small} />;
}
