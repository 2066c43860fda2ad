import type { Mark } from '../chart.ts';
import { colours } from '../colours.ts';
import { shownWhere, textWidth, wrapText, type Canvas } from '../fitting.ts';

const size = 13;
const lineHeight = 18;

/** The label, and the number at the end of its last line. A long label takes more lines where there is little room. */
export function Caption({ mark, top, canvas }: { mark: Mark; top: number; canvas: Canvas }) {
  const { label, extent, tone } = mark;
  const lines = linesOf(mark, canvas);
  const last = top + captionHeight(mark, canvas) - 10;
  const weight = tone === 'accent' ? 600 : undefined;
  const inOne = canvas.widths.map(
    (width) => lines.length === 1 || textWidth(label, size) <= besideOf(mark, width),
  );
  const [whole, broken] = [shownWhere(inOne), shownWhere(inOne.map((fits) => !fits))];
  const text = { x: 0, fontSize: size, fontWeight: weight, fill: colours.ink };
  return (
    <>
      {whole && (
        <text {...text} {...whole} y={last}>
          {label}
        </text>
      )}
      {broken &&
        lines.map((line, at) => (
          <text key={line} {...text} {...broken} y={last - (lines.length - 1 - at) * lineHeight}>
            {line}
          </text>
        ))}
      <text {...text} x="100%" y={last} textAnchor="end" fill={extent ? colours.ink : colours.soft}>
        {mark.text}
      </text>
    </>
  );
}

export function captionHeight(mark: Mark, canvas: Canvas): number {
  return linesOf(mark, canvas).length * lineHeight + 6;
}

function linesOf(mark: Mark, { widths }: Canvas) {
  return wrapText(mark.label, size, Math.max(besideOf(mark, widths[0]!), widths[0]! / 2));
}

function besideOf(mark: Mark, width: number) {
  return width - textWidth(mark.text, size) - 16;
}
