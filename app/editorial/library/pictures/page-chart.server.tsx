import type { Chart } from '../../../charts/chart.ts';
import { layOut, margin, Plot } from '../../../charts/standalone-sheet.tsx';

type Props = {
  chart: Chart;
  box: Box;
  /** The largest scale of its type, compared with web pages. */
  largest?: number;
};

/** As large as its box allows, in the same form as on a web page. */
export function PageChart({ chart, box, largest }: Props) {
  const { layout, inner, scale } = fitChart(chart, box, largest);
  return (
    <svg
      x={box.x}
      y={box.y}
      width={box.width}
      height={inner.height * scale}
      viewBox={`${margin} ${inner.top} ${inner.width} ${inner.height}`}
      overflow="visible"
    >
      <Plot {...layout} />
    </svg>
  );
}

export function chartHeight(chart: Chart, box: Box, largest?: number): number {
  const { inner, scale } = fitChart(chart, box, largest);
  return inner.height * scale;
}

export type Box = { x: number; y: number; width: number; height: number };

function fitChart(chart: Chart, { width, height }: Pick<Box, 'width' | 'height'>, largest = 1.5) {
  const fitted = scales.filter((scale) => scale <= largest).map((scale) => plotAt(chart, width, scale));
  return fitted.find(({ inner, scale }) => inner.height * scale <= height) ?? fitted.at(-1)!;
}

const scales = [2.2, 2, 1.8, 1.65, 1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.9, 0.8, 0.7, 0.6, 0.5];

function plotAt(chart: Chart, width: number, scale: number) {
  const inner = width / scale;
  const layout = layOut(chart, noText, inner + 2 * margin);
  const { legend: top, chart: chartTop } = layout.tops;
  return { layout, scale, inner: { top, width: inner, height: chartTop + layout.drawing.height - top } };
}

const noText = { title: '', subtitle: '', source: '', note: null };
