import type { Column, ColumnType, DatasetFile } from './dataset-files.ts';

/** Names and types come from `datasetFiles` alone, never from an import, so they are safe in SQL. */
export function columnNames(columns: readonly Column[]): string {
  return columns.map(columnName).join(', ');
}

export function columnName({ name }: Column): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function columnType({ type }: Column): string {
  return sqlTypes[type] ?? 'text collate "C"';
}

export function keyColumns({ columns }: DatasetFile): readonly Column[] {
  return columns.filter(({ key }) => key);
}

export function stagedTable({ table }: DatasetFile): string {
  return `staged_${table}`;
}

const sqlTypes: Partial<Record<ColumnType, string>> = {
  year: 'integer',
  integer: 'integer',
  number: 'double precision',
  boolean: 'boolean',
  date: 'date',
};

export function copyLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(copyCell).join('\t')}\n`;
}

function copyCell(cell: string | number | null): string {
  if (cell === null) return '\\N';
  if (typeof cell === 'number') return String(cell);
  return /[\\\t\n\r]/.test(cell) ? cell.replace(/[\\\t\n\r]/g, (character) => escapes[character]!) : cell;
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
