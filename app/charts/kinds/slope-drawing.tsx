import type { SlopeChart, SlopeMark } from '../chart.ts';
import { colours } from '../colours.ts';
import type { Drawing } from '../drawing.ts';
import { emptyDrawing, MarkGroup } from '../drawing-parts.tsx';
import { cutText, textWidth, type Canvas } from '../fitting.ts';

/** Former ranks on the left, present ones with their names on the right. Who is new has no line. */
export function drawSlope({ columns, marks }: SlopeChart, canvas: Canvas): Drawing {
  if (marks.length === 0) return emptyDrawing();
  const rows = rowsOf(marks);
  const names = Math.ceil(Math.max(...marks.map(({ label }) => textWidth(label, size))));
  const right = nameLeft + Math.min(names + 4, mostForNames);
  return {
    height: yOf(rows.count - 1) + rowHeight / 2,
    left: 32,
    right,
    maxWidth: 640,
    legend: [],
    linked: canvas.linked && marks.some(({ href }) => href !== undefined),
    content: (
      <>
        <g aria-hidden="true" fontSize={12} fill={colours.soft} textAnchor="middle">
          {columns.map((column, at) => (
            <text key={column} x={at === 0 ? '0%' : '100%'} y={12}>
              {column}
            </text>
          ))}
        </g>
        {marks.toSorted(moversLast).map((mark) => (
          <MarkGroup key={mark.label} mark={mark} linked={canvas.linked}>
            <Slope mark={mark} from={rows.before(mark)} to={rows.now(mark)} room={right - nameLeft} />
          </MarkGroup>
        ))}
      </>
    ),
  };
}

const size = 13;
const rowHeight = 26;
const headHeight = 22;
const nameLeft = 36;
const mostForNames = 130;

const yOf = (row: number) => headHeight + (row + 0.5) * rowHeight;

/** Ranks that were below the last one shown follow without the gaps between them, each with its number. */
function rowsOf(marks: readonly SlopeMark[]) {
  const present = marks.map(({ now }) => now).toSorted(ascending);
  const below = marks
    .flatMap(({ before }) => (before !== null && before > present.at(-1)! ? [before] : []))
    .toSorted(ascending);
  const ranks = [...present, ...below];
  return {
    count: ranks.length,
    now: ({ now }: SlopeMark) => ranks.indexOf(now),
    before: ({ before }: SlopeMark) => (before === null ? null : ranks.indexOf(before)),
  };
}

const ascending = (one: number, other: number) => one - other;

/** Drawn over the lines of those that stayed. */
const moversLast = (one: SlopeMark, other: SlopeMark) =>
  Number(one.now !== one.before) - Number(other.now !== other.before) || one.now - other.now;

type SlopeProps = { mark: SlopeMark; from: number | null; to: number; room: number };

function Slope({ mark, from, to, room }: SlopeProps) {
  const colour = colourOf(mark);
  const moved = mark.before !== mark.now;
  return (
    <>
      {from !== null && (
        <>
          <text x="0%" dx={-10} y={yOf(from) + 4} textAnchor="end" fontSize={size} fill={colours.soft}>
            {mark.before}
          </text>
          <line
            x1="0%"
            x2="100%"
            y1={yOf(from)}
            y2={yOf(to)}
            stroke={colour}
            strokeWidth={moved ? 2.5 : 1.5}
          />
          <circle cx="0%" cy={yOf(from)} r={4} fill={colour} />
        </>
      )}
      <circle cx="100%" cy={yOf(to)} r={4} fill={colour} />
      <text x="100%" dx={10} y={yOf(to) + 4} fontSize={size} fontWeight={600} fill={colours.ink}>
        {mark.now}
      </text>
      <text
        x="100%"
        dx={nameLeft}
        y={yOf(to) + 4}
        fontSize={size}
        fontWeight={moved ? 600 : undefined}
        fill={colours.ink}
      >
        {cutText(mark.label, size, room)}
      </text>
    </>
  );
}

function colourOf({ before, now }: SlopeMark) {
  if (before === now) return colours.edge;
  return before === null || before > now ? 'var(--color-success)' : 'var(--color-danger)';
}
