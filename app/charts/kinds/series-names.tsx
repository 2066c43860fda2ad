import type { Line } from '../chart.ts';
import { colours, dataColour } from '../colours.ts';
import { roomy, shownWhere, spread, type Canvas } from '../fitting.ts';
import { spanOf } from '../scale.ts';
import { lastKnown, small, type Frame } from './series-frame.ts';

/** Beside the plot, where there is room: each line's name and last number, at the height where it ends. */
export function SeriesNames({
  lines,
  frame,
  canvas,
}: {
  lines: readonly Line[];
  frame: Frame;
  canvas: Canvas;
}) {
  const shown = shownWhere(canvas.widths.map((width) => width >= roomy));
  if (!shown) return null;
  const ends = lines.map(({ marks }) => {
    const extent = marks.findLast((mark) => mark.extent !== null)?.extent;
    const span = extent ? spanOf(extent, frame.scale) : { from: 0, to: 0 };
    return frame.y((span.from + span.to) / 2) - 2;
  });
  const places = spread(ends, 34, frame.bottom - 12);
  return lines.map((line, at) => {
    const { name, text } = lastKnown(line);
    return (
      <g key={line.name} {...shown}>
        <text x="100%" dx={8} y={places[at]} fontSize={13} fontWeight={600} fill={dataColour(at)}>
          {name}
        </text>
        <text x="100%" dx={8} y={places[at]! + 15} fontSize={small} fill={colours.soft}>
          {text}
        </text>
      </g>
    );
  });
}
