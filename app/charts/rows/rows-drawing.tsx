import type { Mark } from '../chart.ts';
import { colours } from '../colours.ts';
import { emptyDrawing, MarkGroup } from '../drawing-parts.tsx';
import type { Drawing } from '../drawing.ts';
import { roomy, textWidth, type Canvas, wrapText } from '../fitting.ts';
import { rangeRows, type RowsChart } from './range-rows.tsx';
import { axisHeight, RowAxis } from './row-axis.tsx';

/** For a picture of one known width: words beside the tracks, or above them where it is narrow. */
export function drawRows(chart: RowsChart, { widths }: Canvas): Drawing {
  const { groups, axis, track, trackHeight, insets, outlook } = rangeRows(chart);
  if (groups.length === 0) return emptyDrawing();
  const width = widths[0]!;
  const beside = width >= roomy;
  const words = beside ? Math.round(width * (chart.kind === 'funnel' ? 0.28 : 0.42)) : width;
  const [left, room] = beside ? [words + 20, width - words - 20] : [0, width];
  const [trackLeft, trackWidth] = [left + insets.left, room - insets.left - insets.right];
  let bottom = axisHeight;
  const rows = groups.map((group) => {
    const lines = linesOf(group, words, outlook);
    const top = bottom;
    const wordsHeight = lines.length * lineHeight;
    const height = beside ? Math.max(wordsHeight, trackHeight) : wordsHeight + trackHeight + 4;
    bottom += height + padding * 2;
    return {
      group,
      lines,
      top,
      wordsTop: top + padding + (beside ? (height - wordsHeight) / 2 : 0),
      trackTop: top + padding + (beside ? (height - trackHeight) / 2 : wordsHeight + 2),
    };
  });
  return {
    height: bottom,
    left: 0,
    right: 0,
    legend: [],
    content: (
      <>
        <svg x={trackLeft} width={trackWidth} height={axisHeight} overflow="visible">
          <RowAxis labels={axis} widths={[trackWidth]} insets={insets} />
        </svg>
        {rows.map(({ group, lines, top, wordsTop, trackTop }) => (
          <MarkGroup key={group[0]!.label} mark={{ ...group[0]!, label: namesOf(group) }}>
            <line x1={0} x2={width} y1={top + 0.5} y2={top + 0.5} stroke={colours.line} />
            {lines.map((line, at) => (
              <Line
                key={line}
                line={line}
                value={at === 0 ? group[0]!.text : ''}
                y={wordsTop + 13 + at * lineHeight}
              />
            ))}
            <svg x={trackLeft} y={trackTop} width={trackWidth} height={trackHeight} overflow="visible">
              {track(group)}
            </svg>
          </MarkGroup>
        ))}
      </>
    ),
  };
}

const size = 13;
const lineHeight = 18;
const padding = 6;

const namesOf = (group: readonly Mark[]) => group.map(({ label }) => label).join(', ');

/** The value opens the first line, in bold. */
function linesOf(group: readonly Mark[], width: number, outlook: string): string[] {
  const { text, tone } = group[0]!;
  const value = text.replaceAll(' ', '\u00a0');
  const names = tone === 'outlook' ? `${outlook}: ${namesOf(group)}` : namesOf(group);
  return wrapText(`${value}\u00a0 ${names}`, size, width);
}

function Line({ line, value, y }: { line: string; value: string; y: number }) {
  const rest = line.slice(value.length).trim();
  const indent = value ? textWidth(value, size) * 1.04 + 8 : 0;
  return (
    <>
      {value && (
        <text x={0} y={y} fontSize={size} fontWeight={600} fill={colours.ink}>
          {value}
        </text>
      )}
      {rest && (
        <text x={indent} y={y} fontSize={size} fill={colours.ink}>
          {rest}
        </text>
      )}
    </>
  );
}
