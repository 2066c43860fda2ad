import { colours } from '../../../charts/colours.ts';
import { cutText, textWidth, wrapText } from '../../../charts/fitting.ts';
import type { TableTexts } from '../files/exhibit-texts.ts';
import { TextLines } from './drawn-page.server.tsx';
import type { Box } from './page-chart.server.tsx';

type Props = { table: TableTexts; box: Box; most?: number; moreRows: (count: number) => string };

/** As many rows as fit into the box, with a note on the rest. */
export function DrawnTable({ table, box, most, moreRows }: Props) {
  const { size, columns, headLines, rows, left } = fitTable(table, box, most);
  const headHeight = headLines * headStep(size) + 10;
  const step = rowStep(size);
  const bottom = box.y + headHeight + rows.length * step;
  return (
    <>
      {columns.map(({ x, head, anchor }) => (
        <TextLines
          key={x}
          lines={head}
          x={box.x + x}
          baseline={box.y + headHeight - 10 - (head.length - 1) * headStep(size)}
          size={size}
          step={headStep(size)}
          colour={colours.soft}
          anchor={anchor}
        />
      ))}
      <Rule {...box} y={box.y + headHeight} colour={colours.edge} />
      {rows.map((row, at) => (
        <g key={row.join()}>
          {row.map((text, column) => (
            <TextLines
              key={columns[column]!.x}
              lines={[text]}
              x={box.x + columns[column]!.x}
              baseline={box.y + headHeight + at * step + step / 2 + size * 0.36}
              size={size}
              anchor={columns[column]!.anchor}
            />
          ))}
          <Rule {...box} y={box.y + headHeight + (at + 1) * step} colour={colours.line} />
        </g>
      ))}
      {left > 0 && (
        <TextLines
          lines={[moreRows(left)]}
          x={box.x}
          baseline={bottom + step * 0.7}
          size={size}
          colour={colours.soft}
        />
      )}
    </>
  );
}

function Rule({ x, y, width, colour }: { x: number; y: number; width: number; colour: string }) {
  return <line x1={x} x2={x + width} y1={y + 0.5} y2={y + 0.5} stroke={colour} />;
}

/** In the largest type in which all columns and the wanted rows fit. */
function fitTable(table: TableTexts, { width, height }: Room, most = Infinity) {
  const wanted = Math.min(table.rows.length, most);
  const tries = [20, 18, 17, 16, 15, 14, 13, 12].map((size) => layOut(table, width, size));
  const withRoom = tries.map((layout) => ({ ...layout, room: roomFor(layout, height) }));
  const chosen =
    withRoom.find(({ fits, room }) => fits && room >= wanted + (wanted < table.rows.length ? 1 : 0)) ??
    withRoom.at(-1)!;
  const { size, widths, columns, headLines, room } = chosen;
  const shown = Math.min(wanted, room < table.rows.length ? room - 1 : room);
  const cut = (row: readonly string[]) => row.map((text, at) => cutText(text, size, widths[at]! + 2));
  const rows = table.rows.slice(0, Math.max(0, shown)).map(cut);
  return { size, columns, headLines, rows, left: table.rows.length - rows.length };
}

type Room = Pick<Box, 'width' | 'height'>;

const headStep = (size: number) => Math.round(size * 1.2);
const rowStep = (size: number) => Math.round(size * 1.65);
const gap = 20;

const roomFor = ({ size, headLines }: { size: number; headLines: number }, height: number) =>
  Math.floor((height - headLines * headStep(size) - 10) / rowStep(size));

function layOut({ columns, rows }: TableTexts, width: number, size: number) {
  const needs = columns.map(({ name }, at) => {
    const words = name.split(' ').map((word) => textWidth(word, size));
    return Math.max(...words, ...rows.map((row) => textWidth(row[at] ?? '', size)));
  });
  const [first = 0, ...others] = needs;
  const room = width - gap * others.length;
  const forOthers = others.reduce((sum, need) => sum + need, 0);
  // Spare width is shared among all columns; missing width is taken from the labels.
  const spare = Math.max(0, room - first - forOthers) / columns.length;
  const widths = [Math.min(first, room - forOthers) + spare, ...others.map((need) => need + spare)];
  let end = -gap;
  const placed = columns.map(({ name, numeric }, at) => {
    const start = end + gap;
    end = start + widths[at]!;
    const head = wrapText(name, size, widths[at]!);
    return numeric ? { x: end, head, anchor: 'end' as const } : { x: start, head, anchor: 'start' as const };
  });
  const headLines = Math.max(...placed.map(({ head }) => head.length));
  return { size, fits: first + forOthers <= room, widths, columns: placed, headLines };
}
