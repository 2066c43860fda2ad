import type { StripChart } from '../chart.ts';
import { colours } from '../colours.ts';
import { emptyDrawing } from '../drawing-parts.tsx';
import type { Drawing } from '../drawing.ts';
import { roomy, type Canvas, wrapText } from '../fitting.ts';
import { cellHeight, StripCells } from './strip-cells.tsx';
import { headForm, headHeight, StripHead } from './strip-head.tsx';
import { stripRows } from './strip-rows.ts';

/** For a picture of one known width: names beside the strips, or above them where it is narrow. */
export function drawStrip(chart: StripChart, { widths }: Canvas): Drawing {
  const { rows, constant } = stripRows(chart);
  if (chart.columns.length === 0 || rows.length + constant.length === 0) return emptyDrawing();
  const width = widths[0]!;
  const beside = width >= roomy;
  const names = beside ? Math.round(width * 0.24) : width;
  const [left, plot] = beside ? [names + 16, width - names - 16] : [0, width];
  const form = headForm(chart, plot);
  const head = headHeight(form, chart.columns, plot);
  let bottom = rows.length > 0 ? head : 0;
  const placed = rows.map((row) => {
    const lines = wrapText(row.name, size, names);
    const words = lines.length * lineHeight;
    const top = bottom;
    bottom += beside ? Math.max(words, cellHeight) + 4 : words + cellHeight + 8;
    const cellTop = beside ? top + (bottom - top - 4 - cellHeight) / 2 : top + words + 4;
    const wordsTop = beside ? top + (bottom - top - 4 - words) / 2 : top;
    return { row, lines, cellTop, wordsTop };
  });
  const kept = constant.map(({ name, mark }) => `${name} ${mark.text}`.replaceAll(' ', '\u00a0')).join(' · ');
  const foot = kept ? wrapText(`${chart.constant}: ${kept}`, size, width) : [];
  const footTop = bottom + (rows.length > 0 ? 12 : 0);
  return {
    height: foot.length > 0 ? footTop + foot.length * lineHeight : bottom,
    left: 0,
    right: 0,
    legend: [],
    content: (
      <>
        {rows.length > 0 && (
          <svg x={left} width={plot} height={head}>
            <StripHead {...chart} form={form} widths={[plot]} />
          </svg>
        )}
        {placed.map(({ row, lines, cellTop, wordsTop }) => (
          <g key={row.name}>
            <Words lines={lines} top={wordsTop} colour={colours.ink} />
            <svg x={left} y={cellTop} width={plot} height={cellHeight}>
              <StripCells row={row} columns={chart.columns} widths={[plot]} />
            </svg>
          </g>
        ))}
        <Words lines={foot} top={footTop} colour={colours.soft} />
      </>
    ),
  };
}

const size = 13;
const lineHeight = 18;

function Words({ lines, top, colour }: { lines: readonly string[]; top: number; colour: string }) {
  return lines.map((line, at) => (
    <text key={line} x={0} y={top + 13 + at * lineHeight} fontSize={size} fill={colour}>
      {line}
    </text>
  ));
}
