import { staticMarkup } from '../ui/drawn/static-markup.server.tsx';
import tokens from '../ui/tokens.css?raw';
import type { Chart } from './chart.ts';
import { drawingOf } from './drawing-of.tsx';
import { fluid } from './fitting.ts';
import { InlineDrawing } from './inline-drawing.tsx';
import { InlineMap } from './kinds/inline-map.tsx';
import { InlineProduct } from './kinds/product-drawing.tsx';
import { InlineRows } from './rows/inline-rows.tsx';
import { layOut, Sheet, type SheetText } from './standalone-sheet.tsx';
import { InlineGrid, isGrid } from './series/series-grid.tsx';
import { InlineStrip } from './strip/inline-strip.tsx';

export function drawChart(chart: Chart, label: string): string {
  return staticMarkup(
    <div className="@container" style={{ printColorAdjust: 'exact' }}>
      <Inline chart={chart} label={label} />
    </div>,
  );
}

/** Charts full of words are laid out by the browser, which knows the width; the others are one drawing for every width. */
function Inline({ chart, label }: { chart: Chart; label: string }) {
  switch (chart.kind) {
    case 'ladder':
    case 'capsules':
    case 'funnel':
      return <InlineRows chart={chart} label={label} />;
    case 'strip':
      return <InlineStrip chart={chart} label={label} />;
    case 'product':
      return <InlineProduct {...chart} label={label} />;
    case 'series':
      if (isGrid(chart)) return <InlineGrid chart={chart} label={label} />;
      return <InlineDrawing drawing={drawingOf(chart, fluid)} label={label} />;
    case 'map':
      return <InlineMap chart={chart} label={label} />;
    default:
      return <InlineDrawing drawing={drawingOf(chart, fluid)} label={label} />;
  }
}

export function drawStandalone(
  chart: Chart,
  text: SheetText,
  width = 720,
): { svg: string; width: number; height: number } {
  const layout = layOut(chart, text, width);
  return { svg: inLightTheme(staticMarkup(<Sheet {...layout} />)), width, height: layout.height };
}

/** Image viewers know no CSS variables. */
export const inLightTheme = (svg: string): string => inTheme('light', svg);

export type Theme = 'light' | 'dark';

export function inTheme(theme: Theme, svg: string): string {
  return svg.replaceAll(/var\(--color-([a-z0-9-]+)\)/g, (_, name: string) => colourIn(theme, name));
}

const tokenColours = new Map(
  [...tokens.matchAll(/--color-([a-z0-9-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name, { light: light!, dark: dark! }],
  ),
);

function colourIn(theme: Theme, name: string) {
  const colour = tokenColours.get(name);
  if (!colour) throw new Error(`tokens.css has no --color-${name}`);
  return colour[theme];
}
