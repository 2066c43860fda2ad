import type { MatrixChart } from '../chart.ts';
import { colours } from '../colours.ts';
import type { Drawing } from '../drawing.ts';
import { emptyDrawing, MarkGroup } from '../drawing-parts.tsx';
import { textWidth, type Canvas } from '../fitting.ts';
import { percent } from '../scale.ts';

type Row = MatrixChart['rows'][number];

/** Column names are vertical and row names sit above their dots, so that everything fits on a phone. */
export function drawMatrix({ both, only, groups, rows }: MatrixChart, canvas: Canvas): Drawing {
  const columns = groups.flatMap((group) => group.columns);
  if (rows.length === 0 || columns.length === 0) return emptyDrawing();
  const head = Math.ceil(Math.max(...columns.map((name) => textWidth(name, nameSize)))) + titleHeight + 12;
  const places = placesOf(groups);
  return {
    height: head + rows.length * rowHeight,
    left: 0,
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
            <ColumnName key={places[at]} name={name} at={places[at]!} bottom={head - 6} />
          ))}
        </g>
        {rows.map((row, at) => (
          <MarkGroup key={row.label} mark={markOf(row, columns)} linked={canvas.linked}>
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
const rowHeight = 50;

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

/** A rotation only takes pixels, so a nested `<svg>` carries the percentage. */
function ColumnName({ name, at, bottom }: { name: string; at: number; bottom: number }) {
  return (
    <svg x={percent(at)} y={bottom} overflow="visible">
      <text transform="rotate(-90)" x={0} y={4} fontSize={nameSize} fill={colours.soft}>
        {name}
      </text>
    </svg>
  );
}

function Dots({ row, places, top }: { row: Row; places: readonly number[]; top: number }) {
  const middle = top + 34;
  return (
    <>
      <line x1="0%" x2="100%" y1={top + 0.5} y2={top + 0.5} stroke={colours.line} />
      <rect x="0" width="100%" y={top} height={rowHeight} fill="none" pointerEvents="all" />
      <text x="0" y={top + 17} fontSize={size} fill={colours.ink}>
        {row.label}
      </text>
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
