import type { FigureSet } from '../figures/figure-set.ts';
import type { MetricKey } from '../figures/metric.ts';
import type { KeyFigure } from './sheet.ts';

type Wanted = readonly [label: string, metric: MetricKey, more?: More];

type More = {
  /** The metric of its year-on-year change. */
  change?: MetricKey;
  part?: string;
  year?: number;
};

export function keyFigures(figures: FigureSet, year: number, wanted: readonly Wanted[]): KeyFigure[] {
  return wanted.flatMap(([label, metric, more = {}]) => {
    const figure = figures.one(metric, more.year ?? year, more.part);
    const change = more.change && figures.one(more.change, year);
    return figure ? [{ label, figure, change }] : [];
  });
}
