import type { ExactFigure } from './figure.ts';

/** The yearly figures of one metric, by year. */
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

/** Changes against the year before, in percent. */
export function growths(series: Series, metric: ExactFigure['metric']): ExactFigure[] {
  return [...series].flatMap(([year, figure]) => {
    const before = series.get(year - 1)?.value;
    if (!before || figure.value === null) return [];
    return [follows(figure, { metric, value: (figure.value / before - 1) * 100 })];
  });
}

/** The mean growth of a year over a span, in percent. */
export function meanGrowth(
  series: Series,
  metric: ExactFigure['metric'],
  [from, to]: readonly [number, number],
): ExactFigure[] {
  const [first, last] = [series.get(from), series.get(to)];
  if (!first?.value || last?.value == null) return [];
  const value = ((last.value / first.value) ** (1 / (to - from)) - 1) * 100;
  return [follows(last, { metric, dimension: `since:${from}`, value })];
}

/** One series divided by another, year by year. */
export function quotients(
  numerators: Series,
  denominators: Series,
  as: { metric: ExactFigure['metric']; factor?: number; dimension?: string },
): ExactFigure[] {
  const { metric, factor = 1, dimension = '' } = as;
  return [...numerators].flatMap(([year, figure]) => {
    const denominator = denominators.get(year)?.value;
    if (!denominator || figure.value === null) return [];
    return [follows(figure, { metric, dimension, value: (figure.value / denominator) * factor })];
  });
}

/** A figure that follows from others is never reported itself, whatever they are. */
function follows(from: ExactFigure, changes: Partial<ExactFigure>): ExactFigure {
  const method = from.method === 'reported' ? 'modelled' : from.method;
  return { ...from, method, source: null, low: null, high: null, ...changes };
}
