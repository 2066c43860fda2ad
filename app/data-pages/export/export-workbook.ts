import { dateInWords } from '../../base/dates.ts';
import {
  headCell,
  heading,
  pair,
  strong,
  text,
  valueCell,
  widthOf,
  worksheetNames,
  type Workbook,
  type WorkbookCell,
  type WorkbookRow,
  type Worksheet,
} from '../../documents/workbook.ts';
import { exportColumns, type ExportedRow, type ExportedTable, type SheetExport } from './export-sheet.ts';

export function workbookOf({ about, tables, rows }: SheetExport): Workbook {
  const titles = tables.map(({ title }) => title);
  const names = worksheetNames(titles, [aboutName, figuresName]);
  return [
    aboutSheet(about, tables, names),
    ...tables.map((table, at) => exhibitSheet(table, names[at]!)),
    figureSheet(rows),
  ];
}

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
    ['Included', scope.counted.join('; ')],
    ['Excluded', scope.notCounted.join('; ')],
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
  const looks = columns.map(({ numeric }): WorkbookCell => ({ align: numeric ? 'right' : 'left' }));
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
      ...rows.map((row): WorkbookRow => row.map((cell, at) => ({ ...valueCell(cell), ...looks[at] }))),
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
      ...rows.map((row): WorkbookRow => exportColumns.map((column) => valueCell(row[column] ?? null))),
    ],
  };
}

const aboutName = 'About';
const figuresName = 'Figures';
