import type { Exhibit } from '../../data-pages/exhibit.ts';
import { overTime } from '../../data-pages/exhibit-shapes.ts';
import { each, largest, type Leaders } from '../../data-pages/leaders.ts';
import { listInWords, lockedMessage } from '../../data-pages/sentence.ts';
import { partName } from '../../figures/dimension.ts';
import type { Figure } from '../../figures/figure.ts';
import type { FigureSet } from '../../figures/figure-set.ts';
import type { RetailerWords } from '../../subjects/retailer-words.ts';

/** The months against each other; what was sold in each of them is for plans. */
export function seasonExhibit(figures: FigureSet, { name }: RetailerWords): Exhibit | null {
  const months = figures.parts('seasonality-index', 'month').toSorted(byDimension);
  const peak = largest(months.map((figure) => ({ label: monthOf(figure), figure })));
  const exhibit = overTime(
    {
      id: 'season',
      title: 'Season',
      message: peak ? seasonInWords(peak) : lockedMessage('Season'),
      subtitle: `Seasonality index of ${name}, ${months[0]?.period}, mean month = 100`,
    },
    [{ name: 'Index', figures: months }],
    { periodName: 'Month', labelOf: monthOf, baseline: 100 },
  );
  return exhibit && withMonthlySales(exhibit, figures.series('monthly-sales'));
}

function seasonInWords(peak: Leaders): string {
  const share = peak.text ? `, at ${each(peak)}` : '';
  if (peak.parts.length > 3) return `No month stands out${share && `; the strongest are${share.slice(1)}`}.`;
  const inYear = peak.parts.toSorted((one, other) => byDimension(one.figure, other.figure));
  const are = inYear.length > 1 ? 'are its strongest months' : 'is its strongest month';
  return `${listInWords(inYear.map(({ label }) => label))} ${are}${share}, where an average month is 100.`;
}

function withMonthlySales(exhibit: Exhibit, sales: readonly Figure[]): Exhibit {
  if (sales.length === 0) return exhibit;
  const { columns, rows } = exhibit.table;
  const byMonth = new Map(
    sales.map((figure) => [partName(`month:${figure.period.slice(5)}`, String), figure]),
  );
  return {
    ...exhibit,
    note: 'Sales of each month are part of Corporate+; their passports in the table say more.',
    table: {
      columns: [...columns, 'Sales of the month'],
      rows: rows.map((row) => ({ ...row, cells: [...row.cells, byMonth.get(row.label) ?? null] })),
    },
  };
}

const monthOf = ({ dimension }: Figure) => partName(dimension, String);
const byDimension = (one: Figure, other: Figure) => one.dimension.localeCompare(other.dimension);
