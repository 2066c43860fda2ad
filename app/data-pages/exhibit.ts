import type { Chart } from '../charts/chart.ts';
import type { Figure } from '../figures/figure.ts';

/** One message with all that stands behind it: the sentence, the chart and the table are made of the same figures. */
export type Exhibit = {
  /** Its part of addresses: `size` in `/embed/market/de/all/size`. */
  id: string;
  /** Its short name, in lists and file names: 'Market size'. */
  title: string;
  /** The headline says what the figures say: 'Germany spends five times as much online as …'. */
  message: string;
  /** Measure, place and period. */
  subtitle: string;
  /** None where a table says it better. */
  chart: Chart | null;
  table: ExhibitTable;
  /** What a reader has to know beside the figures. */
  note?: string;
  /** Needs the whole width of the page. */
  wide?: boolean;
};

export type ExhibitTable = {
  /** The first names the rows. */
  columns: readonly string[];
  rows: readonly ExhibitRow[];
};

export type ExhibitRow = {
  label: string;
  /** The page about what the row is of. */
  href?: string;
  /** It has no page of ours: the row is locked and leads to the tool. */
  locked?: boolean;
  cells: readonly Cell[];
};

/** A figure, plain words, words with a source behind them, or nothing. */
export type Cell = Figure | Reference | string | null;

export type Reference = { text: string; href: string };

export function figuresOf({ table }: Pick<Exhibit, 'table'>): Figure[] {
  return table.rows.flatMap(({ cells }) => cells.filter(isFigure));
}

export function isFigure(cell: Cell | undefined): cell is Figure {
  return typeof cell === 'object' && cell !== null && 'metric' in cell;
}
