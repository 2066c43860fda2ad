import { brand } from '../../base/brand.ts';
import { toCsv } from '../../documents/csv.server.ts';
import type { WriteDeck } from '../../documents/deck.ts';
import type { WriteWorkbook } from '../../documents/workbook.ts';
import { dateInWords } from '../../base/dates.ts';
import { drawStandalone } from '../../charts/draw-chart.server.tsx';
import { figuresOf } from '../exhibit.ts';
import { mediaTypes } from '../linked-data.ts';
import type { Sheet } from '../sheet.ts';
import { exhibitSource, rangesNoteOf } from '../sheet-notes.ts';
import { sheetPath, type FileFormat } from '../../figures/sheet-address.ts';
import { deckOfSheet } from './export-deck.server.ts';
import { exportSheet, type ExportedTable, type SheetExport } from './export-sheet.ts';
import { workbookOf } from './export-workbook.ts';

export type ExportedFile = { name: string; mediaType: string; body: string | Uint8Array<ArrayBuffer> };

/** Files that take time to make are written in worker threads. */
type Writers = { writeWorkbook: WriteWorkbook; writeDeck: WriteDeck };

export async function exportFile(
  sheet: Sheet,
  siteUrl: string,
  format: FileFormat,
  { writeWorkbook, writeDeck }: Writers,
): Promise<ExportedFile> {
  const exported = exportSheet(sheet, siteUrl);
  return {
    name: `${fileStem(sheet)}-${sheet.edition.asOf}.${format}`,
    mediaType: mediaTypes[format],
    body: await {
      csv: () => toCsvFile(exported),
      json: () => toJson(exported),
      xlsx: () => writeWorkbook(workbookOf(exported)),
      pptx: () => writeDeck(deckOfSheet(sheet, siteUrl)),
    }[format](),
  };
}

export function fileStem({ key }: Pick<Sheet, 'key'>): string {
  return `${brand.slug}-${key}`.toLowerCase().replaceAll(/[^a-z0-9.]+/g, '-');
}

// Without the BOM, Excel misreads the dash of a range.
const toCsvFile = ({ rows }: SheetExport) => toCsv(rows, { bom: true });

const toJson = ({ about, tables, rows }: SheetExport) =>
  `${JSON.stringify({ ...about, exhibits: tables, figures: rows }, null, 2)}\n`;

/** One chart of a sheet as an SVG file; null for exhibits without a chart. */
export function chartPicture({ exhibits, edition }: Sheet, id: string | undefined): string | null {
  const exhibit = exhibits.find((each) => each.id === id);
  if (!exhibit?.chart) return null;
  const { chart, message, subtitle, note } = exhibit;
  const notes = [note, rangesNoteOf(figuresOf(exhibit))].filter(Boolean).join(' ');
  const text = { title: message, subtitle, source: exhibitSource(exhibit, edition), note: notes || null };
  return drawStandalone(chart, text).svg;
}

export function markdownOf(sheet: Sheet, siteUrl: string): string {
  const { about, tables } = exportSheet(sheet, siteUrl);
  const { edition, scope, rangesNote, citation, licence } = about;
  const parts = [
    `# ${about.title}`,
    about.summary,
    `As of ${dateInWords(edition.asOf)}. Next update ${dateInWords(edition.nextUpdate)}. ${edition.version}.${
      edition.demonstration
        ? ' A demonstration data set: names and published facts are real; other figures are modelled.'
        : ''
    }`,
    rangesNote,
    ...tables.flatMap(sectionOf),
    '## Scope',
    `Included: ${scope.counted.join('; ')}.`,
    `Excluded: ${scope.notCounted.join('; ')}.`,
    '## Cite',
    citation.plain,
    licence,
    `The page: ${siteUrl}${sheetPath(sheet.key)}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function sectionOf({ title, message, subtitle, columns, rows, note, source }: ExportedTable) {
  const line = (cells: readonly string[]) => `| ${cells.map(inCell).join(' | ')} |`;
  const table = [
    line(columns.map(({ name }) => name)),
    `|${columns.map(({ numeric }) => (numeric ? '---:' : '---')).join('|')}|`,
    ...rows.map(line),
  ].join('\n');
  const isOpening = title === 'Key figures';
  return [`## ${title}`, isOpening ? null : message, isOpening ? null : subtitle, table, note, source];
}

const inCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
