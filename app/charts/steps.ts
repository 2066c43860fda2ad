import type { Extent, Mark } from './chart.ts';

/** Neighbouring steps of a ladder, `to` excluded. Step 0 lies below the first edge, the last one above the last. */
export type Steps = { from: number; to: number };

/** Exactly the steps that an extent touches: a range between two edges fills what lies between them and no more. */
export function stepsOf({ low, high }: Extent, edges: readonly number[]): Steps {
  const from = low === null ? 0 : countUntil((edge) => edge > low, edges);
  if (high === null) return { from, to: edges.length + 1 };
  const below = countUntil((edge) => edge >= high, edges);
  return { from, to: Math.max(from, below) + 1 };
}

/** Edges ascend. */
function countUntil(isReached: (edge: number) => boolean, edges: readonly number[]): number {
  const at = edges.findIndex(isReached);
  return at === -1 ? edges.length : at;
}

/**
 * Where an extent begins and ends on its ladder. A range between edges fills its steps; one that was converted, such as
 * spending per head, ends within a step, as far in as its value.
 */
export function placesOf(extent: Extent, edges: readonly number[]): Steps {
  const { low, high } = extent;
  const steps = stepsOf(extent, edges);
  if (low !== null && low === high) return steps;
  return {
    from: low === null ? steps.from : (placeIn(steps.from, low, edges) ?? steps.from),
    to: high === null ? steps.to : (placeIn(steps.to - 1, high, edges) ?? steps.to),
  };
}

/** Null in a step that is open at one end: nobody can say how far in a value is. */
function placeIn(step: number, value: number, edges: readonly number[]): number | null {
  const [below, above] = [edges[step - 1], edges[step]];
  if (below === undefined || above === undefined) return null;
  return Number((step + (value - below) / (above - below)).toFixed(3));
}

/**
 * The part of the ladder that a chart shows: all the steps in use, and a few more where those are few. Between the
 * first and the last edge their number is even, so that every second edge can be labelled.
 */
export function shownSteps(
  marks: readonly Pick<Mark, 'extent'>[],
  edges: readonly number[],
  fewest = 6,
): Steps {
  const used = marks.flatMap(({ extent }) => (extent ? [stepsOf(extent, edges)] : []));
  if (used.length === 0) return { from: 0, to: 0 };
  let from = Math.min(...used.map((steps) => steps.from));
  let to = Math.max(...used.map((steps) => steps.to));
  // Even steps are a scale as well, which starts at zero like every scale of shares.
  if (from > 1 && isEven(edges)) from = 1;
  // The outermost steps are open; they are shown only where they are used.
  while (to - from < fewest && (from > 1 || to < edges.length)) {
    if (to < edges.length) to += 1;
    if (to - from < fewest && from > 1) from -= 1;
  }
  if (edgePlaces({ from, to }, edges).length % 2 === 0) {
    if (to < edges.length) to += 1;
    else if (from > 1) from -= 1;
  }
  return { from, to };
}

/** A range as steps of the short ladder that a column of ranges shares; `of` is how many it has. */
export type Rungs = Steps & { of: number };

export function rungsOf(extents: readonly (Extent | null)[], edges: readonly number[]): (Rungs | null)[] {
  const shown = shownSteps(
    extents.map((extent) => ({ extent })),
    edges,
  );
  return extents.map((extent) => {
    if (!extent) return null;
    const { from, to } = stepsOf(extent, edges);
    return { from: from - shown.from, to: to - shown.from, of: shown.to - shown.from };
  });
}

function isEven(edges: readonly number[]) {
  const [first = 0, second = 0] = edges;
  return first === 0 && edges.every((edge, at) => edge === first + at * (second - first));
}

/** The edges between and around the steps that are shown, each with its place from 0 to 1. */
export function edgePlaces({ from, to }: Steps, edges: readonly number[]): { edge: number; at: number }[] {
  return Array.from({ length: to - from + 1 }, (_, place) => place).flatMap((place) => {
    const edge = edges[from + place - 1];
    return edge === undefined ? [] : [{ edge, at: place / (to - from) }];
  });
}

/** Neighbours in the list that have the same range; each missing text is a group too. */
export function groupByRange(marks: readonly Mark[]): Mark[][] {
  const groups: Mark[][] = [];
  for (const mark of marks) {
    const last = groups.at(-1)?.[0];
    if (last && isAlike(last, mark)) groups.at(-1)!.push(mark);
    else groups.push([mark]);
  }
  return groups;
}

function isAlike(one: Mark, other: Mark) {
  return (
    one.text === other.text &&
    one.extent?.low === other.extent?.low &&
    one.extent?.high === other.extent?.high &&
    (one.tone === 'outlook') === (other.tone === 'outlook')
  );
}

/** Equal neighbours in a row of a strip, `to` excluded, or each by itself. */
export type Run = { from: number; to: number; mark: Mark };

export function runsOf(marks: readonly (Mark | undefined)[], { separate = false } = {}): Run[] {
  const runs: Run[] = [];
  marks.forEach((mark, at) => {
    const last = runs.at(-1);
    if (!mark) return;
    if (!separate && last && last.to === at && isAlike(last.mark, mark)) last.to = at + 1;
    else runs.push({ from: at, to: at + 1, mark });
  });
  return runs;
}
