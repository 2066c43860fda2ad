import { stringify } from 'csv-stringify/sync';

export type CsvRow = Readonly<Record<string, string | number | boolean | null>>;

/** With a head of the first row's keys. A text that a spreadsheet would take for a formula gets an apostrophe. */
export function toCsv(rows: readonly CsvRow[], options: { bom?: boolean } = {}): string {
  return stringify([...rows], { header: true, cast: { boolean: String }, escape_formulas: true, ...options });
}
