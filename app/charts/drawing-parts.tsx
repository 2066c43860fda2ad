import type { ReactNode } from 'react';
import type { Mark } from './chart.ts';
import { colours } from './colours.ts';
import type { Drawing } from './drawing.ts';
import { labelForms } from './fitting.ts';
import { round, stretch } from './scale.ts';

type MarkGroupProps = {
  mark: Pick<Mark, 'label' | 'text' | 'href'>;
  linked?: boolean;
  /** The columns that it covers, for the crosshair: '2 5' are the third to the fifth. */
  columns?: string;
  children: ReactNode;
};

export function MarkGroup({ mark, linked, columns, children }: MarkGroupProps) {
  const says = markText(mark);
  const group = (
    <g data-mark={says} data-at={columns}>
      <title>{says}</title>
      {children}
    </g>
  );
  if (!linked || mark.href === undefined) return group;
  return <a href={mark.href}>{group}</a>;
}

export function markText({ label, text }: Pick<Mark, 'label' | 'text'>): string {
  return `${label}: ${text}`;
}

export function emptyDrawing(): Drawing {
  return {
    height: 56,
    left: 0,
    right: 0,
    legend: [],
    content: (
      <>
        <line x1="0%" x2="100%" y1={0.5} y2={0.5} stroke={colours.line} />
        <line x1="0%" x2="100%" y1={55.5} y2={55.5} stroke={colours.line} />
        <text x="50%" y={32} textAnchor="middle" fontSize={13} fill={colours.soft}>
          No figures yet
        </text>
      </>
    ),
  };
}

type ColumnLabelsProps = {
  labels: readonly string[];
  /** Of the plot, in each drawing of it. */
  widths: readonly number[];
  months: boolean | undefined;
  x: (at: number) => string;
  y: number;
  fontSize: number;
};

/** Above or below columns, as many and as long as there is room for. */
export function ColumnLabels({ labels, widths, months, x, y, fontSize }: ColumnLabelsProps) {
  const rooms = widths.map((width) => width / labels.length);
  return labelForms(labels, fontSize, rooms, months).map((forms, at) =>
    forms.map(
      ({ text, shown }) =>
        shown && (
          <text
            key={`${text} ${shown.className}`}
            {...shown}
            x={x(at)}
            y={y}
            textAnchor="middle"
            fontSize={fontSize}
            fill={colours.soft}
          >
            {text}
          </text>
        ),
    ),
  );
}

type VerticalNameProps = { name: string; x: string; bottom: number; fontSize: number };

/** A rotation only takes pixels, so a nested `<svg>` carries the percentage. */
export function VerticalName({ name, x, bottom, fontSize }: VerticalNameProps) {
  return (
    <svg x={x} y={bottom} overflow="visible">
      <text transform="rotate(-90)" x={0} y={4} fontSize={fontSize} fill={colours.soft}>
        {name}
      </text>
    </svg>
  );
}

type HatchProps = {
  x: string;
  width: string;
  y: number;
  height: number;
  stroke: string;
  strokeOpacity: number;
};

/** Fine diagonals: one slanted line of dashes, because a pattern would need an id unique in the page. */
export function Hatch({ x, width, y, height, stroke, strokeOpacity }: HatchProps) {
  return (
    <svg x={x} width={width} y={y} height={height} overflow="hidden">
      <line
        x1={0}
        // Wider than any stretch; what exceeds it is cut off.
        x2={3000}
        y1={height / 2}
        y2={height / 2}
        stroke={stroke}
        strokeOpacity={strokeOpacity}
        strokeWidth={height}
        strokeDasharray="1 6"
        transform="skewX(-45)"
      />
    </svg>
  );
}

type Fill = { fill: string; fillOpacity: number };

/** Fades a band towards its open end. Slices, because a gradient would need an id unique in the page. */
export function FadeUp({
  x,
  width,
  top,
  bottom,
  fill,
  fillOpacity,
  down = false,
}: Fill & { x: string; width: string; top: number; bottom: number; down?: boolean }) {
  const edge = (at: number) => Math.round(top + ((bottom - top) * at) / slices);
  return Array.from({ length: slices }, (_, at) => (
    <rect
      key={at}
      x={x}
      width={width}
      y={edge(at)}
      height={edge(at + 1) - edge(at)}
      fill={fill}
      fillOpacity={paler(fillOpacity, down ? slices - 1 - at : at)}
      shapeRendering="crispEdges"
    />
  ));
}

export function FadeAlong({
  from,
  to,
  y,
  height,
  fill,
  fillOpacity,
  back = false,
}: Fill & { from: number; to: number; y: number; height: number; back?: boolean }) {
  const width = (to - from) / slices;
  return Array.from({ length: slices }, (_, at) => (
    <rect
      key={at}
      {...stretch(from + width * at, from + width * (at + 1))}
      y={y}
      height={height}
      fill={fill}
      fillOpacity={paler(fillOpacity, back ? at : slices - 1 - at)}
      shapeRendering="crispEdges"
    />
  ));
}

const slices = 12;

function paler(opacity: number, at: number) {
  return round((opacity * (at + 1)) / slices);
}
