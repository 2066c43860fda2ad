import writeExcelFile from 'write-excel-file/node';
import type { Workbook, WorkbookCell } from '../../documents/workbook.ts';

export async function writeWorkbook(workbook: Workbook): Promise<Uint8Array<ArrayBuffer>> {
  const worksheets = workbook.map(({ data, ...sheet }) => ({
    ...sheet,
    data: data.map((row) => row.map(typed)),
  }));
  return new Uint8Array(await writeExcelFile(worksheets, { fontFamily: 'Calibri', fontSize: 11 }).toBuffer());
}

/** Texts are typed as such, so that Excel never runs one as a formula. */
function typed(cell: WorkbookCell) {
  const { value, ...look } = cell;
  if (value === undefined) return look;
  return typeof value === 'number' ? { ...look, value, type: Number } : { ...look, value, type: String };
}
