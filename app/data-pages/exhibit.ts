import type { Chart } from '../charts/chart.ts';
import type { Figure } from '../figures/figure.ts';

/** One message: the sentence, the chart and the table are made of the same figures. */
export type Exhibit = {
  /** Used in addresses: `size` in `/embed/market/de/all/size`. */
  id: string;
  title: string;
  /** A finding: 'Germany spends five times as much online as …'. */
  message: string;
  subtitle: string;
  /** Null where a table is clearer. */
  chart: Chart | null;
  table: ExhibitTable;
  note?: string;
  wide?: boolean;
  /** Sentences beside a wide chart. */
  text?: readonly string[];
  filters?: RowFilters;
};

/** A plain form above the table. The table already has the chosen rows only. */
export type RowFilters = {
  action: string;
  fields: readonly {
    name: string;
    label: string;
    chosen: string;
    options: readonly { value: string; label: string }[];
  }[];
};

export type ExhibitTable = {
  columns: readonly string[];
  rows: readonly ExhibitRow[];
  /** How many rows a page shows at first. */
  first?: number;
  /** The column that a page shows before the names, such as the rank. */
  leading?: string;
  /** The column of ranges that a page also draws, as steps of one ladder. */
  ladder?: string;
  /** Whether a page draws the ranges of each row as steps of one ladder, which differs from row to row. */
  rowLadders?: boolean;
  /** Whether its values are so short that a phone shows all of them on the line of their row. */
  compact?: true;
};

export type ExhibitRow = {
  label: string;
  href?: string;
  /** It has no page here: the row shows a lock and links to the tool. */
  locked?: boolean;
  /** The slug of a locked retailer. */
  shop?: string;
  /** The two-letter code of a country whose flag belongs to the row. */
  country?: string;
  /** The index of the cell that is certainly the highest. */
  highest?: number;
  cells: readonly Cell[];
};

export type Cell = Figure | Reference | string | null;

export type Reference = { text: string; href: string };

export function figuresOf({ table }: Pick<Exhibit, 'table'>): readonly Figure[] {
  const known = figuresIn.get(table);
  if (known) return known;
  const figures = table.rows.flatMap(({ cells }) => cells.filter(isFigure));
  figuresIn.set(table, figures);
  return figures;
}

/** A page asks for the figures of an exhibit half a dozen times. */
const figuresIn = new WeakMap<ExhibitTable, readonly Figure[]>();

/** '1 row', '14 rows'. */
export const rowCount = ({ rows }: { rows: readonly unknown[] }) =>
  rows.length === 1 ? '1 row' : `${rows.length} rows`;

export function isFigure(cell: Cell | undefined): cell is Figure {
  return typeof cell === 'object' && cell !== null && 'metric' in cell;
}
