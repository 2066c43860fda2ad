import { toCsv } from '../../documents/csv.server.ts';
import { brand } from '../../base/brand.ts';
import { mediaTypes } from '../linked-data.ts';
import type { Sheet } from '../sheet.ts';
import type { FileFormat } from '../../figures/sheet-address.ts';
import { exportSheet, type SheetExport } from './export-sheet.ts';
import { workbookOf } from './export-workbook.server.ts';

export type ExportedFile = { name: string; mediaType: string; body: string | Uint8Array<ArrayBuffer> };

/** What a sheet shows, as a file to keep. */
export async function exportFile(sheet: Sheet, siteUrl: string, format: FileFormat): Promise<ExportedFile> {
  return {
    name: `${fileStem(sheet)}-${sheet.edition.asOf}.${format}`,
    mediaType: mediaTypes[format],
    body: await writers[format](exportSheet(sheet, siteUrl)),
  };
}

/** 'marketquay-market-de-all'. */
export function fileStem({ key }: Pick<Sheet, 'key'>): string {
  return `${brand.slug}-${key}`.toLowerCase().replaceAll(/[^a-z0-9.]+/g, '-');
}

type Writer = (sheet: SheetExport) => string | Promise<Uint8Array<ArrayBuffer>>;

const writers: Readonly<Record<FileFormat, Writer>> = {
  // Without the mark, Excel takes the dash of a range for three odd letters.
  csv: ({ rows }) => toCsv(rows, { bom: true }),
  json: ({ about, tables, rows }) =>
    `${JSON.stringify({ ...about, exhibits: tables, figures: rows }, null, 2)}\n`,
  xlsx: workbookOf,
};
