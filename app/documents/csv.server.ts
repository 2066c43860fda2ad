import { stringify } from 'csv-stringify/sync';

type Cell = string | number | boolean | null;
export type CsvRow = Readonly<Record<string, Cell>>;

type CsvOptions = { bom?: boolean; columns?: string[]; header?: boolean };

/** The header comes from the first row's keys. Text that a spreadsheet would run as a formula is escaped. */
export function toCsv(rows: readonly CsvRow[], options: CsvOptions = {}): string {
  return stringify([...rows], { header: true, cast: { boolean: String }, escape_formulas: true, ...options });
}

export function tableAsCsv<Thing>(
  things: readonly Thing[],
  cells: Readonly<Record<string, (thing: Thing) => Cell>>,
): string {
  const columns = Object.entries(cells);
  const rows = things.map((thing) => Object.fromEntries(columns.map(([name, cell]) => [name, cell(thing)])));
  return toCsv(rows, { columns: Object.keys(cells) });
}
