import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { colours } from '../../../../charts/colours.ts';
import { inLightTheme } from '../../../../charts/draw-chart.server.tsx';

type Page = { title: string; width: number; height: number; ground?: string };

/** A picture of its own: it needs no style sheet, and is the same in every theme. */
export function drawPage({ title, width, height, ground = colours.paper }: Page, content: ReactNode): string {
  return inLightTheme(
    renderToStaticMarkup(
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
    ),
  );
}
