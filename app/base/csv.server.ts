import { stringify } from 'csv-stringify/sync';

type Cell = string | number | boolean | null;
export type CsvRow = Readonly<Record<string, Cell>>;

/** With a head of the first row's keys. A text that a spreadsheet would take for a formula gets an apostrophe. */
export function toCsv(rows: readonly CsvRow[], options: { bom?: boolean; columns?: string[] } = {}): string {
  return stringify([...rows], { header: true, cast: { boolean: String }, escape_formulas: true, ...options });
}

/** A row for each thing, under a head that is there without any too. */
export function tableAsCsv<Thing>(
  things: readonly Thing[],
  cells: Readonly<Record<string, (thing: Thing) => Cell>>,
): string {
  const columns = Object.entries(cells);
  const rows = things.map((thing) => Object.fromEntries(columns.map(([name, cell]) => [name, cell(thing)])));
  return toCsv(rows, { columns: Object.keys(cells) });
}
