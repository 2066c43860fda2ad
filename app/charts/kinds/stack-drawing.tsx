import type { Mark, StackChart } from '../chart.ts';
import { colours, dataColour } from '../colours.ts';
import type { Drawing } from '../drawing.ts';
import { emptyDrawing, MarkGroup } from '../drawing-parts.tsx';
import { shownWhere, textWidth, wrapText, type Canvas } from '../fitting.ts';
import { percent, stretch } from '../scale.ts';

export function drawStack({ rows }: StackChart, canvas: Canvas): Drawing {
  const names = [...new Set(rows.flatMap(({ parts }) => parts.map(({ label }) => label)))];
  if (names.length === 0) return emptyDrawing();
  const only = rows.length === 1 ? rows[0]! : undefined;
  let top = 0;
  const placed = rows.map((row) => {
    const lines = wrapText(row.label, size, canvas.widths[0]!);
    const place = { ...row, lines, top };
    top += lines.length * lineHeight + barHeight + 16;
    return place;
  });
  return {
    height: top - 16,
    left: 0,
    right: 0,
    legend: names.map((name, at) => ({
      name,
      colour: dataColour(at),
      text: only?.parts[at]!.text,
    })),
    content: placed.map(({ label, lines, parts, top: rowTop }) => (
      <g key={label}>
        {lines.map((line, at) => (
          <text key={line} x="0" y={rowTop + 13 + at * lineHeight} fontSize={size} fill={colours.ink}>
            {line}
          </text>
        ))}
        <Parts
          parts={parts}
          y={rowTop + lines.length * lineHeight + 2}
          names={names}
          label={only ? '' : label}
          canvas={canvas}
        />
      </g>
    )),
  };
}

const size = 13;
const lineHeight = 18;
const barHeight = 30;

type PartsProps = {
  parts: readonly Mark[];
  y: number;
  names: readonly string[];
  label: string;
  canvas: Canvas;
};

export function Parts({ parts, y, names, label, canvas }: PartsProps) {
  const middles = parts.map(middleOf);
  const total = middles.reduce((sum, middle) => sum + middle, 0) || 1;
  let end = 0;
  return parts.map((part, at) => {
    const [from, width] = [end, middles[at]! / total];
    end += width;
    const fits = shownWhere(canvas.widths.map((room) => textWidth(part.text, 12) + 10 < width * room));
    return (
      <MarkGroup key={part.label} mark={label ? { ...part, label: `${label}, ${part.label}` } : part}>
        {width > 0 && (
          <rect
            {...stretch(from, from + width)}
            y={y}
            height={barHeight}
            fill={dataColour(names.indexOf(part.label))}
            stroke={colours.paper}
            strokeWidth={1.5}
          />
        )}
        {fits && part.extent && (
          <text
            {...fits}
            x={percent(from + width / 2)}
            y={y + 19}
            textAnchor="middle"
            fontSize={12}
            fill={colours.paper}
          >
            {part.text}
          </text>
        )}
      </MarkGroup>
    );
  });
}

/** Parts have to add up, so each is drawn at its range's midpoint. */
function middleOf({ extent }: Mark) {
  if (!extent) return 0;
  const low = extent.low ?? 0;
  return Math.max(0, (low + (extent.high ?? low)) / 2);
}
