import type { Figure } from './figure.ts';
import { edgesOf, extentOf, tickOf } from './figure-marks.ts';
import { formatRange } from './format/format.ts';
import { rangeOf } from './ladder.ts';

export type NamedStep = { low: number | null; high: number | null; text: string };

/** One colour for each of `steps`, and which of them a figure has: -1 if it has none. */
export type Shading = { steps: NamedStep[]; stepOf: (figure: Figure) => number; scaleName?: string };

/**
 * Where a range covers several steps, the colour of any of them would say more than the range. Then all have the colour
 * of their lower ends, whose names claim no more than that: 'at least $200'.
 */
export function shadingOf(figures: readonly Figure[]): Shading {
  const steps = stepsBetween(figures);
  const isWide = (figure: Figure) => extentOf(figure) !== null && stepIndex(figure, steps) < 0;
  if (!figures.some(isWide)) return { steps, stepOf: (figure) => stepIndex(figure, steps) };
  const lowest = stepsBetween(figures.map(lowerEnd)).map((step) => ({
    ...step,
    text: lowerEndText(figures[0]!, step),
  }));
  return {
    steps: lowest,
    stepOf: (figure) => stepIndex(lowerEnd(figure), lowest),
    scaleName: 'Lower end of the range',
  };
}

/** The name of a step that stands for lower ends only. */
export function lowerEndText(figure: Figure, step: Ends): string {
  return step.low === null ? formatRange(figure.metric, step) : `at least ${tickOf(figure)(step.low)}`;
}

function lowerEnd(figure: Figure): Figure {
  const extent = extentOf(figure);
  if (!extent) return figure;
  return { ...figure, visibility: 'range', range: rangeOf(figure.metric, extent.low ?? -Infinity) };
}

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
  const reaches = (step: (typeof steps)[number]) => known.some(({ extent }) => overlap(extent, step));
  const [from, to] = [steps.findIndex(reaches), steps.findLastIndex(reaches)];
  return steps.slice(from, to + 1).map((step) => ({ ...step, text: formatRange(metric, step) }));
}

/** What is written between the steps, blank where the outermost are open. */
export function edgesBetween(steps: readonly NamedStep[], figure: Figure): string[] {
  const tick = tickOf(figure);
  const ends = steps.length > 0 ? [steps[0]!.low, ...steps.map(({ high }) => high)] : [];
  return ends.map((end) => (end === null ? '' : tick(end)));
}

/** -1 for a range of several steps: the colour of one of them would say more than the range. */
export function stepIndex(figure: Figure, steps: readonly NamedStep[]): number {
  const extent = extentOf(figure);
  const touched = extent ? steps.filter((step) => overlap(extent, step)) : [];
  return touched.length === 1 ? steps.indexOf(touched[0]!) : -1;
}

type Ends = { low: number | null; high: number | null };

/** A step includes its lower end; an exact number has two equal ends. */
function overlap(extent: Ends, step: Ends): boolean {
  const [low, high] = [extent.low ?? -Infinity, extent.high ?? Infinity];
  const [from, to] = [step.low ?? -Infinity, step.high ?? Infinity];
  return low === high ? from <= low && low < to : low < to && from < high;
}
