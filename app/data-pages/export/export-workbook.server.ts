import writeExcelFile, { type CellObject, type Row, type Sheet } from 'write-excel-file/node';
import { dateInWords } from '../../base/dates.ts';
import { exportColumns, type ExportedRow, type ExportedTable, type SheetExport } from './export-sheet.ts';

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

// Always typed `String`, so that Excel never runs a text as a formula.
export const text = (value: string): CellObject => ({ value, type: String });
export const strong = (value: string): CellObject => ({ ...text(value), fontWeight: 'bold' });
export const heading = (value: string): CellObject => ({ ...strong(value), fontSize: 14 });
export const headCell = (value: string): CellObject => ({ ...strong(value), bottomBorderStyle: 'thin' });

export function pair(label: string, value: string): Row {
  return [
    { ...strong(label), alignVertical: 'top' },
    { ...text(value), wrap: true },
  ];
}

/** Years and ranks are written as numbers, or Excel flags each of them as an error. */
export function valueCell(value: string | number | null): CellObject {
  if (value === null) return {};
  if (typeof value === 'string' && !/^\d{1,4}$/.test(value)) return text(value);
  // Without a format, Excel writes numbers from 12 digits on as 1E+11.
  const format = Number(value) >= 10_000 ? '#,##0' : undefined;
  return { value: Number(value), type: Number, format };
}

export function widthOf(cells: readonly (string | number | null | undefined)[]): number {
  const longest = Math.max(...cells.map((cell) => (cell ?? '').toLocaleString('en-US').length));
  return Math.min(48, Math.max(10, longest + 2));
}

/** Excel allows 31 characters, forbids some, and needs unique names. */
export function worksheetNames(titles: readonly string[], others: readonly string[]): string[] {
  const taken = new Set(others.map((name) => name.toLowerCase()));
  return titles.map((title) => {
    const plain = title.replaceAll(/[\s[\]/\\:*?']+/g, ' ').trim();
    let name = plain.slice(0, 31).trim();
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${plain.slice(0, 27)} ${count}`;
    taken.add(name.toLowerCase());
    return name;
  });
}
