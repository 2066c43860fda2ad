import { drawBars } from './kinds/bar-drawing.tsx';
import type { Chart } from './chart.ts';
import type { Drawing } from './drawing.ts';
import type { Canvas } from './fitting.ts';
import { drawFunnel } from './kinds/funnel-drawing.tsx';
import { drawMap } from './kinds/map-drawing.tsx';
import { drawMatrix } from './kinds/matrix-drawing.tsx';
import { drawPanels } from './kinds/panels-drawing.tsx';
import { drawProduct } from './kinds/product-drawing.tsx';
import { drawSeries } from './kinds/series-drawing.tsx';
import { drawSlope } from './kinds/slope-drawing.tsx';
import { drawStack } from './kinds/stack-drawing.tsx';

export function drawingOf(chart: Chart, canvas: Canvas): Drawing {
  switch (chart.kind) {
    case 'series':
      return drawSeries(chart, canvas);
    case 'bars':
      return drawBars(chart, canvas);
    case 'stack':
      return drawStack(chart, canvas);
    case 'funnel':
      return drawFunnel(chart);
    case 'slope':
      return drawSlope(chart, canvas);
    case 'panels':
      return drawPanels(chart, canvas);
    case 'map':
      return drawMap(chart, canvas);
    case 'matrix':
      return drawMatrix(chart, canvas);
    case 'product':
      return drawProduct(chart, canvas);
  }
}
