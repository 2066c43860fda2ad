import { extentOf } from '../../figures/figure-marks.ts';
import type { Figure } from '../../figures/figure.ts';

/**
 * The parts to show of a split in several places, in the order of the data: those that lead in one of the places, and the
 * largest of the others, as far as a table has room for all that are as large.
 */
export function largestParts(places: readonly (readonly Figure[])[]): string[] {
  const highest = new Map<string, number>();
  for (const figure of places.flat())
    highest.set(figure.dimension, Math.max(highOf(figure), highest.get(figure.dimension) ?? 0));
  const ranked = [...highest.values()].toSorted((one, other) => other - one);
  const tooSmall = ranked[mostParts] ?? 0;
  const leading = new Set(places.flatMap(leadersOf));
  return [...highest].flatMap(([part, high]) => (high > tooSmall || leading.has(part) ? part : []));
}

const mostParts = 8;

function leadersOf(figures: readonly Figure[]): string[] {
  const lead = Math.max(...figures.map(highOf));
  return figures.flatMap((figure) => (lead > 0 && highOf(figure) === lead ? figure.dimension : []));
}

/** Zero where it is locked. */
function highOf(figure: Figure): number {
  const extent = extentOf(figure);
  return extent ? (extent.high ?? Infinity) : 0;
}
