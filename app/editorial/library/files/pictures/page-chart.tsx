import type { Chart } from '../../../../charts/chart.ts';
import { fitChart, FittedChart, type Box } from './fitted-chart.tsx';
import { hasRows, RowChart, rowsHeight } from './row-chart.tsx';

type Props = {
  chart: Chart;
  box: Box;
  /** How much larger its type may be than in a web page. */
  largest?: number;
};

/** A chart on a page of its own, as large as the box allows. */
export function PageChart(props: Props) {
  const { chart } = props;
  return hasRows(chart) ? <RowChart {...props} chart={chart} /> : <FittedChart {...props} />;
}

/** What it takes of the box. */
export function chartHeight(chart: Chart, box: Box, largest?: number): number {
  if (hasRows(chart)) return rowsHeight(chart, box, largest);
  const { inner, scale } = fitChart(chart, box, largest);
  return inner.height * scale;
}
