import { isFigure, type Exhibit, type ExhibitRow } from '../data-pages/exhibit.ts';
import { extentOf } from '../figures/figure-marks.ts';
import type { MetricKey } from '../figures/metric.ts';

/** A measure, with the exhibit that shows it. */
export type Difference = { measure: string; exhibit: string };

/** For each measure, which side is clearly the highest. Size is left out, because the page opens with it. */
export function differencesOf(exhibits: readonly Exhibit[], size: MetricKey) {
  const measured = exhibits
    .filter(({ table }) => table.rowLadders)
    .flatMap(({ id, table }) =>
      table.rows
        .filter((row) => isCompared(row) && row.cells.filter(isFigure).every(({ metric }) => metric !== size))
        .map(({ label, highest }) => ({
          measure: withoutYear(label),
          exhibit: id,
          side: highest === undefined ? null : table.columns[highest + 1]!,
        })),
    );
  return {
    highestOn: Map.groupBy(measured, ({ side }) => side),
    tooClose: measured.filter(({ side }) => side === null),
  };
}

/** Where a side has no value, nothing is said about the others. */
const isCompared = ({ cells }: ExhibitRow) =>
  cells.every((cell) => isFigure(cell) && extentOf(cell) !== null);

const withoutYear = (label: string) => label.replace(/, \d{4}(?: or \d{4})*$/, '');
