import type { MatrixChart } from '../chart.ts';
import { colours } from '../colours.ts';
import type { Drawing } from '../drawing.ts';
import { emptyDrawing, MarkGroup, VerticalName } from '../drawing-parts.tsx';
import { textWidth, wrapText, type Canvas } from '../fitting.ts';
import { percent } from '../scale.ts';

type Row = MatrixChart['rows'][number];

/** Column names are vertical and long row names have two lines, so that everything fits on a phone. */
export function drawMatrix({ both, only, groups, rows }: MatrixChart, canvas: Canvas): Drawing {
  const columns = groups.flatMap((group) => group.columns);
  if (rows.length === 0 || columns.length === 0) return emptyDrawing();
  const head = Math.ceil(Math.max(...columns.map((name) => textWidth(name, nameSize)))) + titleHeight + 12;
  const places = placesOf(groups);
  const names = rows.map(({ label }) => wrapText(label, size, mostNameWidth));
  const left = Math.ceil(Math.max(...names.flat().map((line) => textWidth(line, size)))) + 8;
  return {
    height: head + rows.length * rowHeight,
    left,
    right: 0,
    legend: [
      { name: both, colour: colours.sea },
      { name: only, colour: colours.paper, look: 'blank' },
    ],
    linked: canvas.linked && rows.some(({ href }) => href !== undefined),
    content: (
      <>
        <g aria-hidden="true">
          {groups.map(({ title }, at) => (
            <GroupTitle key={title} title={title} isLast={at > 0 && at === groups.length - 1} />
          ))}
          {columns.map((name, at) => (
            <VerticalName
              key={places[at]}
              name={name}
              x={percent(places[at]!)}
              bottom={head - 6}
              fontSize={nameSize}
            />
          ))}
        </g>
        {rows.map((row, at) => (
          <MarkGroup key={row.label} mark={markOf(row, columns)} linked={canvas.linked}>
            <RowName lines={names[at]!} left={left} top={head + at * rowHeight} />
            <Dots row={row} places={places} top={head + at * rowHeight} />
          </MarkGroup>
        ))}
      </>
    ),
  };
}

const size = 13;
const nameSize = 12;
const titleHeight = 28;
const rowHeight = 36;
const lineHeight = 15;
const mostNameWidth = 92;

function placesOf(groups: MatrixChart['groups']): number[] {
  const units = groups.reduce((sum, { columns }) => sum + columns.length, 0) + (groups.length - 1) / 2;
  return groups.flatMap(({ columns }, group) => {
    const before = groups.slice(0, group).reduce((sum, other) => sum + other.columns.length + 0.5, 0);
    return columns.map((_, at) => (before + at + 0.5) / units);
  });
}

function markOf({ label, href, cells }: Row, columns: readonly string[]) {
  const common = columns.filter((_, at) => cells[at]);
  const text = common.length > 0 ? `${common.length} in common (${common.join(', ')})` : 'nothing in common';
  return { label, href, text, extent: { low: common.length, high: common.length } };
}

function GroupTitle({ title, isLast }: { title: string; isLast: boolean }) {
  return (
    <text
      x={isLast ? '100%' : '0'}
      y={14}
      textAnchor={isLast ? 'end' : 'start'}
      fontSize={size}
      fontWeight={600}
      fill={colours.ink}
    >
      {title}
    </text>
  );
}

function RowName({ lines, left, top }: { lines: readonly string[]; left: number; top: number }) {
  const first = top + rowHeight / 2 + 5 - ((lines.length - 1) * lineHeight) / 2;
  return (
    <>
      <line x1={-left} x2="100%" y1={top + 0.5} y2={top + 0.5} stroke={colours.line} />
      {lines.map((line, at) => (
        <text key={line} x={-left} y={first + at * lineHeight} fontSize={size} fill={colours.ink}>
          {line}
        </text>
      ))}
    </>
  );
}

function Dots({ row, places, top }: { row: Row; places: readonly number[]; top: number }) {
  const middle = top + rowHeight / 2;
  return (
    <>
      <rect x="0" width="100%" y={top} height={rowHeight} fill="none" pointerEvents="all" />
      {places.map((place, at) => (
        <circle
          key={place}
          cx={percent(place)}
          cy={middle}
          r={row.cells[at] ? 6 : 4}
          fill={row.cells[at] ? colours.sea : 'none'}
          stroke={row.cells[at] ? colours.sea : colours.edge}
        />
      ))}
    </>
  );
}
