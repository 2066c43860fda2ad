import type { Chart } from './chart.ts';
import type { Drawing } from './drawing.ts';
import type { Canvas } from './fitting.ts';
import { drawMap } from './kinds/map-drawing.tsx';
import { drawMatrix } from './kinds/matrix-drawing.tsx';
import { drawProduct } from './kinds/product-drawing.tsx';
import { drawSlope } from './kinds/slope-drawing.tsx';
import { drawRows } from './rows/rows-drawing.tsx';
import { drawSeries } from './series/series-drawing.tsx';
import { drawStrip } from './strip/strip-drawing.tsx';

export function drawingOf(chart: Chart, canvas: Canvas): Drawing {
  switch (chart.kind) {
    case 'series':
      return drawSeries(chart, canvas);
    case 'ladder':
    case 'capsules':
    case 'funnel':
      return drawRows(chart, canvas);
    case 'strip':
      return drawStrip(chart, canvas);
    case 'map':
      return drawMap(chart, canvas);
    case 'matrix':
      return drawMatrix(chart, canvas);
    case 'slope':
      return drawSlope(chart, canvas);
    case 'product':
      return drawProduct(chart, canvas);
  }
}
