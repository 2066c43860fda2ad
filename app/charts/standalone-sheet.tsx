import { brand } from '../base/brand.ts';
import type { Chart } from './chart.ts';
import { colours } from './colours.ts';
import { drawingOf } from './drawing-of.tsx';
import type { Drawing, LegendItem } from './drawing.ts';
import { fixed, roomy, textWidth, wrapText } from './fitting.ts';
import { LegendKey } from './inline-drawing.tsx';

export type SheetText = { title: string; subtitle: string; source: string; note: string | null };

export function layOut(chart: Chart, text: SheetText, width: number) {
  const inner = width - 2 * margin;
  const drawing = drawingOf(chart, fixed(inner));
  const title = wrapText(text.title, titleSize, inner);
  const subtitle = wrapText(text.subtitle, 14, inner);
  const legend = namesBeside(drawing, inner) ? [] : legendRows(drawing.legend, inner);
  const note = wrapText(text.note ?? '', 12, inner);
  const source = wrapText(text.source, 12, inner - textWidth(brand.product, 13) - 24);

  const subtitleTop = margin + title.length * titleLine + 2;
  const legendTop = subtitleTop + subtitle.length * 20 + 18;
  const chartTop = legendTop + (legend.length > 0 ? legend.length * 22 + 8 : 0);
  const ruleTop = chartTop + drawing.height + 22;
  const noteTop = ruleTop + 8;
  const sourceTop = noteTop + note.length * 18;
  const height = Math.ceil(sourceTop + Math.max(1, source.length) * 18 + 18);
  return {
    width,
    height,
    drawing,
    label: text.title,
    lines: { title, subtitle, legend, note, source },
    tops: {
      title: margin,
      subtitle: subtitleTop,
      legend: legendTop,
      chart: chartTop,
      rule: ruleTop,
      note: noteTop,
      source: sourceTop,
    },
  };
}

export const margin = 28;
const titleSize = 21;
const titleLine = 27;

function namesBeside({ legendWhenNarrow }: Drawing, width: number) {
  return legendWhenNarrow === true && width >= roomy;
}

export type PlacedItem = LegendItem & { x: number };

export function legendRows(legend: readonly LegendItem[], width: number): PlacedItem[][] {
  const rows: PlacedItem[][] = [];
  let x = Infinity;
  for (const item of legend) {
    const wide = 18 + textWidth(item.name, 13) + (item.text ? textWidth(item.text, 13) + 6 : 0);
    if (x + wide > width) {
      rows.push([]);
      x = 0;
    }
    rows.at(-1)!.push({ ...item, x });
    x += wide + 18;
  }
  return rows;
}

export type SheetLayout = ReturnType<typeof layOut>;

export function Sheet({ width, height, drawing, label, lines, tops }: SheetLayout) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily="Inter, sans-serif"
    >
      <title>{label}</title>
      {/* `map.svg#preview` is the beginning of the drawing, without the words around it. */}
      <view id="preview" viewBox={`${margin} ${tops.chart} ${2 * drawing.height} ${drawing.height}`} />
      <rect width={width} height={height} fill={colours.paper} />
      <Lines of={lines.title} top={tops.title} size={titleSize} step={titleLine} strong />
      <Lines of={lines.subtitle} top={tops.subtitle} size={14} step={20} />
      <Plot width={width} drawing={drawing} lines={lines} tops={tops} />
      <line x1={margin} x2={width - margin} y1={tops.rule + 0.5} y2={tops.rule + 0.5} stroke={colours.line} />
      <Lines of={lines.note} top={tops.note} size={12} step={18} />
      <Lines of={lines.source} top={tops.source} size={12} step={18} />
      <text
        x={width - margin}
        y={tops.source + 13}
        textAnchor="end"
        fontSize={13}
        fontWeight={600}
        fill={colours.ink}
      >
        {brand.product}
      </text>
    </svg>
  );
}

export function Plot({
  width,
  drawing,
  lines,
  tops,
}: Pick<SheetLayout, 'width' | 'drawing' | 'lines' | 'tops'>) {
  const right = width - 2 * margin >= roomy ? (drawing.roomyRight ?? drawing.right) : drawing.right;
  return (
    <>
      {lines.legend.map((row, at) => (
        <LegendRow key={row[0]!.name} row={row} top={tops.legend + at * 22} />
      ))}
      <svg
        x={margin + drawing.left}
        y={tops.chart}
        width={Math.min(width - 2 * margin, drawing.maxWidth ?? Infinity) - drawing.left - right}
        height={drawing.height}
        viewBox={drawing.viewBox}
        overflow="visible"
      >
        {drawing.content}
      </svg>
    </>
  );
}

type LinesProps = { of: readonly string[]; top: number; size: number; step: number; strong?: boolean };

function Lines({ of, top, size, step, strong = false }: LinesProps) {
  return of.map((line, at) => (
    <text
      key={line}
      x={margin}
      y={top + at * step + (step + size) / 2 - 3}
      fontSize={size}
      fontWeight={strong ? 600 : undefined}
      fill={strong ? colours.ink : colours.soft}
    >
      {line}
    </text>
  ));
}

export function LegendRow({ row, top }: { row: readonly PlacedItem[]; top: number }) {
  return row.map(({ name, text, colour, look, x }) => (
    <g key={name}>
      <LegendKey colour={colour} look={look} x={margin + x} y={top + 2} />
      <text x={margin + x + 18} y={top + 13} fontSize={13} fill={colours.ink}>
        {name}
        {text && (
          <tspan dx={6} fill={colours.soft}>
            {text}
          </tspan>
        )}
      </text>
    </g>
  ));
}
