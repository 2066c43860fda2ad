import type { StripChart } from '../chart.ts';
import { colours, shadeFill } from '../colours.ts';
import { ColumnLabels, Hatch, MarkGroup } from '../drawing-parts.tsx';
import { shownWhere, textWidth, wrapText } from '../fitting.ts';
import { percent, stretch } from '../scale.ts';
import { runName, type StripRow, type StripRun } from './strip-rows.ts';

export const cellHeight = 30;
const size = 12;

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

function Cell({ run: { from, to, shade, mark }, count }: { run: StripRun; count: number }) {
  const place = stretch(from / count, to / count);
  return (
    <>
      <rect
        {...place}
        height={cellHeight}
        {...(shade === null ? { fill: 'none' } : shadeFill(shade))}
        stroke={shade === null ? colours.line : colours.paper}
        strokeWidth={shade === null ? 1 : 2}
      />
      {shade !== null && mark.tone === 'outlook' && (
        <Hatch {...place} y={0} height={cellHeight} stroke={colours.paper} strokeOpacity={0.7} />
      )}
    </>
  );
}

/** On one line where that fits, else broken after the dash, else left to the tooltip and the table. */
function Value({ run, count, widths }: { run: StripRun; count: number; widths: readonly number[] }) {
  const { from, to, shade, mark } = run;
  const [before, after] = brokenText(mark.text);
  const rooms = widths.map((width) => ((to - from) / count) * width - 3);
  const halves = (fontSize: number) => Math.max(textWidth(before, fontSize), textWidth(after, fontSize));
  const forms = rooms.map((room) => {
    if (textWidth(mark.text, size) <= room) return size;
    return after === '' ? null : ([size - 1, size - 2].find((fontSize) => halves(fontSize) <= room) ?? null);
  });
  const look = {
    x: percent((from + to) / 2 / count),
    textAnchor: 'middle' as const,
    fill: shade === null ? colours.soft : colours.ink,
  };
  const inOne = shownWhere(forms.map((form) => form === size));
  return (
    <>
      {inOne && (
        <text {...look} {...inOne} y={19} fontSize={size}>
          {mark.text}
        </text>
      )}
      {[size - 1, size - 2].map((fontSize) => {
        const inTwo = shownWhere(forms.map((form) => form === fontSize));
        return (
          inTwo && (
            <g key={fontSize} {...inTwo} fontSize={fontSize}>
              <text {...look} y={13}>
                {before}
              </text>
              <text {...look} y={25}>
                {after}
              </text>
            </g>
          )
        );
      })}
    </>
  );
}

function brokenText(text: string): readonly [string, string] {
  const at = text.indexOf('–');
  return at === -1 ? [text, ''] : [text.slice(0, at + 1), text.slice(at + 1)];
}

type Columns = Pick<StripChart, 'columns' | 'months'>;

/** Years and months may be left out where there is little room; names may not. */
export type HeadForm = 'some' | 'line' | 'wrapped' | 'upright';

export function headForm({ columns, months }: Columns, width: number): HeadForm {
  if (months || columns.every((column) => /\d/.test(column))) return 'some';
  const room = roomIn(columns, width);
  const fit = (texts: readonly string[]) => texts.every((text) => textWidth(text, size) <= room);
  if (fit(columns)) return 'line';
  const wrapped = columns.map((column) => wrapText(column, size, room));
  return wrapped.every((lines) => lines.length <= 2 && fit(lines)) ? 'wrapped' : 'upright';
}

export function headHeight(form: HeadForm, columns: readonly string[]): number {
  if (form === 'upright')
    return Math.ceil(Math.max(...columns.map((column) => textWidth(column, size)))) + 10;
  return form === 'wrapped' ? 34 : 20;
}

type ColumnNamesProps = Columns & { form: HeadForm; widths: readonly number[] };

export function ColumnNames({ columns, months, form, widths }: ColumnNamesProps) {
  const x = (at: number) => percent((at + 0.5) / columns.length);
  if (form === 'some')
    return <ColumnLabels labels={columns} {...{ widths, months, x }} y={13} fontSize={size} />;
  const bottom = headHeight(form, columns) - 7;
  const look = { fontSize: size, fill: colours.soft };
  return columns.map((column, at) =>
    form === 'upright' ? (
      <svg key={column} x={x(at)} overflow="visible">
        <text {...look} transform={`translate(4 ${bottom}) rotate(-90)`}>
          {column}
        </text>
      </svg>
    ) : (
      <g key={column}>
        {(form === 'wrapped' ? wrapText(column, size, roomIn(columns, Math.min(...widths))) : [column])
          .toReversed()
          .map((line, up) => (
            <text key={line} {...look} x={x(at)} y={bottom - up * 14} textAnchor="middle">
              {line}
            </text>
          ))}
      </g>
    ),
  );
}

const roomIn = (columns: readonly string[], width: number) => width / columns.length - 6;
