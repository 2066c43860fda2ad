import type { Exhibit } from '../../../../data-pages/exhibit.ts';

/** The chart that stands for the whole: the first one of many marks of one measure. */
export function coverExhibit(exhibits: readonly (Exhibit | null)[]): Exhibit | null {
  const found = exhibits.filter((exhibit) => exhibit !== null);
  return found.find(isBold) ?? found.find(({ chart }) => chart !== null) ?? found[0] ?? null;
}

function isBold({ chart }: Exhibit): boolean {
  if (chart?.kind === 'series') return chart.lines[0]!.marks.length >= fewest;
  return chart?.kind === 'bars' && chart.marks.length >= fewest;
}

const fewest = 5;
