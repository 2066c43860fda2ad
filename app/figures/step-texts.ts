import type { Figure } from './figure.ts';
import { extentOf, edgesOf } from './figure-marks.ts';
import { formatRange } from './format/format.ts';

export type NamedStep = { low: number | null; text: string };

/** All steps from the lowest to the highest figure, for a legend without gaps. */
export function stepsBetween(figures: readonly Figure[]): NamedStep[] {
  const known = figures.flatMap((figure) => {
    const extent = extentOf(figure);
    return extent ? [{ figure, extent }] : [];
  });
  const [first] = known;
  if (!first) return [];
  const { metric } = first.figure;
  const ends = [null, ...edgesOf(first.figure), null];
  const steps = ends.slice(1).map((high, at) => ({ low: ends[at]!, high }));
  const reaches = (step: (typeof steps)[number]) =>
    known.some(
      ({ extent }) =>
        (extent.low ?? -Infinity) < (step.high ?? Infinity) &&
        (step.low ?? -Infinity) < (extent.high ?? Infinity),
    );
  const [from, to] = [steps.findIndex(reaches), steps.findLastIndex(reaches)];
  return steps.slice(from, to + 1).map((step) => ({ low: step.low, text: formatRange(metric, step) }));
}

/** A range of several steps is coloured as the lowest of them. */
export function stepIndex(figure: Figure, steps: readonly NamedStep[]): number {
  const low = extentOf(figure)?.low ?? -Infinity;
  return Math.max(
    0,
    steps.findLastIndex((step) => (step.low ?? -Infinity) <= low),
  );
}
