/** A row in the text form of Postgres' COPY. */
export function copyLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(copyCell).join('\t')}\n`;
}

function copyCell(cell: string | number | null): string {
  if (cell === null) return '\\N';
  if (typeof cell === 'number') return String(cell);
  return /[\\\t\n\r]/.test(cell) ? cell.replace(/[\\\t\n\r]/g, (character) => escapes[character]!) : cell;
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
