import type { Line, Mark } from '../chart.ts';
import { colours } from '../colours.ts';
import { FadeUp, MarkGroup } from '../drawing-parts.tsx';
import { shownWhere, textWidth } from '../fitting.ts';
import { isExact, percent, spanOf, stretch } from '../scale.ts';
import { leapOf, middle, type Column, type Frame } from './series-frame.ts';

type Lane = { at: number; of: number };

type Props = { line: Line; lane: Lane; colour: string; frame: Frame; widths: readonly number[] };

export function SeriesMarks({ line, lane, colour, frame, widths }: Props) {
  const { marks } = line;
  const alone = lane.of === 1;
  return (
    <g>
      {marks.slice(1).map((mark, at) => (
        <Join
          key={mark.label}
          from={marks[at]!}
          to={mark}
          at={at}
          alone={alone}
          colour={colour}
          frame={frame}
        />
      ))}
      {marks.map((mark, at) => (
        <MarkGroup key={mark.label} mark={alone ? mark : { ...mark, label: `${line.name}, ${mark.label}` }}>
          {alone && <HitArea column={frame.column(at)} height={frame.bottom} />}
          {mark.extent === null && alone && <Missing marks={marks} at={at} frame={frame} widths={widths} />}
          {isExact(mark.extent) && <Point mark={mark} at={at} colour={colour} frame={frame} />}
          {mark.extent !== null && !isExact(mark.extent) && (
            <Band mark={mark} column={laneOf(frame.column(at), lane)} colour={colour} frame={frame} />
          )}
        </MarkGroup>
      ))}
    </g>
  );
}

function laneOf({ from, to }: Column, lane: Lane): Column {
  if (lane.of === 1) return { from, to };
  const width = ((to - from) * 0.84) / lane.of;
  const start = from + (to - from) * 0.08 + width * lane.at;
  return { from: start, to: start + width };
}

function HitArea({ column: { from, to }, height }: { column: Column; height: number }) {
  return <rect {...stretch(from, to)} y={0} height={height} fill="none" pointerEvents="all" />;
}

type JoinProps = { from: Mark; to: Mark; at: number; alone: boolean; colour: string; frame: Frame };

/**
 * Joins exact numbers by a line. Ranges are not joined, because the number could lie anywhere within; a riser connects
 * two that do not touch.
 */
function Join({ from, to, at, alone, colour, frame }: JoinProps) {
  const { scale, y, column } = frame;
  if (isExact(from.extent) && isExact(to.extent))
    return (
      <line
        x1={percent(middle(column(at)))}
        x2={percent(middle(column(at + 1)))}
        y1={y(scale.at(from.extent.low))}
        y2={y(scale.at(to.extent.low))}
        stroke={colour}
        strokeWidth={2}
        strokeLinecap="round"
        strokeDasharray={to.tone === 'outlook' ? '1 5' : undefined}
      />
    );
  const leap = alone && leapOf(from, to, frame);
  if (!leap) return null;
  const x = percent(column(at).to);
  return <line x1={x} x2={x} y1={leap.top} y2={leap.bottom} stroke={colour} strokeDasharray="2 3" />;
}

type PartProps = { mark: Mark; colour: string; frame: Frame };

function Point({ mark, at, colour, frame }: PartProps & { at: number }) {
  const outlook = mark.tone === 'outlook';
  return (
    <circle
      cx={percent(middle(frame.column(at)))}
      cy={frame.y(spanOf(mark.extent!, frame.scale).to)}
      r={frame.labels.length > 30 ? 2 : 3.5}
      fill={outlook ? colours.paper : colour}
      stroke={colour}
      strokeWidth={outlook ? 1.5 : 0}
    />
  );
}

function Band({ mark, column, colour, frame }: PartProps & { column: Column }) {
  const span = spanOf(mark.extent!, frame.scale);
  const [top, bottom] = [frame.y(span.to), frame.y(span.from)];
  const outlook = mark.tone === 'outlook';
  const place = { ...stretch(column.from, column.to), shapeRendering: 'crispEdges' };
  const fill = { fill: colour, fillOpacity: outlook ? 0.1 : 0.26 };
  const edge = {
    x1: percent(column.from),
    x2: percent(column.to),
    stroke: colour,
    strokeWidth: 2,
    strokeDasharray: outlook ? '4 3' : undefined,
    shapeRendering: 'crispEdges',
  };
  return (
    <>
      {span.openHigh || span.openLow ? (
        <FadeUp {...place} top={top} bottom={bottom} {...fill} down={span.openLow} />
      ) : (
        <rect {...place} y={top} height={Math.max(1, bottom - top)} {...fill} />
      )}
      {!span.openHigh && <line {...edge} y1={top} y2={top} />}
      {!span.openLow && <line {...edge} y1={bottom} y2={bottom} />}
    </>
  );
}

type MissingProps = { marks: readonly Mark[]; at: number; frame: Frame; widths: readonly number[] };

function Missing({ marks, at, frame, widths }: MissingProps) {
  if (marks[at - 1]?.extent === null) return null;
  const next = marks.findIndex((mark, place) => place > at && mark.extent !== null);
  const end = next === -1 ? marks.length : next;
  const gap = { from: frame.column(at).from, to: frame.column(end - 1).to };
  const { text } = marks[at]!;
  const shown = shownWhere(widths.map((width) => (gap.to - gap.from) * width > textWidth(text, 11)));
  return (
    shown && (
      <text
        {...shown}
        x={percent(middle(gap))}
        y={frame.bottom - 7}
        textAnchor="middle"
        fontSize={11}
        fill={colours.soft}
      >
        {text}
      </text>
    )
  );
}
