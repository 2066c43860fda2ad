import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { colours } from '../../../charts/colours.ts';
import { inTheme, type Theme } from '../../../charts/draw-chart.server.tsx';
import { cutText, textWidth, wrapText } from '../../../charts/fitting.ts';

type Page = {
  title: string;
  width: number;
  height: number;
  ground?: string;
  /** `page` for a part of a web page, whose style sheet knows the colours of both themes. */
  theme?: Theme | 'page';
};

/** A standalone SVG, which needs no style sheet, or a part of a web page. */
export function drawPage(
  { title, width, height, ground = colours.paper, theme = 'light' }: Page,
  content: ReactNode,
): string {
  const drawn = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily="Inter, Arial, sans-serif"
    >
      <title>{title}</title>
      <rect width={width} height={height} fill={ground} />
      {content}
    </svg>,
  );
  return theme === 'page' ? drawn : inTheme(theme, drawn);
}

type TextLinesProps = {
  lines: readonly string[];
  x: number;
  baseline: number;
  size: number;
  step?: number;
  colour?: string;
  strong?: boolean;
  anchor?: 'start' | 'end';
};

export function TextLines({
  lines,
  x,
  baseline,
  size,
  step = Math.round(size * 1.22),
  colour = colours.ink,
  strong = false,
  anchor,
}: TextLinesProps) {
  return lines.map((line, at) => (
    <text
      key={line}
      x={x}
      y={baseline + at * step}
      fontSize={size}
      fontWeight={strong ? 600 : undefined}
      textAnchor={anchor}
      fill={colour}
    >
      {line}
    </text>
  ));
}

type FittedText = { size: number; lines: readonly string[] };

/** In the first size that fits into `most` lines, its longest word too; the last size is cut if it does not fit either. */
export function fitText(text: string, sizes: readonly number[], width: number, most: number): FittedText {
  const tries = sizes.map((size) => ({ size, lines: wrapText(text, size, width) }));
  const fitting = tries.find(
    ({ size, lines }) => lines.length <= most && lines.every((line) => textWidth(line, size) <= width),
  );
  if (fitting) return fitting;
  const { size, lines } = tries.at(-1)!;
  const rest = lines.slice(most - 1).join(' ');
  return { size, lines: [...lines.slice(0, most - 1), cutText(rest, size, width)] };
}
