import type { BarChart, Mark } from '../chart.ts';
import { colours, toneColour } from '../colours.ts';
import { emptyDrawing, MarkGroup } from '../drawing-parts.tsx';
import type { Drawing } from '../drawing.ts';
import { choosePlaces, shownWhere, textWidth, type Canvas, wrapText } from '../fitting.ts';
import { percent, scaleOf, type Scale } from '../scale.ts';
import { Bar } from './bar.tsx';

export function drawBars({ marks, tick, outlook = 'Forecast' }: BarChart, canvas: Canvas): Drawing {
  if (marks.length === 0) return emptyDrawing();
  const scale = scaleOf(marks.map(({ extent }) => extent));
  let bottom = 0;
  const rows = marks.map((mark) => {
    const row = { mark, top: bottom, barTop: bottom + captionHeight(mark, canvas) };
    bottom = row.barTop + barHeight + 16;
    return row;
  });
  return {
    height: bottom + 20,
    left: 0,
    right: 0,
    legend: marks.some(({ tone }) => tone === 'outlook')
      ? [{ name: outlook, colour: colours.sea, look: 'outlook' }]
      : [],
    linked: canvas.linked && marks.some(({ href }) => href !== undefined),
    content: (
      <>
        <Axis scale={scale} tick={tick} y={bottom - 2} widths={canvas.widths} />
        {rows.map(({ mark, top, barTop }) => (
          <MarkGroup key={mark.label} mark={mark} linked={canvas.linked}>
            <rect
              x="0"
              width="100%"
              y={top}
              height={barTop + barHeight - top}
              fill="none"
              pointerEvents="all"
            />
            <Caption mark={mark} top={top} canvas={canvas} />
            <Origin scale={scale} y={barTop} />
            {mark.extent && (
              <Bar
                extent={mark.extent}
                outlook={mark.tone === 'outlook'}
                colour={toneColour(mark.tone, marks)}
                scale={scale}
                y={barTop}
                height={barHeight}
              />
            )}
          </MarkGroup>
        ))}
      </>
    ),
  };
}

const barHeight = 14;

function Origin({ scale, y }: { scale: Scale; y: number }) {
  const x = percent(scale.origin);
  return <line x1={x} x2={x} y1={y - 2} y2={y + barHeight + 2} stroke={colours.edge} />;
}

type AxisProps = { scale: Scale; tick: BarChart['tick']; y: number; widths: readonly number[] };

function Axis({ scale, tick, y, widths }: AxisProps) {
  const texts = scale.ticks.map((value) => {
    const at = scale.at(value);
    return {
      value,
      at,
      text: tick(value),
      anchor: at === 0 ? 'start' : at === 1 ? 'end' : 'middle',
    } as const;
  });
  const chosen = widths.map((width) =>
    choosePlaces(texts.map((text) => ({ places: [tickBox(text, width)] }))),
  );
  return (
    <g aria-hidden="true">
      <line x1="0%" x2="100%" y1={y + 0.5} y2={y + 0.5} stroke={colours.line} />
      {texts.map(({ value, at, text, anchor }, place) => {
        const shown = shownWhere(chosen.map((places) => places[place] === 0));
        return (
          <g key={value}>
            <line x1={percent(at)} x2={percent(at)} y1={y} y2={y + 4} stroke={colours.edge} />
            {shown && (
              <text
                {...shown}
                x={percent(at)}
                y={y + 18}
                textAnchor={anchor}
                fontSize={12}
                fill={colours.soft}
              >
                {text}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

type TickText = { at: number; text: string; anchor: 'start' | 'middle' | 'end' };

function tickBox({ at, text, anchor }: TickText, width: number) {
  const wide = textWidth(text, 12);
  const left = at * width - { start: 0, middle: wide / 2, end: wide }[anchor];
  return { left: left - 5, right: left + wide + 5, top: 0, bottom: 1 };
}

const captionSize = 13;
const captionLine = 18;

function Caption({ mark, top, canvas }: { mark: Mark; top: number; canvas: Canvas }) {
  const { label, extent, tone } = mark;
  const lines = captionLines(mark, canvas);
  const last = top + captionHeight(mark, canvas) - 10;
  const weight = tone === 'accent' ? 600 : undefined;
  const inOne = canvas.widths.map(
    (width) => lines.length === 1 || textWidth(label, captionSize) <= roomForLabel(mark, width),
  );
  const [whole, broken] = [shownWhere(inOne), shownWhere(inOne.map((fits) => !fits))];
  const text = { x: 0, fontSize: captionSize, fontWeight: weight, fill: colours.ink };
  return (
    <>
      {whole && (
        <text {...text} {...whole} y={last}>
          {label}
        </text>
      )}
      {broken &&
        lines.map((line, at) => (
          <text key={line} {...text} {...broken} y={last - (lines.length - 1 - at) * captionLine}>
            {line}
          </text>
        ))}
      <text {...text} x="100%" y={last} textAnchor="end" fill={extent ? colours.ink : colours.soft}>
        {mark.text}
      </text>
    </>
  );
}

function captionHeight(mark: Mark, canvas: Canvas): number {
  return captionLines(mark, canvas).length * captionLine + 6;
}

function captionLines(mark: Mark, { widths }: Canvas) {
  return wrapText(mark.label, captionSize, Math.max(roomForLabel(mark, widths[0]!), widths[0]! / 2));
}

function roomForLabel(mark: Mark, width: number) {
  return width - textWidth(mark.text, captionSize) - 16;
}
