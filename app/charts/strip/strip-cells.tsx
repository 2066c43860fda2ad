import { colours, shadeFill } from '../colours.ts';
import { Hatch, MarkGroup } from '../drawing-parts.tsx';
import { shownWhere, textWidth } from '../fitting.ts';
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
