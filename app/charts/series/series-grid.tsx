import type { Line, SeriesChart } from '../chart.ts';
import type { Drawing } from '../drawing.ts';
import { plotWidths } from '../drawing.ts';
import { fixed, fluid, type Canvas } from '../fitting.ts';
import { Flag } from '../../ui/flag.tsx';
import { InlineDrawing } from '../inline-drawing.tsx';
import { frameOf, lastKnown } from './series-frame.ts';
import { hasPanels, Panel, panelHeight, panelsOf, PanelTitle, titleHeight } from './series-panel.tsx';

/** From here on panels under one another would be longer than a screen. */
const fewest = 4;

export const isGrid = (chart: SeriesChart) => hasPanels(chart) && chart.lines.length >= fewest;

/** Small multiples: the panels side by side, on one scale. A page decides by its width how many fit in a row. */
export function InlineGrid({ chart, label }: { chart: SeriesChart; label: string }) {
  return (
    <figure aria-label={label} className="grid gap-x-6 gap-y-4 @md:grid-cols-2 @3xl:grid-cols-3">
      {chart.lines.map((line, at) => {
        const { name, text } = lastKnown(line);
        return (
          <div key={line.name} className="@container min-w-0">
            <p className="text-sm leading-5">
              <Flag country={line.country} /> <span className="font-semibold">{name}</span>{' '}
              <span className="text-soft">{text}</span>
            </p>
            <InlineDrawing drawing={cellOf(chart, line, at === 0, fluid)} label={`${name}: ${label}`} />
          </div>
        );
      })}
    </figure>
  );
}

/** The same in a picture of a known width. */
export function drawGrid(chart: SeriesChart, canvas: Canvas): Drawing {
  const width = canvas.widths.at(-1)!;
  const columns = width >= 560 && chart.lines.length > fewest ? 3 : 2;
  const cellWidth = Math.floor((width - gap * (columns - 1)) / columns);
  const step = titleHeight + panelHeight + 14;
  return {
    height: Math.ceil(chart.lines.length / columns) * step,
    left: 0,
    right: 0,
    legend: [],
    content: chart.lines.map((line, at) => {
      const cell = cellOf(chart, line, at === 0, fixed(cellWidth));
      const [x, y] = [(at % columns) * (cellWidth + gap), Math.floor(at / columns) * step];
      return (
        <g key={line.name}>
          <PanelTitle line={line} x={x} y={y + 14} />
          <svg
            x={x + cell.left}
            y={y + titleHeight}
            width={cellWidth - cell.left - cell.right}
            height={panelHeight}
            overflow="visible"
          >
            {cell.content}
          </svg>
        </g>
      );
    }),
  };
}

const gap = 20;

function cellOf(chart: SeriesChart, line: Line, isFirst: boolean, canvas: Canvas): Drawing {
  const panels = panelsOf(chart, canvas.widths[0]!, 2);
  return {
    left: panels.left,
    right: panels.right,
    height: panelHeight,
    legend: [],
    content: (
      <Panel
        chart={chart}
        line={line}
        frame={frameOf({ lines: [line] }, panelHeight, panels.scale)}
        widths={plotWidths(canvas, panels)}
        namesOutlook={isFirst}
      />
    ),
  };
}
