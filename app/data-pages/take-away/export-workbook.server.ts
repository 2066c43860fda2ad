import writeExcelFile, { type CellObject, type Row, type Sheet } from 'write-excel-file/node';
import { dateInWords } from '../../base/dates.ts';
import { exportColumns, type ExportedRow, type ExportedTable, type SheetExport } from './export-sheet.ts';
import {
  headCell,
  heading,
  pair,
  strong,
  text,
  valueCell,
  widthOf,
  worksheetNames,
} from './worksheet-cells.server.ts';

/** A spreadsheet: what it is about, every exhibit as it stands on the page, and all figures in one list. */
export async function workbookOf({ about, tables, rows }: SheetExport): Promise<Uint8Array<ArrayBuffer>> {
  const titles = tables.map(({ title }) => title);
  const names = worksheetNames(titles, [aboutName, figuresName]);
  const worksheets = [
    aboutSheet(about, tables, names),
    ...tables.map((table, at) => exhibitSheet(table, names[at]!)),
    figureSheet(rows),
  ];
  return new Uint8Array(await writeExcelFile(worksheets, { fontFamily: 'Calibri', fontSize: 11 }).toBuffer());
}

type Worksheet = Sheet<Buffer>;

function aboutSheet(
  about: SheetExport['about'],
  tables: readonly ExportedTable[],
  names: readonly string[],
): Worksheet {
  const { edition, scope, rangesNote, citation } = about;
  const lines: [string, string | null][] = [
    ['Page', about.url],
    ['As of', dateInWords(edition.asOf)],
    ['Next update', dateInWords(edition.nextUpdate)],
    ['Data set', edition.version],
    ['Counted', scope.counted.join('; ')],
    ['Not counted', scope.notCounted.join('; ')],
    ['Ranges', rangesNote],
    ['Citation', citation.plain],
    ['Licence', about.licence],
  ];
  return {
    sheet: aboutName,
    showGridLines: false,
    columns: [{ width: 24 }, { width: 96 }],
    data: [
      [heading(about.title)],
      [text(about.description)],
      [],
      ...lines.flatMap(([label, value]) => (value ? [pair(label, value)] : [])),
      [],
      [strong('Worksheets')],
      ...tables.map(({ message }, at) => pair(names[at]!, message)),
      pair(figuresName, 'Every figure with its unit, method, source and passport'),
    ],
  };
}

function exhibitSheet(table: ExportedTable, name: string): Worksheet {
  const { message, subtitle, columns, rows, note, source, rangesNote } = table;
  const notes = [note, rangesNote, source].flatMap((line) => (line ? [[text(line)]] : []));
  const looks = columns.map(({ numeric }): CellObject => ({ align: numeric ? 'right' : 'left' }));
  return {
    sheet: name,
    showGridLines: false,
    stickyRowsCount: 4,
    columns: columns.map((column, at) => ({ width: widthOf([column.name, ...rows.map((row) => row[at])]) })),
    data: [
      [heading(message)],
      [text(subtitle)],
      [],
      columns.map((column, at) => ({ ...headCell(column.name), ...looks[at] })),
      ...rows.map((row): Row => row.map((cell, at) => ({ ...valueCell(cell), ...looks[at] }))),
      [],
      ...notes,
    ],
  };
}

function figureSheet(rows: readonly ExportedRow[]): Worksheet {
  return {
    sheet: figuresName,
    stickyRowsCount: 1,
    columns: exportColumns.map((column) => ({ width: widthOf([column, ...rows.map((row) => row[column])]) })),
    data: [
      exportColumns.map(headCell),
      ...rows.map((row): Row => exportColumns.map((column) => valueCell(row[column] ?? null))),
    ],
  };
}

const aboutName = 'About';
const figuresName = 'Figures';
