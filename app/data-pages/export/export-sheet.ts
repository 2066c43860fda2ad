import type { Edition } from '../../figures/dataset.ts';
import type { Figure } from '../../figures/figure.ts';
import { figureCells } from '../../figures/format/figure-cells.ts';
import { formatFigure } from '../../figures/format/format.ts';
import { figuresOf, isFigure, type Cell, type Exhibit } from '../exhibit.ts';
import { sheetFigures, type Sheet } from '../sheet.ts';
import { sheetPath } from '../../figures/sheet-address.ts';
import { exhibitSource, rangesNoteOf, sheetCitation } from '../sheet-notes.ts';

export type SheetExport = ReturnType<typeof exportSheet>;

export function exportSheet(sheet: Sheet, siteUrl: string) {
  const { title, description, lead, edition, scope } = sheet;
  const exhibits = [keyFigureExhibit(sheet), ...sheet.exhibits].filter(({ table }) => table.rows.length > 0);
  return {
    about: {
      title,
      description,
      summary: lead,
      url: siteUrl + sheetPath(sheet.key),
      edition,
      scope,
      rangesNote: rangesNoteOf(sheetFigures(sheet)),
      citation: sheetCitation(sheet, siteUrl),
      licence: 'You may use these figures anywhere, provided you cite them as above.',
    },
    tables: exhibits.map((exhibit) => exportTable(exhibit, edition)),
    rows: exhibits.flatMap(exportRows),
  };
}

export type ExportedTable = ReturnType<typeof exportTable>;

function exportTable(exhibit: Exhibit, edition: Edition) {
  const { id, title, message, subtitle, note = null, table } = exhibit;
  return {
    id,
    title,
    message,
    subtitle,
    note,
    source: exhibitSource(exhibit, edition),
    rangesNote: rangesNoteOf(figuresOf(exhibit)),
    columns: table.columns.map((name, at) => ({
      name,
      numeric: table.rows.some(({ cells }) => isFigure(cells[at - 1])),
    })),
    rows: table.rows.map(({ label, cells }) => [label, ...cells.map(textOf)]),
  };
}

export const exportColumns = [
  'exhibit',
  'row',
  'column',
  'text',
  'metric',
  'value',
  'low',
  'high',
  'unit',
  'period',
  'dimension',
  'visibility',
  'method',
  'confidence',
  'source',
  'as_of',
  'next_update',
  'version',
  'definition',
  'passport',
  'note',
] as const;

/** One table cell with everything known about it; null where a text has no such value. */
export type ExportedRow = Readonly<Record<(typeof exportColumns)[number], string | number | null>>;

function exportRows({ title, table }: Exhibit): ExportedRow[] {
  const rows = table.rows.flatMap(({ label, cells }) =>
    cells.map((cell, at) => ({
      ...blank,
      exhibit: title,
      row: label,
      column: table.columns[at + 1] ?? '',
      text: textOf(cell),
      ...(isFigure(cell) ? figureCells(cell) : { source: hrefOf(cell) }),
    })),
  );
  return rows.filter(({ text }) => text !== '');
}

const blank = Object.fromEntries(exportColumns.map((column) => [column, null])) as ExportedRow;

function textOf(cell: Cell): string {
  if (cell === null) return 'N/A';
  if (isFigure(cell)) return formatFigure(cell);
  return typeof cell === 'string' ? cell : cell.text;
}

function hrefOf(cell: Exclude<Cell, Figure>): string | null {
  return cell !== null && typeof cell !== 'string' ? cell.href : null;
}

function keyFigureExhibit({ title, lead, keyFigures }: Sheet): Exhibit {
  const hasChanges = keyFigures.some(({ change }) => change !== undefined);
  return {
    id: 'key-figures',
    title: 'Key figures',
    message: title,
    subtitle: lead,
    chart: null,
    table: {
      columns: ['Figure', 'Value', ...(hasChanges ? ['Year on year'] : [])],
      rows: keyFigures.map(({ label, name, figure, change }) => ({
        label: `${name ? `${label}: ${name}` : label}, ${figure.period}`,
        cells: [figure, ...(hasChanges ? [change ?? ''] : [])],
      })),
    },
  };
}
