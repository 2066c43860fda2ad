import type { Figure } from '../figures/figure.ts';
import type { Exhibit } from './exhibit.ts';
import { markOf, tickOf } from './exhibit-shapes.ts';

type Head = Pick<Exhibit, 'id' | 'title' | 'message' | 'subtitle' | 'note'>;

/** Several measures over the same years, each on a scale of its own. */
export function panels(
  head: Head,
  lines: readonly { name: string; figures: readonly Figure[] }[],
): Exhibit | null {
  const filled = lines.filter(({ figures }) => figures.length > 0);
  if (filled.length === 0) return null;
  const years = [...new Set(filled.flatMap(({ figures }) => figures.map(({ period }) => period)))].toSorted();
  return {
    ...head,
    chart: {
      kind: 'panels',
      panels: filled.map(({ name, figures }) => ({
        title: name,
        chart: {
          kind: 'series',
          lines: [{ name, marks: figures.map((figure) => markOf(figure, figure.period)) }],
          tick: tickOf(figures[0]!),
        },
      })),
    },
    table: {
      columns: ['Year', ...filled.map(({ name }) => name)],
      rows: years.map((year) => ({
        label: year,
        cells: filled.map(({ figures }) => figures.find(({ period }) => period === year) ?? null),
      })),
    },
  };
}
