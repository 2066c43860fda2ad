import type { SlopeChart } from '../chart.ts';
import { colours } from '../colours.ts';
import type { Drawing } from '../drawing.ts';
import { emptyDrawing, MarkGroup } from '../drawing-parts.tsx';
import { cutText, roomy, shownWhere, textWidth, type Canvas } from '../fitting.ts';

type Line = SlopeChart['lines'][number];

export function drawSlope({ from, to, lines }: SlopeChart, canvas: Canvas): Drawing {
  if (lines.length === 0) return emptyDrawing();
  const rowOf = rowsOf(lines);
  const rows = Math.max(...lines.map((line) => Math.max(rowOf(line.to), rowOf(line.from ?? 1))));
  const widest = Math.ceil(Math.max(...lines.map(nameWidth))) + nameStart;
  const right = Math.min(widest, Math.round(canvas.widths[0]! * 0.6));
  return {
    height: head + rows * rowHeight,
    left: 30,
    right,
    roomyRight: widest,
    maxWidth: 600,
    legend: [],
    linked: canvas.linked && lines.some(({ href }) => href !== undefined),
    content: (
      <>
        <text x="0" dx={-30} y={13} fontSize={12} fill={colours.soft}>
          {from}
        </text>
        <text x="100%" dx={-4} y={13} fontSize={12} fill={colours.soft}>
          {to}
        </text>
        {lines.toReversed().map((line) => (
          <MarkGroup key={line.label} mark={markOf(line, from)} linked={canvas.linked}>
            <Slope line={line} y={(place) => head + (rowOf(place) - 0.5) * rowHeight} />
            <Name line={line} y={head + (rowOf(line.to) - 0.5) * rowHeight} room={right} canvas={canvas} />
          </MarkGroup>
        ))}
      </>
    ),
  };
}

const size = 13;
const head = 24;
const rowHeight = 28;
const nameStart = 38;

/** Former ranks beyond the end of the list follow directly below it, in order. */
function rowsOf(lines: readonly Line[]) {
  const last = Math.max(...lines.map((line) => line.to));
  const beyond = lines
    .flatMap((line) => (line.from !== null && line.from > last ? [line.from] : []))
    .toSorted((a, b) => a - b);
  return (place: number) => (place > last ? last + 1 + beyond.indexOf(place) : place);
}

function changeOf({ from, to }: Line) {
  if (from === null) return 'new';
  if (from === to) return '';
  return from > to ? `↑${from - to}` : `↓${to - from}`;
}

function nameWidth(line: Line) {
  return textWidth(line.label, size) + textWidth(changeOf(line), 12) + 10;
}

function markOf(line: Line, before: string) {
  const { label, from, to, href } = line;
  const was = from === null ? `new since ${before}` : `${from} in ${before}`;
  return { label, text: `place ${to}, ${was}`, extent: { low: to, high: to }, href };
}

function Slope({ line, y }: { line: Line; y: (place: number) => number }) {
  const { colour, width } = lookOf(line);
  const end = y(line.to);
  return (
    <>
      {line.from !== null && (
        <>
          <line x1="0%" x2="100%" y1={y(line.from)} y2={end} stroke={colour} strokeWidth={width} />
          <circle cx="0%" cy={y(line.from)} r={4} fill={colour} />
          <text x="0" dx={-12} y={y(line.from) + 4} textAnchor="end" fontSize={size} fill={colours.soft}>
            {line.from}
          </text>
        </>
      )}
      <circle
        cx="100%"
        cy={end}
        r={line.from === null ? 3.5 : 4}
        fill={line.from === null ? colours.paper : colour}
        stroke={colour}
        strokeWidth={line.from === null ? 2 : 0}
      />
    </>
  );
}

function lookOf({ from, to }: Line) {
  if (from === null || from > to) return { colour: colours.sea, width: 2.5 };
  return { colour: from === to ? colours.edge : colours.soft, width: 1.5 };
}

function Name({ line, y, room, canvas }: { line: Line; y: number; room: number; canvas: Canvas }) {
  const change = changeOf(line);
  const cut = cutText(line.label, size, room - nameStart - textWidth(change, 12) - 10);
  const whole = canvas.widths.map((width) => cut === line.label || width >= roomy);
  const shown = [
    { name: line.label, where: shownWhere(whole) },
    { name: cut, where: shownWhere(whole.map((fits) => !fits)) },
  ];
  return (
    <>
      <rect x="100%" y={y - rowHeight / 2} width={room} height={rowHeight} fill="none" pointerEvents="all" />
      <text x="100%" dx={30} y={y + 4} textAnchor="end" fontSize={size} fontWeight={600} fill={colours.ink}>
        {line.to}
      </text>
      {shown.map(
        ({ name, where }) =>
          where && (
            <text key={name} {...where} x="100%" dx={nameStart} y={y + 4} fontSize={size} fill={colours.ink}>
              {name}
              {change && (
                <tspan dx={6} fill={colours.soft} fontSize={12}>
                  {change}
                </tspan>
              )}
            </text>
          ),
      )}
    </>
  );
}
