import type { Line, Mark } from '../chart.ts';
import { colours } from '../colours.ts';
import { FadeUp, Hatch, MarkGroup } from '../drawing-parts.tsx';
import { shownWhere, textWidth } from '../fitting.ts';
import { isExact, percent, spanOf, stretch } from '../scale.ts';
import { runsOf, type Run } from '../steps.ts';
import { leapOf, middle, type Column, type Frame } from './series-frame.ts';

type Props = { line: Line; several: boolean; colour: string; frame: Frame; widths: readonly number[] };

/** Bands are drawn once for each run of equal ranges. Screen readers and pointers use the columns over them. */
export function SeriesMarks({ line, several, colour, frame, widths }: Props) {
  const { marks } = line;
  return (
    <g>
      {runsOf(marks.map((mark) => (isBand(mark) ? mark : undefined))).map((run) => (
        <Band key={run.from} run={run} colour={colour} frame={frame} />
      ))}
      {marks.slice(1).map((mark, at) => (
        <Join key={mark.label} from={marks[at]!} to={mark} at={at} colour={colour} frame={frame} />
      ))}
      {marks.map((mark, at) => (
        <MarkGroup
          key={mark.label}
          mark={several ? { label: `${line.name}, ${mark.label}`, text: mark.text } : mark}
          columns={`${at} ${at + 1}`}
        >
          <HitArea column={frame.column(at)} height={frame.bottom} />
          {mark.extent === null && <Missing marks={marks} at={at} frame={frame} widths={widths} />}
          {isExact(mark.extent) && <Point mark={mark} at={at} colour={colour} frame={frame} />}
        </MarkGroup>
      ))}
    </g>
  );
}

const isBand = ({ extent }: Mark) => extent !== null && !isExact(extent);

function HitArea({ column: { from, to }, height }: { column: Column; height: number }) {
  return <rect {...stretch(from, to)} height={height} fill="none" pointerEvents="all" />;
}

type JoinProps = { from: Mark; to: Mark; at: number; colour: string; frame: Frame };

/**
 * Joins exact numbers by a line. Ranges are not joined, because the number could lie anywhere within; a riser connects
 * two that do not touch.
 */
function Join({ from, to, at, colour, frame }: JoinProps) {
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
  const leap = leapOf(from, to, frame);
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

/** A forecast is paler and hatched: a texture, so that it differs without colour too. */
function Band({ run, colour, frame }: { run: Run; colour: string; frame: Frame }) {
  const span = spanOf(run.mark.extent!, frame.scale);
  const [top, bottom] = [frame.y(span.to), frame.y(span.from)];
  const [from, to] = [frame.column(run.from).from, frame.column(run.to - 1).to];
  const outlook = run.mark.tone === 'outlook';
  const place = { ...stretch(from, to), shapeRendering: 'crispEdges' };
  const [x1, x2] = [percent(from), percent(to)];
  const edge = {
    x1,
    x2,
    stroke: colour,
    strokeWidth: 2,
    strokeDasharray: outlook ? '4 3' : undefined,
    shapeRendering: 'crispEdges',
  };
  const isClosed = !span.openHigh && !span.openLow;
  const height = Math.max(1, bottom - top);
  return (
    <g data-band="">
      {(span.openHigh || span.openLow) && (
        <FadeUp {...place} top={top} bottom={bottom} fill={colour} fillOpacity={0.3} down={span.openLow} />
      )}
      {isClosed && (
        <rect {...place} y={top} height={height} fill={colour} fillOpacity={fillOpacityOf(run.mark)} />
      )}
      {isClosed && outlook && (
        <Hatch {...stretch(from, to)} y={top} height={height} stroke={colour} strokeOpacity={0.3} />
      )}
      {!span.openHigh && <line {...edge} y1={top} y2={top} />}
      {!span.openLow && <line {...edge} y1={bottom} y2={bottom} />}
    </g>
  );
}

function fillOpacityOf({ tone }: Mark) {
  if (tone === 'outlook') return 0.12;
  return tone === 'accent' ? 0.65 : 0.3;
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
