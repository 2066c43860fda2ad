import type { KeyFigure } from '../../exhibits/sheet.ts';
import type { FigureSet } from '../../figures/figure-set.ts';
import type { MetricKey } from '../../figures/metric.ts';

/** Those that are there, net sales with their growth. */
export function keyFiguresOf(
  figures: FigureSet,
  year: number,
  wanted: readonly (readonly [label: string, metric: MetricKey])[],
): KeyFigure[] {
  return wanted.flatMap(([label, metric]) => {
    const figure = figures.one(metric, year);
    const change = metric === 'net-sales' ? figures.one('net-sales-growth', year) : undefined;
    return figure ? [{ label, figure, change }] : [];
  });
}
