import { colours } from '../colours.ts';
import { MarkGroup } from '../drawing-parts.tsx';
import { shownWhere, strideOf, textWidth } from '../fitting.ts';
import { percent, stretch } from '../scale.ts';
import { runName, type StripRow, type StripRun } from './strip-rows.ts';

export const cellHeight = 30;
const size = 12;
const outlookOpacity = 0.4;

type Props = { row: StripRow; columns: readonly string[]; widths: readonly number[] };

export function StripCells({ row, columns, widths }: Props) {
  const count = columns.length;
  return row.runs.map((run) => (
    <MarkGroup
      key={run.from}
      mark={{ label: `${row.name}, ${runName(run, columns)}`, text: run.mark.text }}
      columns={`${run.from} ${run.to}`}
    >
      <Cell run={run} count={count} />
      <Value run={run} count={count} widths={widths} />
    </MarkGroup>
  ));
}

function Cell({ run: { from, to, shade, upTo, mark }, count }: { run: StripRun; count: number }) {
  const place = stretch(from / count, to / count);
  const outlook = mark.tone === 'outlook';
  return (
    <>
      <rect
        {...place}
        height={cellHeight}
        fill={shade?.fill ?? 'none'}
        fillOpacity={outlook ? outlookOpacity : undefined}
        stroke={shade ? colours.paper : colours.line}
        strokeWidth={shade ? 2 : 1}
      />
      {upTo && (
        <line
          x1={percent(from / count)}
          x2={percent(to / count)}
          y1={cellHeight - 3}
          y2={cellHeight - 3}
          stroke={upTo.fill}
          strokeWidth={4}
          strokeDasharray="4 4"
        />
      )}
    </>
  );
}

/** On one line where that fits, else broken after the dash, else left to the tooltip and the table. */
function Value({ run, count, widths }: { run: StripRun; count: number; widths: readonly number[] }) {
  const { from, to, shade, mark } = run;
  const [before, after] = brokenText(mark.text);
  const rooms = widths.map((width) => ((to - from) / count) * width - 4);
  const whole = rooms.map((room) => textWidth(mark.text, size) <= room);
  const halves = Math.max(textWidth(before, size - 1), textWidth(after, size - 1));
  const broken = rooms.map((room, at) => !whole[at] && after !== '' && halves <= room);
  const look = {
    x: percent((from + to) / 2 / count),
    textAnchor: 'middle' as const,
    // Pale as it is, a forecast would not carry light text.
    fill: mark.tone === 'outlook' ? colours.ink : (shade?.text ?? colours.soft),
  };
  const [inOne, inTwo] = [shownWhere(whole), shownWhere(broken)];
  return (
    <>
      {inOne && (
        <text {...look} {...inOne} y={19} fontSize={size}>
          {mark.text}
        </text>
      )}
      {inTwo && (
        <g {...inTwo}>
          <text {...look} y={13} fontSize={size - 1}>
            {before}
          </text>
          <text {...look} y={25} fontSize={size - 1}>
            {after}
          </text>
        </g>
      )}
    </>
  );
}

function brokenText(text: string): readonly [string, string] {
  const at = text.indexOf('–');
  return at === -1 ? [text, ''] : [text.slice(0, at + 1), text.slice(at + 1)];
}

export const columnsHeight = 20;

export function ColumnNames({ columns, widths }: Omit<Props, 'row'>) {
  const strides = widths.map((width) => strideOf(columns, size, width / columns.length));
  return columns.map((name, at) => {
    const shown = shownWhere(strides.map((stride) => (columns.length - 1 - at) % stride === 0));
    return (
      shown && (
        <text
          key={name}
          {...shown}
          x={percent((at + 0.5) / columns.length)}
          y={13}
          textAnchor="middle"
          fontSize={size}
          fill={colours.soft}
        >
          {name}
        </text>
      )
    );
  });
}
