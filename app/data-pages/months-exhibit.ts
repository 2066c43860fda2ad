import { partName } from '../figures/dimension.ts';
import type { Figure } from '../figures/figure.ts';
import type { Exhibit } from './exhibit.ts';
import { overTime } from './exhibit-shapes.ts';
import { largest, type Leaders } from './leaders.ts';

/** The months that a headline may name as strongest, in calendar order; more than three do not stand out. */
export function peakOf(months: readonly Figure[]): { peak: Leaders | null; standsOut: boolean } {
  const found = largest(months.map((figure) => ({ label: monthOf(figure), figure })));
  const parts = found?.parts.toSorted((one, other) => byMonth(one.figure, other.figure)) ?? [];
  return { peak: found && { ...found, parts }, standsOut: parts.length > 0 && parts.length <= 3 };
}

/** The year as a band around the average month, with the strongest months emphasised. */
export function monthsExhibit(
  head: Pick<Exhibit, 'id' | 'title' | 'message' | 'subtitle'>,
  figures: readonly Figure[],
): Exhibit | null {
  const months = figures.toSorted(byMonth);
  const { peak, standsOut } = peakOf(months);
  const strongest = standsOut ? peak!.parts.map(({ label }) => label) : [];
  const exhibit = overTime(head, [{ name: 'Index', figures: months }], {
    periodName: 'Month',
    labelOf: monthOf,
    baseline: 100,
  });
  if (exhibit?.chart?.kind !== 'series') return exhibit;
  const lines = exhibit.chart.lines.map(({ name, marks }) => ({
    name,
    marks: marks.map((mark) => ({
      ...mark,
      tone: strongest.includes(mark.label) ? ('accent' as const) : ('quiet' as const),
    })),
  }));
  return { ...exhibit, chart: { ...exhibit.chart, lines, months: true } };
}

const monthOf = ({ dimension }: Figure) => partName(dimension, String);
const byMonth = (one: Figure, other: Figure) => one.dimension.localeCompare(other.dimension);
