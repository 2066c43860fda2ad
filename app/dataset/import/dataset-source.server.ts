import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { SourceRow } from './check-row.ts';
import { datasetFiles, type DatasetFile } from '../dataset-files.ts';
import type { Fault } from '../faults.ts';
import { readCsv } from './read-csv.server.ts';

export type DatasetSource = {
  size: number | null;
  read: (file: DatasetFile) => AsyncIterable<SourcePart>;
};

/** After such a fault rows may be missing, so references to them cannot be checked. */
type SourcePart = { kind: 'rows'; rows: readonly SourceRow[]; read: number } | ({ kind: 'fault' } & Fault);

/** Unknown CSV files are faults, because their names may be misspelt. */
export async function openFolder(folder: string): Promise<{ source: DatasetSource; faults: Fault[] }> {
  const names = await readdir(folder).catch(() => null);
  const found = (names ?? []).filter((name) => name.endsWith('.csv'));
  const expected = datasetFiles.map(({ name }) => `${name}.csv`);
  const sizes = await Promise.all(found.map(async (name) => (await stat(join(folder, name))).size));
  const source: DatasetSource = {
    size: sizes.reduce((sum, size) => sum + size, 0),
    read: (file) => readFolderFile(join(folder, `${file.name}.csv`), file, found),
  };
  if (names === null) return { source, faults: [fileFault(folder, 'There is no such folder.')] };
  const strays = found.filter((name) => !expected.includes(name));
  return { source, faults: strays.map((name) => fileFault(name, 'No data set has a file of this name.')) };
}

export type RowObjects = Readonly<Record<string, Iterable<Readonly<Record<string, CellValue>>>>>;
type CellValue = string | number | boolean | null;

export function rowsSource(rows: RowObjects): DatasetSource {
  return {
    size: null,
    async *read({ name, columns }) {
      let batch: SourceRow[] = [];
      let line = 1;
      for (const row of rows[name] ?? []) {
        line += 1;
        batch.push({ line, cells: columns.map((column) => String(row[column.name] ?? '')) });
        if (batch.length < 1_000) continue;
        yield { kind: 'rows', rows: batch, read: batch.length };
        batch = [];
      }
      yield { kind: 'rows', rows: batch, read: batch.length };
    },
  };
}

async function* readFolderFile(
  path: string,
  file: DatasetFile,
  found: readonly string[],
): AsyncGenerator<SourcePart> {
  const name = basename(path);
  if (!found.includes(name)) {
    yield { kind: 'fault', ...fileFault(name, 'The file is missing. Without data it is its header only.') };
    return;
  }
  let header: readonly string[] | undefined;
  let order: number[] = [];
  for await (const part of readCsv(path)) {
    if (part.kind === 'fault') {
      yield { kind: 'fault', file: name, line: part.line, column: null, sentence: part.sentence };
      return;
    }
    let records = part.records;
    if (!header && records.length > 0) {
      header = records[0]!.cells;
      records = records.slice(1);
      const faults = headerFaults(name, file, header);
      for (const fault of faults) yield { kind: 'fault', ...fault };
      if (faults.length > 0) return;
      order = file.columns.map((column) => header!.indexOf(column.name));
    }
    const rows: SourceRow[] = [];
    for (const { line, cells } of records) {
      if (cells.length === header!.length) rows.push({ line, cells: order.map((index) => cells[index]!) });
      else yield { kind: 'fault', file: name, line, column: null, sentence: widthFault(cells, header!) };
    }
    yield { kind: 'rows', rows, read: part.bytes };
  }
  if (!header) yield { kind: 'fault', ...fileFault(name, 'The file is empty: even its header is missing.') };
}

function headerFaults(name: string, { columns }: DatasetFile, header: readonly string[]): Fault[] {
  const expected = columns.map((column) => column.name);
  const fault = (column: string, sentence: string): Fault => ({ file: name, line: 1, column, sentence });
  return [
    ...expected
      .filter((column) => !header.includes(column))
      .map((column) => fault(column, 'The column is missing.')),
    ...header
      .filter((column) => !expected.includes(column))
      .map((column) => fault(column, `The file has no such column. Its columns are ${expected.join(', ')}.`)),
    ...header
      .filter((column, index) => header.indexOf(column) !== index)
      .map((column) => fault(column, 'The header names this column twice.')),
  ];
}

function widthFault(cells: readonly string[], header: readonly string[]): string {
  return `The row has ${cells.length} cells, the header ${header.length}.`;
}

function fileFault(file: string, sentence: string): Fault {
  return { file, line: null, column: null, sentence };
}
