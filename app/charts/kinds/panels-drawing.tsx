import type { PanelsChart } from '../chart.ts';
import { colours } from '../colours.ts';
import type { Drawing } from '../drawing.ts';
import { emptyDrawing } from '../drawing-parts.tsx';
import { fixed, fluid, type Canvas } from '../fitting.ts';
import { InlineDrawing } from '../inline-drawing.tsx';
import { drawSeries } from './series-drawing.tsx';

/** One panel's width at each width of `fluid`, two or three to a row. */
const panel: Canvas = { ...fluid, widths: [124, 212, 205] };

export function InlinePanels({ panels, label }: { panels: PanelsChart['panels']; label: string }) {
  if (panels.length === 0) return <InlineDrawing drawing={emptyDrawing()} label={label} />;
  return (
    <figure aria-label={label} className="grid grid-cols-2 gap-x-4 gap-y-8 @md:gap-x-6 @2xl:grid-cols-3">
      {panels.map(({ title, chart }) => (
        <div key={title} className="min-w-0">
          <p className="mb-1 text-sm font-semibold text-pretty">{title}</p>
          <InlineDrawing drawing={drawSeries(chart, panel, { compact: true })} label={title} />
        </div>
      ))}
    </figure>
  );
}

export function drawPanels({ panels }: PanelsChart, { widths }: Canvas): Drawing {
  if (panels.length === 0) return emptyDrawing();
  const width = widths[0]!;
  const columns = Math.min(panels.length, Math.max(1, Math.floor((width + gap) / (190 + gap))));
  const room = (width - gap * (columns - 1)) / columns;
  const drawings = panels.map(({ chart }) => drawSeries(chart, fixed(room), { compact: true }));
  const rowHeight = Math.max(...drawings.map(({ height }) => height)) + titleHeight + gap;
  return {
    height: Math.ceil(panels.length / columns) * rowHeight - gap,
    left: 0,
    right: 0,
    legend: [],
    content: panels.map(({ title }, at) => {
      const [x, y] = [(at % columns) * (room + gap), Math.floor(at / columns) * rowHeight];
      const { left, right, height, content } = drawings[at]!;
      return (
        <g key={title}>
          <text x={x} y={y + 14} fontSize={13} fontWeight={600} fill={colours.ink}>
            {title}
          </text>
          <svg
            x={x + left}
            y={y + titleHeight}
            width={room - left - right}
            height={height}
            overflow="visible"
          >
            {content}
          </svg>
        </g>
      );
    }),
  };
}

const gap = 28;
const titleHeight = 24;
