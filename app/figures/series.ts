import type { ExactFigure } from './figure.ts';

export type Series = ReadonlyMap<number, ExactFigure>;

export function seriesOf(figures: readonly ExactFigure[], metric: ExactFigure['metric']): Series {
  return new Map(
    figures
      .filter(
        (figure) => figure.metric === metric && figure.dimension === '' && /^\d{4}$/.test(figure.period),
      )
      .map((figure) => [Number(figure.period), figure]),
  );
}

export function growths(series: Series, metric: ExactFigure['metric']): ExactFigure[] {
  return [...series].flatMap(([year, figure]) => {
    const before = series.get(year - 1)?.value;
    if (!before || figure.value === null) return [];
    return [derivedFrom(figure, { metric, value: (figure.value / before - 1) * 100 })];
  });
}

export function meanGrowth(
  series: Series,
  metric: ExactFigure['metric'],
  [from, to]: readonly [number, number],
): ExactFigure[] {
  const [first, last] = [series.get(from), series.get(to)];
  if (!first?.value || last?.value == null) return [];
  const value = ((last.value / first.value) ** (1 / (to - from)) - 1) * 100;
  return [derivedFrom(last, { metric, dimension: `since:${from}`, value })];
}

export function quotients(
  numerators: Series,
  denominators: Series,
  as: { metric: ExactFigure['metric']; factor?: number; dimension?: string },
): ExactFigure[] {
  const { metric, factor = 1, dimension = '' } = as;
  return [...numerators].flatMap(([year, figure]) => {
    const denominator = denominators.get(year)?.value;
    if (!denominator || figure.value === null) return [];
    return [derivedFrom(figure, { metric, dimension, value: (figure.value / denominator) * factor })];
  });
}

/** A derived figure is never `reported`, even when its inputs are. */
function derivedFrom(from: ExactFigure, changes: Partial<ExactFigure>): ExactFigure {
  const method = from.method === 'reported' ? 'modelled' : from.method;
  return { ...from, method, source: null, low: null, high: null, ...changes };
}
